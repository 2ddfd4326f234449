// Rolldown's few helper functions would be a chunk, so a request, of their own: each chunk gets those that it uses.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, parseAst } from 'vite';

const importOfRuntime = /import\s*\{([^}]*)\}\s*from\s*["'`]\.\/rolldown-runtime[^"'`]*["'`];?/;
const exportOfRuntime = /export\s*\{([^}]*)\};?/;

/** Writes the helpers into the chunks of `folder` that import them, and removes their chunk. */
export function inlineRuntime(folder: string): void {
  const runtime = readdirSync(folder).find((name) => name.startsWith('rolldown-runtime'));
  if (!runtime) return;
  const helpers = readFileSync(join(folder, runtime), 'utf8');
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const withHelpers = text.replace(importOfRuntime, (_, imports: string) => declare(imports, helpers));
    if (withHelpers !== text) writeFileSync(path, withHelpers);
  }
  rmSync(join(folder, runtime));
}

/** Of `n as e` and a runtime that exports `s as n`, the statement that declares e: with what s needs, and no more. */
export function declare(imports: string, runtime: string): string {
  const pairs = (list: string) =>
    list.split(',').map((each): [string, string] => {
      const [name = '', local = name] = each.trim().split(' as ');
      return [name, local];
    });
  const wanted = pairs(imports);
  const locals = new Map(
    pairs(exportOfRuntime.exec(runtime)?.[1] ?? '').map(([local, name]) => [name, local]),
  );
  const result = wanted.map(([name]) => `${name}:${locals.get(name)}`);
  const targets = wanted.map(([name, local]) => `${name}:${local}`);
  const body = ofOwnNamesAlone(withoutEffects(runtime).replace(exportOfRuntime, ''));
  const { code } = minifySync(
    'helpers.js',
    `const{${targets.join()}}=(()=>{${body};return{${result.join()}}})();`,
    { module: false, mangle: { toplevel: false } },
  );
  return code;
}

/** Helpers only declare; one of them is made by a call, which a minifier would keep. */
function withoutEffects(runtime: string): string {
  const calls = parseAst(runtime).body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init.start] : []))
      : [],
  );
  return calls.reduceRight(
    (text, start) => `${text.slice(0, start)}/*@__PURE__*/${text.slice(start)}`,
    runtime,
  );
}

/** A page may have put names of its own on `Object.prototype`: a namespace must not take them for exports, nor a descriptor for its parts. */
function ofOwnNamesAlone(helpers: string): string {
  return helpers
    .replace(/for\s*\((?:var|let|const) (\w+) in (\w+)\)/g, 'for(let $1 of Object.keys($2))')
    .replace(/\{\s*get:/g, '{__proto__:null,get:');
}
