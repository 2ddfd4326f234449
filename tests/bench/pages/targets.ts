// What is loaded in a run: the floor on each runtime, then each page on each runtime, all by one browser and one network.
import type { Runtime } from '../../../demo-host/runtimes';
import { floorBadge, itemsInCart } from './network/conditions';
import type { Target } from './load';
import type { BenchPage, Visitor } from './pages';
import { newCart, newCustomer, records, type Shop } from './shop';

export type Shops = Readonly<Record<Runtime, Shop>>;

/** Of the cart, each once. */
export const skus = ['GN-002', 'WH-017'];

export interface RunTarget extends Target {
  runtime: Runtime;
  /** 'floor', or that of a page. */
  page: string;
}

async function keptBy(visitor: Visitor, shop: Shop): Promise<Record<string, string>> {
  if (visitor === 'customer') return records(shop, { signin_token: await newCustomer(shop) });
  const cartId = await newCart(shop, skus);
  return records(shop, { cartId, ...(visitor !== 'guest with a cart' && { cartCount: itemsInCart }) });
}

export const floorTarget = (runtime: Runtime, floorUrl: string, shop: Shop): RunTarget => ({
  runtime,
  page: 'floor',
  name: `floor, ${runtime}`,
  url: `${floorUrl}/${runtime}`,
  stored: async () => ({ cart: await newCart(shop, skus) }),
  conditions: { badge: floorBadge },
});

export function pageTarget(page: BenchPage, runtime: Runtime, shop: Shop, foreignUrl: string): RunTarget {
  const { name, path, isForeign, visitor, conditions, presses } = page;
  return {
    runtime,
    page: name,
    name: `${name}, ${runtime}`,
    url: isForeign ? `${foreignUrl}/${runtime}${path}` : shop.url + path,
    stored: () => keptBy(visitor, shop),
    conditions,
    presses,
  };
}
