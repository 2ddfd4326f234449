// Writes the files of a new element, and its one line in elements/more.ts. What is there already stays as it is.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { filesOf, type NewElement } from './files.ts';

const table = 'elements/more.ts';

/** Answers the paths that were written, each with what it is for. */
export async function newElement(root: string, element: NewElement): Promise<[path: string, says: string][]> {
  const { name, folder } = element;
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is no name of an element: small letters, words with a hyphen between them.`);
  if (!/^src\/[a-z]/.test(folder)) throw new Error(`The component’s folder is below src, not "${folder}".`);
  const files = filesOf(element);
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing.path} is there already.`);

  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  for (const { path, text } of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, (await format(path, text, style)).code);
  }
  addLine(join(root, table), name);
  return [
    ...files.map(({ path, says }): [string, string] => [path, says]),
    [table, 'One line: where the loader finds it.'],
  ];
}

function addLine(path: string, name: string): void {
  const key = name.includes('-') ? `'${name}'` : name;
  const line = `  ${key}: () => import('./tags/${name}/${name}'),`;
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/\n};\n$/, () => `\n${line}\n};\n`),
  );
}
