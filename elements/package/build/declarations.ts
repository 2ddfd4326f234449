// Declarations (.d.ts) of the few sources whose types the package shows: they, and what their declarations name.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Text by path below `root`, ending in .d.ts. Each source declares its exports' types in full. */
export function declarationsOf(root: string, sources: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (source: string): void => {
    const file = source.replace(/\.ts$/, '.d.ts');
    if (found.has(file)) return;
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(
      readFileSync(join(root, source), 'utf8'),
      {
        fileName: source,
        reportDiagnostics: true,
      },
    );
    const [problem] = diagnostics;
    if (problem) throw new Error(`${source}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
    const imported: string[] = [];
    found.set(
      file,
      // Node's resolution wants the extension.
      outputText.replace(/(from ')(\.[^']+)(')/g, (_, before: string, path: string, after: string) => {
        imported.push(relative('.', join(dirname(source), `${path}.ts`)).replaceAll('\\', '/'));
        return `${before}${path}.js${after}`;
      }),
    );
    imported.forEach(visit);
  };
  sources.forEach(visit);
  return found;
}
