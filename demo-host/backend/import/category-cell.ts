// Reads the categories cell: full paths from a root, joined by commas that names may hold too.
import { readable } from './cells';

export interface CategoryPath {
  text: string;
  /** Names from the root down; empty where the path cannot be used. */
  names: string[];
  problem?: string;
}

/** `roots`: names of the trees that exist. A piece that does not start with one belongs to the piece before it. */
export function readCategories(cell: string, roots: ReadonlySet<string>): CategoryPath[] {
  const texts: string[] = [];
  for (const piece of cell.split(',')) {
    const startsTree = roots.has(levels(piece)[0] ?? '');
    if (startsTree || texts.length === 0) texts.push(piece);
    else texts[texts.length - 1] += ',' + piece;
  }
  return texts.filter((text) => text.trim() !== '').map((text) => readPath(text.trim(), roots));
}

function levels(path: string): string[] {
  return path.split(/(?<!\\)\//).map((name) => readable(name.replace(/\\\//g, '/')).trim());
}

function readPath(text: string, roots: ReadonlySet<string>): CategoryPath {
  const names = levels(text);
  const problem = names.some((name) => name === '')
    ? `Category path "${text}" has an empty level`
    : !roots.has(names[0] ?? '')
      ? `Category "${text}" has not been created: there is no root category "${names[0]}"`
      : names.some((name) => name.length > 255)
        ? `Category path "${text}" has a name of more than 255 characters`
        : undefined;
  return problem ? { text, names: [], problem } : { text, names };
}
