// Plays the recordings about product types and countries: what they show of products, carts and addresses that we have.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend, type Backend } from '../../../demo-host/backend';
import { run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { compare } from './compare';
import { prepare } from './prepare';
import type { Json, Recording, Step } from './recording';
import { Session } from './session';
import { typesSeedFolder } from './types-seed';

export type TypesRun = 'read' | 'cart' | 'checkout' | 'customer' | 'more';

/** What other carriers, payments and kinds of products bring, and ids that count on after those. */
const left = new Set([
  'available_payment_methods',
  'available_shipping_methods',
  'customer_notes',
  'fixed_product_taxes',
  'payment_methods',
  'rating_summary',
  'review_count',
  'swatch_image',
  'title',
]);

function known(value: Json, parent = ''): Json {
  if (Array.isArray(value)) return value.map((item) => known(item, parent));
  if (typeof value !== 'object' || value === null) return value;
  const isAddress = /^(shipping_addresses|billing_address)$/.test(parent);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !left.has(key) && !(isAddress && key === 'uid'))
      .map(([key, inner]) => [key, known(inner, key)]),
  );
}

function lineIds(value: Json): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((child) => lineIds(child));
  if (Array.isArray(value) || value['quantity'] === undefined) return inner;
  const id = Number(Buffer.from(String(value['uid'] ?? ''), 'base64').toString() || NaN);
  return Number.isInteger(id) ? [id, ...inner] : inner;
}

/** Lines of other kinds take ids of their own: each new line gets the one that was recorded. */
function followLineIds({ db }: Backend, recorded: Json, last: number): number {
  const fresh = lineIds(recorded).filter((id) => id > last);
  if (fresh.length === 0) return last;
  run(db, 'UPDATE cart_line_sequence SET next = ?', Math.min(...fresh));
  return Math.max(...fresh);
}

async function ask(session: Session, { request }: Recording, token: string | undefined) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([, value]) => !value.includes('<')),
  );
  const url = new URL(request.url);
  for (const [key, value] of Object.entries(request.search ?? {}))
    url.searchParams.set(key, session.here(typeof value === 'string' ? value : JSON.stringify(value)));
  return session.send(request.method, url.pathname + url.search, {
    headers,
    ...(request.body !== undefined && { body: request.body }),
    ...(token !== undefined && { token }),
  });
}

/** What differs, by case. */
export async function playTypes(folder: string, runName: TypesRun): Promise<Map<string, string[]>> {
  const clock = { now: new Date('2026-11-22T09:00:00Z') };
  const seed = typesSeedFolder(join(folder, 'seed'));
  const backend = await createBackend({
    file: ':memory:',
    baseUrl: 'http://magento.test',
    profile: 'stock-2.4.6',
    seed,
    secret: 'replay',
    passwordCost: 4,
    now: () => clock.now,
  });
  rmSync(seed, { recursive: true });
  for (const [title, country, region, percent] of [
    ['US-CA', 'US', 'CA', 8.25],
    ['DE', 'DE', null, 19],
  ] as const)
    run(
      backend.db,
      'INSERT INTO tax_rate (title, country_id, region_code, percent) VALUES (?, ?, ?, ?)',
      ...[title, country, region, percent],
    );
  const session = new Session(backend, clock);
  const results = new Map<string, string[]>();
  let lastLine = 0;
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    runs: Record<TypesRun, { sequence: (string | Step)[] }>;
  };
  for (const entry of index.runs[runName].sequence) {
    const step = typeof entry === 'string' ? { case: entry } : entry;
    clock.now = new Date(clock.now.getTime() + 100);
    if (step.case === undefined) {
      if (step.do === 'sign_in') await prepare(session, { ...step, token: String(step['as']) });
      for (const [path, value] of Object.entries((step['settings'] as Record<string, string>) ?? {}))
        saveSetting(backend.db, path, value);
      continue;
    }
    const recording = JSON.parse(
      readFileSync(join(folder, 'recordings', `${step.case}.json`), 'utf8'),
    ) as Recording;
    const { method } = recording.request;
    const { body } = recording.response;
    if (method === 'POST') lastLine = followLineIds(backend, body ?? null, lastLine);
    const answer = await ask(session, recording, step.token);
    const differences = compare(
      step.case,
      { ...recording.response, ...(body !== undefined && { body: known(body) }) },
      { ...answer, body: known(answer.body) },
      session,
    );
    // Few headers were kept of these answers.
    results.set(
      step.case,
      differences.filter((line) => !line.startsWith('header ')),
    );
  }
  backend.close();
  return results;
}
