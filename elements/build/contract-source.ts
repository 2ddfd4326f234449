// A contract as it is written, for what must not run its code.
import type { ESTree } from 'vite';

export type ContractSource = ESTree.ObjectExpression;

/** The object that the file of an element exports; undefined where there is none. */
export function contractIn(program: ESTree.Program): ContractSource | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    const contract = declaration.type === 'TSSatisfiesExpression' ? declaration.expression : declaration;
    if (contract.type === 'ObjectExpression') return contract;
  }
  return undefined;
}

export function fieldOf(object: ContractSource, name: string): ESTree.Node | undefined {
  const found = object.properties.find((entry) => entry.type === 'Property' && nameOf(entry.key) === name);
  return found?.type === 'Property' ? found.value : undefined;
}

export function nameOf(key: ESTree.Node): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}
