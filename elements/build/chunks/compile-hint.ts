// Browsers compile a chunk while it is still coming, beside the page's own work: what is in one runs together. Otherwise
// each function is compiled within the task that first calls it.

/** Come first and have next to nothing to compile: there a line is not worth its bytes. */
const tiny = ['index', 'badge'];

/** The first line of a chunk; browsers that do not know the hint compile as ever. */
export const compileHint = ({ name }: { name: string }): string =>
  tiny.includes(name) ? '' : '//# allFunctionsCalledOnLoad';
