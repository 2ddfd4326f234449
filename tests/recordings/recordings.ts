// Reads what a Magento answered, and what was done between its answers: README.md says how the lines are written.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, graphqlSync } from 'graphql';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Recording {
  request: {
    method: string;
    /** With its query, unless that is in `search`. */
    path: string;
    headers: Record<string, string>;
    /** The decoded query of a GET. */
    search?: Record<string, Json>;
    body?: Json;
    bodyText?: string;
  };
  response: { status: number; headers?: Record<string, string>; body?: Json };
}

/** Something done without being recorded; what it is decides which other keys it has. */
export interface Deed {
  case?: undefined;
  do: string;
  token?: string;
  [detail: string]: Json | undefined;
}

/** What was sent only because later cases need what it did. */
interface Sent extends Recording {
  case?: undefined;
  do: 'send';
  token?: string;
}

interface Case extends Recording {
  case: string;
  do?: undefined;
  token?: string;
}

export type Step = Deed | Sent | Case;

/** Each starts with the seed of its shop. */
export const runs = {
  shop: ['before-contact', 'main', 'questions', 'documents', 'orders', 'errors'],
  types: ['read', 'cart', 'checkout', 'customer', 'more'],
} as const;

export type Shop = keyof typeof runs;

const inFolder = (...path: string[]) => join(import.meta.dirname, ...path);

/** A folder for `seed` of a backend. */
export const seedOf = (shop: Shop) => inFolder(shop, 'seed');

export const documentsFolder = inFolder('documents');
export const schemaFile = (release: '2.4.6' | '2.4.8') => inFolder('schema', `${release}.graphql`);

const linesOf = (shop: Shop, run: string) =>
  readFileSync(inFolder(shop, `${run}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');

/** Every line of a run in its order. */
export function steps(shop: Shop, run: string): Step[] {
  return linesOf(shop, run).map((line) => whole(JSON.parse(line) as Step));
}

export const isSent = (step: Step): step is Sent => step.do === 'send';
export const isCase = (step: Step): step is Case => step.case !== undefined;

/** What the shop answered in a case. */
export function recorded(name: string): Recording {
  const found = cases().get(name);
  if (!found) throw new Error(`nothing was recorded as ${name}`);
  return whole(found);
}

/** `data` of an answer. */
export function answered<T = never>(name: string): T {
  return (recorded(name).response.body as { data: T }).data;
}

export const recordedNames = () => [...cases().keys()];

export const areaOf = (name: string) => name.split('/')[0] ?? '';

let byName: Map<string, Case> | undefined;

function cases(): Map<string, Case> {
  return (byName ??= new Map(
    runs.shop
      .flatMap((run) => linesOf('shop', run).map((line) => JSON.parse(line) as Step))
      .filter(isCase)
      .map((step) => [step.case, step]),
  ));
}

/** A whole schema is written once, as SDL: its answer is what that says to the recorded question. */
function whole<T extends Step>(step: T): T {
  if (step.case !== 'schema/introspection-full') return step;
  const { query } = step.request.body as { query: string };
  const schema = buildSchema(readFileSync(schemaFile('2.4.6'), 'utf8'));
  const body = JSON.parse(JSON.stringify(graphqlSync({ schema, source: query }))) as Json;
  return { ...step, response: { ...step.response, body } };
}
