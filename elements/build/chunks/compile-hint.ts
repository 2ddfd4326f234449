// Which chunks browsers compile while they are still coming, beside the page's own work: those of which nearly every
// function runs before the first element stands. Otherwise each is compiled within the task that first calls it.
const chunks = ['kit', 'core'];

/** The first line of a chunk; browsers that do not know the hint compile as ever. */
export const compileHint = ({ name }: { name: string }): string =>
  chunks.includes(name) ? '//# allFunctionsCalledOnLoad' : '';
