// `npm run new -- gift-message [--group Content] [--folder src/content/gift-message]`: makes an element that runs, to go on from.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { groupNames, type GroupName } from '../../kit/groups.ts';
import { newElement } from './new-element.ts';

const usage = `Usage: npm run new -- <name> [--group <group>] [--folder <folder below src>]
Groups: ${groupNames.join(', ')}`;

const isGroup = (group: string): group is GroupName => (groupNames as readonly string[]).includes(group);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      group: { type: 'string', default: 'Content' },
      folder: { type: 'string' },
    },
  });
  const [given = '', ...more] = positionals;
  const name = given.replace(/^airside-/, '');
  const { group, folder = `src/content/${name}` } = values;
  if (!name || more.length) throw new Error(usage);
  if (!isGroup(group)) throw new Error(`'${group}' is no group.\n${usage}`);
  const root = resolve(import.meta.dirname, '../../..');
  const written = await newElement(root, { name, group, folder: folder.replace(/\/+$/, '') });
  console.log(`<airside-${name}> is made:\n`);
  for (const [path, says] of written) console.log(`  ${path}\n      ${says}`);
  console.log(`
Next:

  1. npm run storybook, or npm run dev and the embed builder, which lists it: it shows already.
  2. Write the component. Words come by useText(), the shop by useStorefront(), building blocks from src/ui.
  3. Say in the contract what it is for, and what a page may write and hear. This names what it lacks or invents:
     npx vitest run --project unit tests/elements/contract.test.ts -t airside-${name}
  4. npm run docs, which writes its section of docs/elements.md, and npm run docs:pictures -- ${name}, which draws it.
  5. npm run check.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
