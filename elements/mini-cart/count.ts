// The number on the bag before the shop's code is there: last known count from storage, corrected by one lean query.
import type { StorefrontConfig } from '../../src/storefront';
import type { StoredRecords } from '../../src/storage/stored-records';

const query = 'query CartTrigger($cartId:String!){cart(cart_id:$cartId){id total_quantity}}';

interface Answer {
  data?: { cart?: { total_quantity?: number } | null } | null;
}

/** undefined when there is no cart, or when the backend did not say: then what was known stays. */
export async function fetchCount(
  config: StorefrontConfig,
  storage: StoredRecords,
): Promise<number | undefined> {
  const cartId = storage.get<string>('cartId');
  if (!cartId) return undefined;
  const url = new URL(config.endpoint);
  url.searchParams.set('query', query);
  url.searchParams.set('variables', JSON.stringify({ cartId }));
  const token = storage.get<string>('signin_token');
  const store = storage.get<string>('store_view_code') ?? config.storeView;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (store) headers.store = store;
  try {
    const response = await fetch(url, { headers });
    const { data } = (await response.json()) as Answer;
    return data?.cart?.total_quantity;
  } catch {
    return undefined;
  }
}
