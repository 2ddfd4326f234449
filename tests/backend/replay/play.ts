// Plays one run of the recordings against a backend seeded as the recorded one was.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend } from '../../../demo-host/backend';
import { run, type Database } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { compare } from './compare';
import { prepare } from './prepare';
import type { Json, RunName, Recordings, Step } from './recording';
import { Session } from './session';

export interface Compared {
  name: string;
  differences: string[];
}

/** Between two requests: enough for tokens, too little for anything to expire. */
const tickMilliseconds = 100;

/** Every case of the run in its order. Cases of other areas are played as well: state carries over. */
export async function play(recordings: Recordings, runName: RunName): Promise<Compared[]> {
  const clock = { now: new Date('2026-11-21T06:16:00Z') };
  const backend = await createBackend({
    file: ':memory:',
    baseUrl: 'http://magento.test',
    profile: 'stock-2.4.6',
    seed: recordings.seedFolder,
    secret: 'replay',
    now: () => clock.now,
  });
  if (runName === 'none') saveSetting(backend.db, 'modules/Contact', 0);
  if (runName === 'D') saveCards(recordings.seedFolder, backend.db);
  const session = new Session(backend, clock);
  const results: Compared[] = [];
  for (const step of recordings.steps(runName)) {
    if (step.case === undefined) await prepare(session, step);
    else results.push(await replay(recordings, session, step.case, step));
    clock.now = new Date(clock.now.getTime() + tickMilliseconds);
  }
  backend.close();
  return results;
}

async function replay(recordings: Recordings, session: Session, name: string, step: Step): Promise<Compared> {
  const { request, response } = recordings.read(name);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([, value]) => !value.includes('<')),
  );
  const body = request.body ?? request.bodyText;
  const answer = await session.send(request.method, pathOf(session, request), {
    headers,
    ...(body !== undefined && { body }),
    ...(step.token !== undefined && { token: step.token }),
    scheme: /^[^<]+(?=<)/.exec(request.headers['Authorization'] ?? '')?.[0],
  });
  const token = tokenIn(answer.body);
  if (token !== undefined) session.keepToken(`answer of ${name}`, token);
  return { name, differences: compare(name, response, answer, session) };
}

function pathOf(session: Session, { url, search }: { url: string; search?: Record<string, Json> }): string {
  const { pathname, search: sent } = new URL(url);
  if (!search) return pathname + sent;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    query.set(key, session.here(typeof value === 'string' ? value : JSON.stringify(value)));
  return `${pathname}?${query.toString()}`;
}

function tokenIn(body: Json): string | undefined {
  const answer = body as { data?: { generateCustomerToken?: { token?: string } | null } } | null;
  return answer?.data?.generateCustomerToken?.token;
}

interface SeedCard {
  customer_id: number;
  public_hash: string;
  payment_method_code: string;
  type: string;
  expires_at: string;
  details: string;
}

/** Run D starts with three saved cards. */
function saveCards(seedFolder: string, db: Database): void {
  const file = JSON.parse(readFileSync(join(seedFolder, 'customers.json'), 'utf8')) as {
    saved_payment_tokens: { items: SeedCard[] };
  };
  for (const card of file.saved_payment_tokens.items)
    run(
      db,
      `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, type, details, expires_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      card.public_hash,
      card.customer_id,
      card.payment_method_code,
      card.type,
      card.details,
      card.expires_at,
    );
}
