// Elements that bring their own class: where it is, and what it has.
import { join } from 'node:path';
import ts from 'typescript';
import { element as MiniCartElement } from '../../../elements/tags/mini-cart/badge';
import { StoreElement } from '../../../elements/tags/store/provider';
import { root } from './program';

export interface HandWritten {
  file: string;
  /** They get attributes that a page writes, and tell what happens, here as well. */
  helpers: string[];
  observed: readonly string[];
  isLight: boolean;
}

export const handWritten: Record<string, HandWritten> = {
  'airside-mini-cart': {
    file: 'elements/tags/mini-cart/badge.ts',
    helpers: [],
    observed: MiniCartElement.observedAttributes,
    isLight: false,
  },
  'airside-store': {
    file: 'elements/tags/store/provider.ts',
    helpers: ['elements/kit/state-events.ts'],
    observed: StoreElement.observedAttributes,
    isLight: true,
  },
  'airside-shop': {
    file: 'elements/tags/shop/frame.ts',
    helpers: ['elements/kit/page-config.ts'],
    observed: [],
    isLight: true,
  },
};

/** Public methods of the class in a file, but for those that the browser calls. */
export function classMethods(program: ts.Program, path: string): string[] {
  const names: string[] = [];
  const checker = program.getTypeChecker();
  program.getSourceFile(path)?.forEachChild((node) => {
    if (!ts.isClassDeclaration(node)) return;
    for (const member of node.members) {
      if (!ts.isMethodDeclaration(member) || !ts.isIdentifier(member.name)) continue;
      const name = member.name.text;
      if (/Callback$|^handleEvent$/.test(name)) continue;
      const signature = checker.getSignatureFromDeclaration(member)!;
      const parameters = member.parameters.map((each) => each.getText());
      const result = checker.getAwaitedType(signature.getReturnType());
      names.push(`${name}(${parameters.join(', ')}): ${result && checker.typeToString(result)}`);
    }
  });
  return names;
}

/** Public accessors of the class in a file, but for those that are named like attributes. */
export function classProperties(program: ts.Program, path: string): string[] {
  const names: string[] = [];
  program.getSourceFile(path)?.forEachChild((node) => {
    if (!ts.isClassDeclaration(node)) return;
    for (const member of node.members)
      if (ts.isAccessor(member) && ts.isIdentifier(member.name)) names.push(member.name.text);
  });
  return names;
}

/** Those that it observes, and those that it reads when it needs them. */
export function attributesOf(program: ts.Program, { file, helpers, observed }: HandWritten): Set<string> {
  const reads = found(program, [file, ...helpers], /(?:this|shop)\.getAttribute\('([\w-]+)'\)/g);
  return new Set([...observed, ...reads]);
}

/** Names of events in the code that dispatches them. */
export function eventsOf(program: ts.Program, { helpers }: HandWritten): Set<string> {
  return new Set(found(program, helpers, /'(airside-[\w-]+-changed)'/g));
}

/** Parts of an inner element that can be reached from outside; undefined where there is none. */
export function exportedParts(program: ts.Program, { file }: HandWritten): Set<string> | undefined {
  const [list] = found(program, [file], /'exportparts',\s*'([^']+)'/g);
  return list === undefined ? undefined : new Set(list.split(/,\s*/));
}

function found(program: ts.Program, files: readonly string[], pattern: RegExp): string[] {
  const text = files.map((file) => program.getSourceFile(join(root, file))?.text ?? '').join('\n');
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
