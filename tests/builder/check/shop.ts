// The shop whose elements the checked pages use: an invented address, and builds as `embed.json` tells of them.
import { contracts } from '../../../elements/build/contracts';
import { checkPage } from '../../../demo-host/pages/builder/check/check-page';
import type { Finding } from '../../../demo-host/pages/builder/check/finding';
import type { CheckInput, KnownBuild } from '../../../demo-host/pages/builder/check/page';
import { csp, trustedTypes, type Release } from '../../../elements/kit/release';

export const shop = 'https://shop.example';
const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;

const release = (file: string, integrity: string): Release => ({
  version: '0.1.0',
  alias: 'airside.js',
  file,
  integrity,
  styles: 'airside.css',
  chunks: {},
  csp,
  trustedTypes,
});

export const builds: KnownBuild[] = [
  { runtime: 'react', base: `${shop}/`, release: release('airside-0.1.0-aaaaaaaa.js', hash('A')) },
  { runtime: 'preact', base: `${shop}/embed/`, release: release('airside-0.1.0-bbbbbbbb.js', hash('B')) },
];
export const goodIntegrity = hash('A');

export const loader = `<script type="module" src="${shop}/airside.js"></script>`;
export const card = '<airside-product-card sku="GN-002"></airside-product-card>';

/** A whole page; `head` and `body` as text. */
export const page = (body: string, head = loader): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<title>Notes</title>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;

export type Place = Omit<CheckInput, 'html' | 'contracts' | 'builds'>;

export const here: Place = { address: 'https://notes.example/page' };

export function check(html: string, place: Place = here): Finding[] {
  return checkPage({ html, contracts, builds, ...place }).findings;
}

/** Rules in order of importance, without the one that every page of a known address gets. */
export function rules(html: string, place?: Place): string[] {
  return check(html, place)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'cors');
}
