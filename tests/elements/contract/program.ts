// The sources as TypeScript understands them, from the contracts on.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

export const root = resolve(import.meta.dirname, '../../..');
const elements = join(root, 'elements');
const tags = join(elements, 'tags');

/** elements/tags/<name>/<name>.ts, by tag. */
export const contractFiles: Record<string, string> = Object.fromEntries(
  readdirSync(tags)
    .filter((name) => readdirSync(join(tags, name)).includes(`${name}.ts`))
    .map((name) => [`airside-${name}`, join(tags, name, `${name}.ts`)]),
);

export const detailsFile = join(elements, 'kit/event-details.ts');

export function readProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(
    [
      ...Object.values(contractFiles),
      detailsFile,
      join(tags, 'mini-cart/badge.ts'),
      join(elements, 'kit/state-events.ts'),
    ],
    {
      ...options,
      types: ['vite/client'],
    },
  );
}
