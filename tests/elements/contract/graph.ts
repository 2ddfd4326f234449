// Which source files an element is made of: what its contract imports, now or late, without what every element has.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './program';

/** The element's own folder and src; other elements are their own. */
export function filesOf(program: ts.Program, entries: readonly string[]): string[] {
  const own = dirname(entries[0] ?? '');
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const file = program.getSourceFile(path);
    if (!file) return;
    for (const imported of importsOf(file)) {
      const next = fileOf(join(dirname(path), imported));
      if (next && (next.startsWith(own) || next.startsWith(join(root, 'src')))) visit(next);
    }
  };
  entries.forEach(visit);
  return [...found];
}

function fileOf(path: string): string | undefined {
  const bare = path.replace(/\?.*$/, '');
  return [bare, `${bare}.ts`, `${bare}.tsx`].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
  );
}

/** Relative ones that are there at run time, import() among them. */
function importsOf(file: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isKept =
      (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(node) && !node.isTypeOnly) ||
      (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword);
    const from = isKept ? (ts.isCallExpression(node) ? node.arguments[0] : node.moduleSpecifier) : undefined;
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) names.push(from.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
