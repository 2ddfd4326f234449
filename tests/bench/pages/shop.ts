// The shop as `npm start` serves it, on an origin that speaks HTTP/2, and what its visitors bring along.
import { createBackend } from '../../../demo-host/backend';
import { buildFolder, loadRender } from '../../../demo-host/build';
import type { Runtime } from '../../../demo-host/runtimes';
import { createShopSite } from '../../../demo-host/shop-site';
import { compressing } from '../../../server/http/compression';
import type { Handler } from '../../../server/http/listen';
import { nothingMissing } from '../../../server/pages/missing-fields';
import type { Origin } from './origin';
import { withSmallPictures } from './small-pictures';

type Ask = <T>(query: string, variables?: Record<string, unknown>) => Promise<T>;

export interface Shop {
  url: string;
  backend: Handler;
  ask: Ask;
  close(): void;
}

interface ShopOptions {
  origin: Origin;
  runtime: Runtime;
  /** Origins of pages with its elements. */
  origins: string[];
  /** Of the database. */
  file: string;
  hasSmallPictures?: boolean;
}

export async function openShop({
  origin,
  hasSmallPictures,
  runtime,
  origins,
  file,
}: ShopOptions): Promise<Shop> {
  const { url } = origin;
  const embedded = await createBackend({ file, baseUrl: url, origins });
  const backend = compressing(embedded.handle);
  const render = await loadRender();
  const site = createShopSite({
    backend,
    buildFolder,
    runtime,
    shopUrl: url,
    missingFields: nothingMissing,
    render,
  });
  origin.answerWith(hasSmallPictures ? withSmallPictures(site) : site);
  const ask: Ask = async <T>(query: string, variables = {}) => {
    const body = JSON.stringify({ query, variables });
    const headers = { 'content-type': 'application/json' };
    const answer = await embedded.handle(new Request(`${url}/graphql`, { method: 'POST', headers, body }));
    const { data, errors } = (await answer.json()) as { data?: T; errors?: unknown };
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  return { url, backend, ask, close: () => embedded.close() };
}

/** Id of a new guest's cart that holds one of each. */
export async function newCart({ ask }: Shop, skus: readonly string[]): Promise<string> {
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  const items = skus.map((sku) => ({ sku, quantity: 1 }));
  const { addProductsToCart: answer } = await ask<{ addProductsToCart: { user_errors: unknown[] } }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id, items },
  );
  if (answer.user_errors.length > 0) throw new Error(JSON.stringify(answer.user_errors.slice(0, 3)));
  return id;
}

const password = 'Passw0rd!23';
let customers = 0;

/** Token of a new customer. */
export async function newCustomer({ ask }: Shop): Promise<string> {
  const email = `bench-${Date.now()}-${customers++}@example.com`;
  const input = { email, password, firstname: 'Bea', lastname: 'Bench' };
  await ask(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    {
      input,
    },
  );
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  return generateCustomerToken.token;
}

/** What the shop has kept in the browser, as src/storage/stored-records.ts writes it. */
export function records({ url }: Shop, kept: Readonly<Record<string, unknown>>): Record<string, string> {
  const timeStored = Date.now();
  return Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [
      `AIRSIDE_BROWSER_PERSISTENCE__${url}/graphql__${key}`,
      JSON.stringify({ value, timeStored, ttl: 3600 }),
    ]),
  );
}
