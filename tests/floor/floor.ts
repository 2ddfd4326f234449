// `npm run floor`: nothing in the built files is newer than the browsers of the floor, but for what is known to have a fallback.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { buildFolder } from '../../demo-host/build';
import { known, words } from './known';
import { newInScript, sheetsIn, treeOf } from './script-features';
import { newInStyles } from './style-features';

/** By feature: who lacks it, and the first file that uses it. */
const found = new Map<string, { browsers: string[]; file: string }>();
const wrong: string[] = [];

function look(file: string): void {
  const text = readFileSync(join(buildFolder, file), 'utf8');
  const note = (features: Map<string, string[]>) => {
    for (const [name, browsers] of features)
      if (!found.has(name) && !words.has(name.slice(1))) found.set(name, { browsers, file });
  };
  if (extname(file) === '.css') return note(newInStyles(text));
  const tree = treeOf(text);
  note(newInScript(tree));
  for (const sheet of sheetsIn(tree)) note(newInStyles(sheet));
}

const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  ['.js', '.css'].includes(extname(file)),
);
for (const file of files)
  try {
    look(file);
  } catch (error) {
    wrong.push(`${file}: ${String(error)}`);
  }

for (const [name, { browsers, file }] of found)
  if (!known[name]) wrong.push(`${name} is lacking in ${browsers.join(', ')} (${file})`);
for (const name of Object.keys(known))
  if (!found.has(name)) wrong.push(`${name} is not used any more (known.ts)`);

console.log(`${files.length} built files, ${found.size} features beyond the floor with a fallback`);
if (wrong.length || !files.length) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
