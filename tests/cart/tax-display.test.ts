// Shops that show their prices with tax: the same price on the product's page, in the cart and in its totals.
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../demo-host/backend/database';
import { saveSetting } from '../../demo-host/backend/settings';
import { taxDisplay } from '../../src/cart/tax-display';
import { backendShop, type BackendShop } from '../support/backend-shop';

const line = (price: number, withTax: number, inCatalogue: number) => ({
  price: { value: price },
  withTax: { value: withTax },
  inCatalogue: { value: inCatalogue },
});
const both = (shown: boolean) => ({ onLines: shown, inSubtotal: shown });

describe('where the backend does not say', () => {
  it.each([
    ['as the catalogue has it', [line(24.25, 26.25, 26.250001)], true],
    ['as the catalogue has it, for an address of another rate', [line(100, 125, 119)], true],
    ['without tax', [line(24.25, 26.25, 24.25)], false],
    ['without tax, at a price for several', [line(20, 21.65, 24.25)], false],
    ['without tax, at an address without', [line(24.25, 24.25, 26.25)], false],
    ['without tax, where nothing is in it', [], false],
  ])('a cart is shown %s', (_name, lines, shown) => {
    expect(taxDisplay(undefined, lines)).toEqual(both(shown));
    expect(taxDisplay({}, lines)).toEqual(both(shown));
  });
});

it.each([
  [1, false],
  [2, true],
  [3, true],
])('setting %i stands above what the catalogue shows', (setting, shown) => {
  const settings = { shopping_cart_display_price: setting, shopping_cart_display_subtotal: setting };
  expect(taxDisplay(settings, [line(24.25, 26.25, shown ? 24.25 : 26.25)])).toEqual(both(shown));
});

describe('a shop with tax in its prices', () => {
  let shop: BackendShop | undefined;
  afterEach(() => shop?.close());

  const query =
    '{ products(filter: { sku: { eq: "GN-002" } }) { items { price_range { minimum_price { final_price { value } regular_price { value } } } } } }';
  interface Answer {
    products: {
      items: { price_range: { minimum_price: Record<'final_price' | 'regular_price', { value: number }> } }[];
    };
  }

  async function open(profile: 'full' | 'stock-2.4.6') {
    shop = await backendShop({}, { profile });
    const { db } = shop.backend;
    run(db, "INSERT INTO tax_rate (title, country_id, percent) VALUES ('VAT', 'US', 8.25)");
    for (const path of ['tax/display/type', 'tax/cart_display/price', 'tax/cart_display/subtotal'])
      saveSetting(db, path, 2);
    const { data } = await shop.backend.graphql<Answer>(query);
    const { cart } = shop.storefront;
    await cart.addItem({ sku: 'GN-002', quantity: 2 });
    await cart.load();
    const { final_price, regular_price } = data!.products.items[0]!.price_range.minimum_price;
    return { shown: final_price.value, regular: regular_price.value, details: cart.details.value! };
  }

  it.each(['full', 'stock-2.4.6'] as const)('has one price everywhere: %s', async (profile) => {
    const { shown, regular, details } = await open(profile);
    const [item] = details.items;
    expect(item?.price.value).toBe(shown);
    expect(item?.rowTotal.value).toBeCloseTo(shown * 2, 1);
    expect(item?.regularTotal?.value).toBeCloseTo(regular * 2, 1);
    expect(details.subtotal).toEqual(item?.rowTotal);
    expect(details.grandTotal).toEqual(details.subtotal);
    expect(details.isTaxIncluded).toBe(true);
    expect(details.taxes[0]?.amount.value).toBeGreaterThan(0);
  });
});
