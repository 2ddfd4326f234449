// The two runtimes of one source: React 19, and Preact for embeds.
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const adapter = (name: string) => fileURLToPath(new URL(`./preact/${name}.ts`, import.meta.url));

/** Vite's mode in which the shop is built for embeds: `vite build --mode embed`. */
export const embedMode = 'embed';

/** React 19 has what the shim brings to React 17. */
export const reactAliases: Alias[] = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

export const preactAliases: Alias[] = [
  { find: /^(react|use-sync-external-store\/shim(\/index\.js)?)$/, replacement: adapter('react') },
  { find: /^react-dom$/, replacement: adapter('dom') },
  { find: /^react-dom\/client$/, replacement: adapter('client') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];
