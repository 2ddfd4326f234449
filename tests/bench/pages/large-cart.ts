// What each line of a cart costs its page: 500 lines beside two.
import type { Browser } from 'playwright';
import { measureHeap, measureLoad, type Target } from './load';
import { oneMore } from './presses';
import { newCart, records, type Shop } from './shop';
import { usable } from './network/conditions';
import type { Numbers } from './statistics';

/** Both ways of looking at one cart. */
export const lineCounts = { few: 2, many: 500 };

async function skusOf({ ask }: Shop): Promise<string[]> {
  const { products } = await ask<{ products: { items: { sku: string }[] } }>(
    `{ products(filter: { price: { from: "0.01" } }, pageSize: 1000) { items { sku __typename stock_status only_x_left_in_stock } } }`,
  );
  return (
    products.items as { sku: string; __typename: string; stock_status: string; only_x_left_in_stock: null }[]
  )
    .filter(
      ({ __typename, stock_status, only_x_left_in_stock }) =>
        __typename === 'SimpleProduct' && stock_status === 'IN_STOCK' && only_x_left_in_stock === null,
    )
    .map(({ sku }) => sku);
}

async function measureCart(browser: Browser, shop: Shop, skus: readonly string[]) {
  const target: Target = {
    name: `cart of ${skus.length}`,
    url: `${shop.url}/cart`,
    stored: async () => records(shop, { cartId: await newCart(shop, skus) }),
    conditions: {
      usable: usable.cart,
      lines: { selector: 'airside-cart-page >>> .cart-line', count: skus.length },
    },
    presses: [oneMore],
  };
  const { numbers } = await measureLoad(browser, target);
  return { numbers, heap: await measureHeap(browser, target) };
}

/** By the name of a number, of few lines and of many; `heapPerLine` in bytes. */
export async function measureLargeCart(
  browser: Browser,
  shop: Shop,
): Promise<{ few: Numbers; many: Numbers; heapPerLine: number }> {
  const skus = await skusOf(shop);
  if (skus.length < lineCounts.many) throw new Error(`There are ${skus.length} products for a cart.`);
  const few = await measureCart(browser, shop, skus.slice(0, lineCounts.few));
  const many = await measureCart(browser, shop, skus.slice(0, lineCounts.many));
  const heapPerLine = (many.heap - few.heap) / (lineCounts.many - lineCounts.few);
  return { few: few.numbers, many: many.numbers, heapPerLine };
}
