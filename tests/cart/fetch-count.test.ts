// The badge asks as the shop's client does, without being it.
import { afterEach, expect, it, vi } from 'vitest';
import { fetchCount } from '../../src/cart/mini-cart/fetch-count';

const endpoint = 'https://shop.example/graphql';
const storageOf = (records: Record<string, unknown>) => ({ get: <T>(key: string) => records[key] as T });

/** Answers every request, and keeps it. */
function backend(answer: () => Response) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push(new Request(url, init));
    return answer();
  });
  return asked;
}
const counted = () => Response.json({ data: { cart: { id: 'c1', total_quantity: 3 } } });

afterEach(() => vi.unstubAllGlobals());

it('names the cart, the shopper, the store view and the currency', async () => {
  const asked = backend(counted);
  const storage = storageOf({
    cartId: 'c1',
    signin_token: 't1',
    store_view_code: 'retail',
    store_view_currency: 'EUR',
    magento_cache_id: 'k1',
  });
  expect(await fetchCount({ endpoint, storeView: 'default' }, storage)).toBe(3);
  const [{ url, headers }] = asked as [Request];
  expect(JSON.parse(new URL(url).searchParams.get('variables') ?? '')).toEqual({ cartId: 'c1' });
  expect(Object.fromEntries(headers)).toEqual({
    accept: 'application/json',
    authorization: 'Bearer t1',
    store: 'retail',
    'content-currency': 'EUR',
    'x-magento-cache-id': 'k1',
  });
});

it('sends no header of what is not known, and the configured store view where none is chosen', async () => {
  const asked = backend(counted);
  await fetchCount({ endpoint, storeView: 'default' }, storageOf({ cartId: 'c1' }));
  await fetchCount({ endpoint }, storageOf({ cartId: 'c1' }));
  expect(asked.map(({ headers }) => Object.fromEntries(headers))).toEqual([
    { accept: 'application/json', store: 'default' },
    { accept: 'application/json' },
  ]);
});

it('says nothing where there is no cart or no answer', async () => {
  const asked = backend(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await fetchCount({ endpoint }, storageOf({}))).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await fetchCount({ endpoint }, storageOf({ cartId: 'c1' }))).toBeUndefined();
});
