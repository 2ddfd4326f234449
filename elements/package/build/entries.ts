// What the package can be imported by: one entry per element, with the code of each as it is written to a file.
import { className } from '../../build/manifest.ts';
import type { Contract } from '../../kit/contract.ts';

export interface ElementEntry {
  contract: Contract;
  /** What follows `airside/`: the tag without its prefix. */
  name: string;
  /** Source below the repository, and what it exports: a class, or the contract that one is made of. */
  source: string;
  makes: 'class' | 'contract';
}

/** Written by hand, under another path than that of its contract. */
const handWritten: Record<string, string> = { 'mini-cart': 'elements/package/mini-cart.ts' };

export function elementEntries(contracts: readonly Contract[]): ElementEntry[] {
  return contracts.map((contract) => {
    const name = contract.tag.replace('airside-', '');
    const source = handWritten[name] ?? `elements/tags/${name}/${name}.ts`;
    const makes = handWritten[name] || contract.component === null ? 'class' : 'contract';
    return { contract, name, source, makes };
  });
}

/** `airside/<name>/element`: the class alone. Built files are below lib, with the paths of their sources. */
export function classModule({ contract, source, makes }: ElementEntry): string {
  const name = className(contract.tag);
  const path = `../../lib/${source.replace('.ts', '.js')}`;
  if (makes === 'class') return `export { element as ${name} } from '${path}';\n`;
  return `import { elementClass } from '../../lib/elements/kit/define.js';
import contract from '${path}';
export const ${name} = /* @__PURE__ */ elementClass(contract);
`;
}

/** `airside/<name>`: the same, registered; with all others at hand where it shows whatever tags it is given. */
export function registeringModule({ contract, name }: ElementEntry, showsOthers: boolean): string {
  const others = showsOthers ? "import '../lib/elements/package/all.js';\n" : '';
  return `${others}import { registerInTurn } from '../lib/elements/package/register.js';
import { ${className(contract.tag)} } from './${name}/element.js';
registerInTurn('${contract.tag}', () => ${className(contract.tag)});
export { ${className(contract.tag)} };
`;
}
