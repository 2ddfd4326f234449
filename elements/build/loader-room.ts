// Plugin: the loader keeps room for elements whose contracts it must not import; what it needs of them is written into its code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { contractIn, fieldOf } from './contract-source.ts';

const elements = resolve(import.meta.dirname, '..');

// Without the name of a plugin of the shop's build: Storybook has a loader, too.
export function loaderRoom(): Plugin {
  return {
    name: 'loader-room',
    transform: {
      filter: { id: /\/elements\/kit\/reserve\.ts$/ },
      handler(code) {
        const reserve: Record<string, string> = {};
        const inline: string[] = [];
        for (const [name, path] of contractFiles()) {
          this.addWatchFile(path);
          const contract = contractIn(this.parse(readFileSync(path, 'utf8'), { lang: 'ts' }));
          if (!contract)
            this.error(`${path} exports no contract: write \`export default { … } satisfies Contract\``);
          const size = fieldOf(contract, 'reserve');
          if (size && !isText(size)) this.error(`${path}: write reserve out, as a string`);
          reserve[name] = size?.value ?? '';
          if (size && fieldOf(contract, 'inline')) inline.push(name);
        }
        // A new element has a new line there.
        this.addWatchFile(resolve(elements, 'more.ts'));
        // In this order they take fewest bytes.
        const rank = (name: string) => (inline.includes(name) ? 0 : 1);
        const sorted = Object.entries(reserve).sort(
          ([one, size], [other, otherSize]) =>
            rank(one) - rank(other) || Number(size > otherSize) - Number(size < otherSize),
        );
        const filled = code
          .replace('__AIRSIDE_RESERVE__', () => JSON.stringify(Object.fromEntries(sorted)))
          .replace('__AIRSIDE_INLINE__', () => `${inline.length}`);
        return { code: filled, map: null };
      },
    },
  };
}

function contractFiles(): [name: string, path: string][] {
  return readdirSync(resolve(elements, 'tags'))
    .sort()
    .map((name): [string, string] => [name, resolve(elements, 'tags', name, `${name}.ts`)])
    .filter(([, path]) => existsSync(path));
}

const isText = (node: ESTree.Node): node is ESTree.StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string';
