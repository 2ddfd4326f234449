// The client against the habits of each release, as the embedded backend has them.
import { afterEach, expect, test } from 'vitest';
import { profileNames } from '../../demo-host/backend/profile';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { isInvalidCart } from '../../src/cart/invalid-cart';
import { createTransport, type Transport } from '../../src/transport/transport';
import { createSmallShop } from '../backend/small-shop';
import { cacheAtOnce } from './cache/cache-at-once';
import { documentOf } from '../support/documents';
import { waitFor } from '../support/wait-for';

const products = documentOf<{ products: { total_count: number } }>(
  '{ products(filter: {}) { total_count } }',
);
const me = documentOf<{ customer: { email: string } | null }>('{ customer { email } }');
const cart = documentOf<{ cart: { id: string } }>('query($id: String!) { cart(cart_id: $id) { id } }');

const made: Transport[] = [];
afterEach(() => {
  made.splice(0).forEach((transport) => transport.dispose());
});

async function visit(profile: (typeof profileNames)[number]) {
  const shop = await createSmallShop({ profile });
  const storage = createBrowserStorage('test');
  const statuses: number[] = [];
  const transport = createTransport({
    endpoint: 'http://shop.test/graphql',
    restUrl: 'http://shop.test/rest',
    storage,
    lateCache: cacheAtOnce(),
    fetch: async (url, init) => {
      const response = await shop.backend.handle(new Request(url, init));
      statuses.push(response.status);
      return response;
    },
  });
  made.push(transport);
  return { shop, storage, statuses, transport };
}

const isNewer = (profile: string) => profile === '2.4.8';

test.each(profileNames)(
  '%s: a revoked token ends the session, and public things are still shown',
  async (profile) => {
    const { shop, storage, statuses, transport } = await visit(profile);
    const token = await shop.signIn();
    await shop.ask('mutation { revokeCustomerToken { result } }', {}, token);
    storage.set('signin_token', token);
    expect((await transport.query(products, {})).products.total_count).toBeGreaterThan(0);
    expect(statuses).toEqual(isNewer(profile) ? [401, 200] : [200]);
    // Older releases let a dead token pass until somebody asks for what is a customer's.
    if (!isNewer(profile)) await transport.query(me, {}).catch(() => undefined);
    await waitFor(() => expect(storage.get('signin_token')).toBeUndefined());
  },
);

test.each(profileNames)("%s: somebody else's cart is given up, not asked for again", async (profile) => {
  const { shop, statuses, transport } = await visit(profile);
  const id = await shop.newCart({}, await shop.signIn());
  const error: unknown = await transport.query(cart, { id }).catch((cause: unknown) => cause);
  expect(isInvalidCart(error)).toBe(true);
  expect(statuses).toEqual([isNewer(profile) ? 403 : 200]);
});

test.each(profileNames)('%s: a store view that is gone is given up', async (profile) => {
  const { storage, statuses, transport } = await visit(profile);
  storage.set('store_view_code', 'gone');
  expect((await transport.query(products, {})).products.total_count).toBeGreaterThan(0);
  await waitFor(() => expect(storage.get('store_view_code')).toBeUndefined());
  expect(statuses).toEqual([isNewer(profile) ? 200 : 500, 200]);
});
