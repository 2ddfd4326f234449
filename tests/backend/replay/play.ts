// Plays one run of the recordings against a backend seeded as the recorded one was.
import { createBackend } from '../../../demo-host/backend';
import {
  isCase,
  isSent,
  seedOf,
  steps,
  type Json,
  type Recording,
  type Shop,
} from '../../recordings/recordings';
import { compare } from './compare';
import { LineIds, withoutOtherTypes } from './other-types';
import { prepare } from './prepare';
import { Session, type Answer } from './session';

export interface Compared {
  name: string;
  differences: string[];
}

/** Between two requests: enough for tokens, too little for anything to expire. */
const tickMilliseconds = 100;

const recordedAt: Record<Shop, string> = { shop: '2026-11-21T06:16:00Z', types: '2026-11-22T09:00:00Z' };

/** Every case of the run in its order. Cases of other areas are played as well: state carries over. */
export async function play(shop: Shop, runName: string): Promise<Compared[]> {
  const clock = { now: new Date(recordedAt[shop]) };
  const backend = await createBackend({
    file: ':memory:',
    baseUrl: 'http://magento.test',
    profile: 'stock-2.4.6',
    seed: seedOf(shop),
    secret: 'replay',
    passwordCost: 4,
    now: () => clock.now,
  });
  const session = new Session(backend, clock);
  const lineIds = shop === 'types' ? new LineIds(backend.db) : undefined;
  const seen = shop === 'types' ? withoutOtherTypes : (body: Json) => body;
  const results: Compared[] = [];
  for (const step of steps(shop, runName)) {
    if (isCase(step) || isSent(step)) {
      const { request, response } = step;
      if (request.method === 'POST') lineIds?.follow(response.body ?? null);
      const answer = await send(session, request, step.token);
      const name = isCase(step) ? step.case : '';
      const differences = compare(name, seenIn(response, seen), seenIn(answer, seen), session);
      const token = tokenIn(answer.body);
      if (token !== undefined) session.keepToken(`answer of ${name}`, token);
      if (isCase(step)) results.push({ name, differences });
    } else await prepare(session, step);
    clock.now = new Date(clock.now.getTime() + tickMilliseconds);
  }
  backend.close();
  return results;
}

const seenIn = <T extends { body?: Json }>(answer: T, seen: (body: Json) => Json): T =>
  answer.body === undefined ? answer : { ...answer, body: seen(answer.body) };

function send(session: Session, request: Recording['request'], token?: string): Promise<Answer> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([, value]) => !value.includes('<')),
  );
  const body = request.body ?? request.bodyText;
  return session.send(request.method, pathOf(session, request), {
    headers,
    ...(body !== undefined && { body }),
    ...(token !== undefined && { token }),
    scheme: /^[^<]+(?=<)/.exec(request.headers['Authorization'] ?? '')?.[0],
  });
}

function pathOf(session: Session, { path, search }: Recording['request']): string {
  if (!search) return path;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    query.set(key, session.here(typeof value === 'string' ? value : JSON.stringify(value)));
  return `${path}?${query.toString()}`;
}

function tokenIn(body: Json): string | undefined {
  const answer = body as { data?: { generateCustomerToken?: { token?: string } | null } } | null;
  return answer?.data?.generateCustomerToken?.token;
}
