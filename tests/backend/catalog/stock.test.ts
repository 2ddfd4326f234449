// What can be bought of a product whose stock is empty, kept back, or sold by several.
import { beforeEach, describe, expect, it } from 'vitest';
import { reserve, takeOut } from '../../../demo-host/backend/catalog/stock';
import { one, run } from '../../../demo-host/backend/database';
import { addProducts, createSmallShop, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});

function setStock(sku: string, stock: Record<string, number>): number {
  const { id } = one<{ id: number }>(shop.backend.db, 'SELECT id FROM product WHERE sku = ?', sku)!;
  const names = Object.keys(stock);
  const sets = names.map((name) => `${name} = ?`).join(', ');
  run(shop.backend.db, `UPDATE stock SET ${sets} WHERE product_id = ?`, ...Object.values(stock), id);
  return id;
}

async function refusals(sku: string, quantity: number) {
  const cartId = await shop.newCart();
  const { addProductsToCart } = await shop.ask(addProducts, { cartId, cartItems: [{ sku, quantity }] });
  return (addProductsToCart as { user_errors: { code: string; message: string }[] }).user_errors;
}

const tooMany = { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' };

describe('sold before it comes in', () => {
  it('is in stock, and takes any number without a word (recording add/qty-backorder-over-stock-ok)', async () => {
    setStock('MALT', { quantity: 2, backorders: 2 });
    expect(await refusals('MALT', 5)).toEqual([]);
    const id = setStock('MALT', { quantity: 0 });
    expect(await refusals('MALT', 5)).toEqual([]);
    const query =
      '{ products(filter: { sku: { eq: "MALT" } }) { items { stock_status only_x_left_in_stock } } }';
    expect(await shop.ask(query)).toMatchObject({
      products: { items: [{ stock_status: 'IN_STOCK', only_x_left_in_stock: null }] },
    });
    // What is sent is owed until it comes.
    reserve(shop.backend.db, id, 5);
    expect(takeOut(shop.backend.db, id, 5)).toBe(true);
    expect(await refusals('MALT', 1)).toEqual([]);
  });

  it('ends at what the shop would owe at most', async () => {
    setStock('MALT', { quantity: 2, backorders: 1, min_quantity: -3 });
    expect(await refusals('MALT', 5)).toEqual([]);
    expect(await refusals('MALT', 6)).toEqual([tooMany]);
  });

  it('is not sold where it is marked as out of stock', async () => {
    setStock('MALT', { quantity: 2, backorders: 1, is_in_stock: 0 });
    expect(await refusals('MALT', 1)).toEqual([tooMany]);
  });
});

it('keeps back what is not for sale', async () => {
  setStock('MALT', { quantity: 5, min_quantity: 3 });
  expect(await refusals('MALT', 2)).toEqual([]);
  expect(await refusals('MALT', 3)).toEqual([tooMany]);
  setStock('MALT', { quantity: 3 });
  expect(await refusals('MALT', 1)).toEqual([tooMany]);
});

describe('sold by four', () => {
  beforeEach(
    () =>
      void setStock('MALT', {
        quantity: 40,
        quantity_increments: 4,
        min_sale_quantity: 4,
        max_sale_quantity: 24,
      }),
  );

  it.each([
    [8, []],
    [6, [{ code: 'UNDEFINED', message: 'You can buy this product only in quantities of 4 at a time.' }]],
    [2, [{ code: 'INSUFFICIENT_STOCK', message: 'The fewest you may purchase is 4.' }]],
    [
      28,
      [{ code: 'UNDEFINED', message: 'The requested qty exceeds the maximum qty allowed in shopping cart' }],
    ],
  ])('%i (recordings add/qty-increments-*)', async (quantity, expected) => {
    expect(await refusals('MALT', quantity)).toEqual(expected);
  });

  it('is told of a line that was there before', async () => {
    const cartId = await shop.newCart();
    await shop.ask(addProducts, { cartId, cartItems: [{ sku: 'MALT', quantity: 8 }] });
    setStock('MALT', { quantity_increments: 3 });
    const query = 'query($id: String!) { cart(cart_id: $id) { items { errors { code message } } } }';
    expect(await shop.ask(query, { id: cartId })).toMatchObject({
      cart: { items: [{ errors: [{ code: 'ITEM_INCREMENTS' }] }] },
    });
  });
});
