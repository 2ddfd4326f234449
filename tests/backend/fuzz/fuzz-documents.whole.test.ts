// Thousands of random documents: none may bring the backend down, or make it fail where a real one answers.
// @vitest-environment-options { "mocks": "graphql-messages" }
import type { GraphQLError } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { all, one } from '../../../demo-host/backend/database';
import { schemaOf } from '../../../demo-host/backend/graphql/schema';
import { graphqlRequest, testOrigin } from '../../support/backend';
import { isWhole } from '../../support/whole';
import type * as Messages from '../../../demo-host/backend/graphql/graphql-messages';
import { makeDocument } from './documents';
import { heapInUse } from './heap';
import { mutate } from './mutate';
import { ownOperations, withVariables } from './own-operations';
import { freshSeed, randomOf } from './random';
import { openFuzzShop, type FuzzShop, type Shopper } from './shop';

// What stands behind an "Internal server error" is not sent; it is caught where it is hidden.
const hidden = vi.hoisted((): { error: GraphQLError | undefined } => ({ error: undefined }));
vi.mock('../../../demo-host/backend/graphql/graphql-messages', async (original) => {
  const real = await original<typeof Messages>();
  return {
    ...real,
    formatErrors: (...[error, habits]: Parameters<typeof real.formatErrors>) => {
      hidden.error = error;
      return real.formatErrors(error, habits);
    },
  };
});

const documents = Number(process.env['FUZZ_DOCUMENTS'] ?? (isWhole ? 10_000 : 2000));
/** Where a real Magento says "Internal server error", by what is behind it here. */
const realFailures = [
  /^sort is null$/,
  /^CMS page .* is not active\.$/,
  /field \w+\.redirect_code\.$/,
  /^no rating .* with value /,
  /^wishlist item \d+ has no variant$/,
  /^options of an attribute that is not there$/,
];
/** Non-null roots that have no resolver yet. */
const unresolved = /field Query\.(attributesForm|customAttributeMetadataV2)\.$/;
const realRefusals = [/^Syntax Error/, /^Max query complexity should be/];

let shop: FuzzShop;
beforeAll(async () => {
  shop = await openFuzzShop();
});
afterAll(() => shop.close());

interface Body {
  data?: unknown;
  errors?: { message: string }[];
}

/** What is wrong with an answer, or undefined. */
function complaintOf(status: number, body: Body): string | undefined {
  const message = body.errors?.[0]?.message;
  if (message === undefined && body.data === undefined) return 'neither data nor errors';
  if (message === 'Internal server error') {
    // An unknown type is refused before anything is executed.
    if (status === 500 && !hidden.error) return undefined;
    const cause = hidden.error?.originalError?.stack ?? hidden.error?.message ?? 'no error';
    const said = hidden.error?.message ?? '';
    return [...realFailures, unresolved].some((real) => real.test(said))
      ? undefined
      : cause.split('\n').slice(0, 4).join('\n');
  }
  if (status === 200) return undefined;
  return status === 500 && realRefusals.some((real) => real.test(message ?? ''))
    ? undefined
    : `status ${status}: ${message}`;
}

it(`answers ${documents} random documents as a real backend would`, { timeout: 300_000 }, async () => {
  const seed = freshSeed();
  const random = randomOf(seed);
  const { backend, pool } = shop;
  const schema = schemaOf(backend.db, { file: ':memory:', baseUrl: testOrigin });
  const own = ownOperations();
  const complaints: Record<string, object> = {};
  let shoppers: Shopper[] = [];
  let early = 0;
  for (let index = 0; index < documents; index += 1) {
    if (index % 400 === 0) shoppers = await shop.restock();
    const { token, cart } = random.pick(shoppers);
    const others = random.pick(shoppers).cart;
    for (const name of ['cart_id', 'cartId']) pool.set(name, cart, cart, others);
    if (index === documents * 0.3) early = heapInUse();
    const grammar = { schema, pool, wrongness: random.chance(0.8) ? 0.01 : 0.12 };
    const made = random.chance(0.4)
      ? withVariables(random.pick(own), grammar, random)
      : makeDocument(grammar, random);
    const query = random.chance(0.05) ? mutate(made.query, random) : made.query;
    const headers = random.chance(0.1) ? { 'content-currency': 'EUR' } : undefined;
    hidden.error = undefined;
    const response = await backend.handle(graphqlRequest(query, made.variables, { token, headers }));
    const body = (await response.json()) as Body;
    const complaint = complaintOf(response.status, body);
    if (complaint !== undefined) complaints[complaint] ??= { seed, index, query, variables: made.variables };
    pool.harvest(body.data);
  }
  const growth = heapInUse() - early;
  expect(complaints).toEqual({});
  expect(shop.complaints).toEqual([]);
  expect(growth).toBeLessThan(20);
  expect(one(backend.db, 'PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  expect(all(backend.db, 'PRAGMA foreign_key_check')).toEqual([]);
});
