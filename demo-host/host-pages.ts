// What the pages below pages/hosts need beyond a file: variants by query, headers of their own, other people's packages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loaderOf, type Runtime } from './runtimes';

const require = createRequire(import.meta.url);

/** Under hosts/vendor/: what such a site would have copied to itself. */
const vendor: Record<string, string> = {
  'hosts/vendor/bootstrap.css': 'bootstrap/dist/css/bootstrap.min.css',
  'hosts/vendor/bootstrap.js': 'bootstrap/dist/js/bootstrap.bundle.min.js',
  'hosts/vendor/vue.js': 'vue/dist/vue.esm-browser.prod.js',
};

export function vendorFile(name: string): string | undefined {
  const path = vendor[name];
  // Its map is not here.
  return path && readFileSync(require.resolve(path), 'utf8').replace(/\n\/[/*]# sourceMappingURL=.*/, '');
}

const bundles = new Map<string, Promise<string>>();

/** hosts/react-app.js: the app beside it, with its own React in it; made when it is first asked for. */
export async function bundledApp(name: string): Promise<string | undefined> {
  if (name !== 'hosts/react-app.js') return undefined;
  const entry = fileURLToPath(new URL('./pages/hosts/react-app.tsx', import.meta.url));
  const bundle = bundles.get(entry) ?? bundleOf(entry);
  bundles.set(entry, bundle);
  return bundle;
}

async function bundleOf(input: string): Promise<string> {
  const { build } = await import('rolldown');
  const { output } = await build({
    input,
    write: false,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'es', minify: true },
  });
  return output[0].code;
}

/** What a page's address asks for: `?runtime=embed`, `?loader=none`, `?with=checkout`. */
export interface Variant {
  /** Path of the loader in the shop. */
  loader: string;
  isWithoutLoader: boolean;
  /** The checkout in place of the shelf. */
  hasCheckout: boolean;
}

/** `usual`: which build a page takes that does not say. */
export function variantOf({ searchParams }: URL, usual: Runtime = 'react'): Variant {
  return {
    loader: loaderOf(searchParams.get('runtime') === 'embed' ? 'preact' : usual),
    isWithoutLoader: searchParams.get('loader') === 'none',
    hasCheckout: searchParams.get('with') === 'checkout',
  };
}

/** `<!-- shelf -->…<!-- checkout -->…<!-- end -->` keeps one of the two; a page without us has everything but the loader's tag. */
export function applyVariant(text: string, { isWithoutLoader, hasCheckout }: Variant): string {
  return text
    .replace(
      /<!-- shelf -->([^]*?)<!-- checkout -->([^]*?)<!-- end -->/g,
      (_, shelf: string, checkout: string) => (hasCheckout ? checkout : shelf),
    )
    .replace(/<script\b[^>]*\{\{loader\}\}[^>]*><\/script>\n?/g, (tag) => (isWithoutLoader ? '' : tag));
}

/** Most sites send no policy. Those that stand in a frame name who may show them. */
export function headersOf(name: string, strictPolicy: string): Record<string, string> {
  if (name === 'hosts/framed.html') return { 'content-security-policy': 'frame-ancestors *' };
  const isStrict = !name.startsWith('hosts/') || name === 'hosts/strict.html';
  return isStrict ? { 'content-security-policy': strictPolicy } : {};
}
