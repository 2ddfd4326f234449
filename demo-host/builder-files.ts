// The embed builder's scripts and sheet, made of their sources when they are first asked for; in development anew with each page.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contractIn, fieldOf } from '../elements/build/contract-source';
import { cut, withCuts } from '../elements/build/cuts';

const folder = fileURLToPath(new URL('./pages/builder/', import.meta.url));

/** Below pages/, by name, as pages ask for them; made by one build, which shares what both scripts need. */
const files = ['builder/builder.css', 'builder/builder.js', 'builder/preview.js'];
const chunk = /^builder\/chunks\/[\w.-]+\.js$/;

/** mini-cart/mini-cart.ts, seen from elements/build/ and from outside. */
const inElements = /^\.\.\/tags\/([\w-]+)\/\1\.ts$/;
const contractFile = /\/elements\/tags\/([\w-]+)\/\1\.ts$/;

let made: Promise<Map<string, string>> | undefined;

/** undefined for what is none of them. */
export async function builderFile(name: string, isDevelopment = false): Promise<string | undefined> {
  if (!files.includes(name) && !chunk.test(name)) return undefined;
  if (isDevelopment && name === files[0]) made = undefined;
  made ??= bundle();
  // A mistake in a source is told once; the next page tries again.
  made.catch(() => (made = undefined));
  return (await made).get(name);
}

/** The builder shows its preview in a frame of this very site. */
export function builderPolicy(name: string, strictPolicy: string): string {
  if (name === 'builder/preview.html')
    return strictPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return name === 'builder.html' ? strictPolicy.replace(/frame-src [^;]*/, "frame-src 'self'") : strictPolicy;
}

async function bundle(): Promise<Map<string, string>> {
  const { build } = await import('vite');
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Who checks a page is told what its author would be told.
      'import.meta.env.DEV': 'true',
      __AIRSIDE_VERSION__: '""',
    },
    // A development server's process builds this one, too.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [saidByContracts()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { builder: `${folder}builder-page.tsx`, preview: `${folder}preview-page.ts` },
        // A contract names its component, which is not wanted here.
        treeshake: { moduleSideEffects: (id) => id.startsWith(folder) || id.includes('/node_modules/') },
        output: {
          entryFileNames: 'builder/[name].js',
          chunkFileNames: 'builder/chunks/[name]-[hash].js',
          assetFileNames: 'builder/[name].[ext]',
        },
      },
    },
  });
  const parts = [output].flat();
  return new Map(
    parts.flatMap((part) =>
      'output' in part
        ? part.output.map((file): [string, string] => [
            file.fileName,
            file.type === 'chunk' ? file.code : String(file.source),
          ])
        : [],
    ),
  );
}

/** What stands beside the contracts. */
const nothing = '\0nothing';

/** Contracts without what draws them: `component` and `styles` go, the words stay. */
function saidByContracts(): Plugin {
  return {
    name: 'builder-said-by-contracts',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.endsWith('/elements/build/contracts.ts') && !inElements.test(source) ? nothing : undefined,
    load: (id) => (id === nothing ? 'export default undefined' : undefined),
    transform: {
      filter: { id: contractFile },
      handler(code) {
        const program = this.parse(code, { lang: 'ts' });
        const contract = contractIn(program);
        const component = contract && fieldOf(contract, 'component');
        const styles = contract && fieldOf(contract, 'styles');
        const cuts = [
          ...program.body
            .filter(({ type }) => type === 'ExportNamedDeclaration')
            .map((node) => cut(node, '')),
          ...(component ? [cut(component, 'null')] : []),
          ...(styles ? [cut(styles, '[]')] : []),
        ];
        return { code: withCuts(code, cuts), map: null };
      },
    },
  };
}
