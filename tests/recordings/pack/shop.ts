// The shop: its runs, which are all kept, and what a backend reads of its seed.
import { join } from 'node:path';
import type { Json } from '../recordings';
import { caseLine, readJson, type FreshStep } from './fresh';
import { writeLines, writeSeed } from './write';

interface Areas {
  runs: Record<string, { sequence: (string | FreshStep)[] }>;
  areas: Record<string, { parts: { run: string; cases: string[] }[] }>;
}

const runNames: Record<string, string> = {
  A: 'main',
  B: 'questions',
  C: 'documents',
  D: 'orders',
  E: 'errors',
};

type Row = Record<string, Json>;

const pick = (row: Row, ...keys: string[]) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));

/** Pages that come with every Magento: their words are not ours, and no recording shows them. */
const foreign = ['no-route', 'enable-cookies', 'privacy-policy-cookie-restriction-mode'];
const inOwnWords = ({ rendered: _, ...page }: Row): Row =>
  foreign.includes(String(page['identifier'])) ? { ...page, content: '<p>Words of this page.</p>' } : page;

const withoutRendered = ({ rendered: _, ...block }: Row) => block;

export function packShop(from: string, into: string): void {
  const seed = <T = Row[]>(name: string) => readJson<T>(from, 'seed', `${name}.json`);
  const customers = seed<Row>('customers');
  packRuns(from, into, (customers['saved_payment_tokens'] as { items: Row[] }).items);
  const cms = seed<{ pages: Row[]; blocks: Row[] }>('cms');
  writeSeed(join(into, 'seed'), {
    stores: pick(seed<Row>('stores'), 'store_views', 'currency', 'media', 'email', 'settings', 'storeConfig'),
    directory: pick(seed<Row>('directory'), 'used_countries'),
    directory_countries: seed('directory_countries'),
    categories: seed('categories').map(({ products: _products, listing: _listing, ...category }) => category),
    attributes: pick(seed<Row>('attributes'), 'product'),
    products: seed('products'),
    cms: { pages: cms.pages.map(inOwnWords), blocks: cms.blocks.map(withoutRendered) },
    url_rewrites: seed('url_rewrites').filter((rewrite) => rewrite['redirect_type'] !== 0),
    reviews: pick(seed<Row>('reviews'), 'reviews'),
    customers: pick(customers, 'customers'),
    coupons: seed('coupons'),
  });
}

function packRuns(from: string, into: string, cards: Row[]): void {
  const { runs, areas } = readJson<Areas>(from, 'seed/areas.json');
  const lines = (sequence: (string | FreshStep)[]) =>
    sequence
      .map((step) => (typeof step === 'string' ? { case: step } : step))
      .map((step) => (step.case === undefined ? step : caseLine(join(from, 'recordings'), step)));
  const saved = cards.map((card) => ({ do: 'save_card', ...card }));
  for (const [run, { sequence }] of Object.entries(runs))
    writeLines(into, runNames[run] ?? run, [...(run === 'D' ? saved : []), ...lines(sequence)]);
  const early = Object.entries(areas).flatMap(([area, { parts }]) =>
    parts.filter(({ run }) => run === 'none').flatMap(({ cases }) => cases.map((name) => `${area}/${name}`)),
  );
  writeLines(into, 'before-contact', [
    { do: 'set_setting', path: 'modules/Contact', value: 0 },
    ...lines(early),
  ]);
}
