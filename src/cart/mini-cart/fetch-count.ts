// The number on the bag before the shop's client is there: one lean query with the client's own headers.
import type { StorefrontConfig } from '../../storefront';
import type { StoredRecords } from '../../storage/stored-records';

const query = 'query CartTrigger($cartId:String!){cart(cart_id:$cartId){total_quantity}}';

interface Answer {
  data?: { cart?: { total_quantity?: number } | null } | null;
}

/** undefined when there is no cart, or when the backend did not say: then what was known stays. */
export async function fetchCount(
  { endpoint, storeView }: Pick<StorefrontConfig, 'endpoint' | 'storeView'>,
  storage: Pick<StoredRecords, 'get'>,
): Promise<number | undefined> {
  const stored = (key: string) => storage.get<string>(key);
  const cartId = stored('cartId');
  if (!cartId) return undefined;
  const url = new URL(endpoint);
  url.searchParams.set('query', query);
  url.searchParams.set('variables', JSON.stringify({ cartId }));
  const token = stored('signin_token');
  const headers = Object.entries({
    accept: 'application/json',
    authorization: token && `Bearer ${token}`,
    store: stored('store_view_code') ?? storeView,
    'content-currency': stored('store_view_currency'),
    'x-magento-cache-id': stored('magento_cache_id'),
  }).filter(([, value]) => value) as [string, string][];
  const answer = await fetch(url, { headers })
    .then((response): Promise<Answer> => response.json())
    .catch(() => undefined);
  return answer?.data?.cart?.total_quantity;
}
