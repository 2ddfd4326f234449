// Totals, whatever is in a cart: lines add up to sums, sums to the total, the order says what the cart said.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../demo-host/backend/database';
import { invoiceOrder, refundOrder } from '../../../demo-host/backend/orders/lifecycle';
import { seedTaxRates } from '../../../demo-host/backend/tax/rates';
import { freshSeed, randomOf } from '../fuzz/random';
import { createSmallShop, texas, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeAll(async () => {
  shop = await createSmallShop();
  seedTaxRates(shop.db);
  // Two taxes at once, and prices that leave something to round.
  run(
    shop.db,
    "INSERT INTO tax_rate (title, country_id, region_code, percent) VALUES ('City', 'US', 'NY', 0.333)",
  );
  run(shop.db, "INSERT INTO region (id, country_id, code, name) VALUES (43, 'US', 'NY', 'New York')");
  run(shop.db, 'UPDATE stock SET quantity = 1000000, max_sale_quantity = 1000');
  run(shop.db, 'UPDATE product SET price_cents = 333 WHERE id = 2');
  run(shop.db, 'UPDATE product SET price_cents = 1 WHERE id = 4');
  for (const percent of [7, 12.5, 33.33, 99.9, 100])
    run(
      shop.db,
      'INSERT INTO coupon (code, label, percent) VALUES (?, ?, ?)',
      `P${percent}`,
      'Less',
      percent,
    );
});
afterAll(() => shop.backend.close());

interface Money {
  value: number;
}
interface Amounts {
  amount: Money;
}
interface CartAnswer {
  prices: {
    subtotal_excluding_tax: Money;
    subtotal_including_tax: Money;
    subtotal_with_discount_excluding_tax: Money;
    grand_total: Money;
    grand_total_excluding_tax: Money;
    discounts: Amounts[];
    applied_taxes: Amounts[];
  };
  items: {
    quantity: number;
    prices: { price: Money; row_total: Money; row_total_including_tax: Money; total_item_discount: Money };
  }[];
  shipping_addresses: { selected_shipping_method: Amounts }[];
}
interface Totals {
  subtotal: Money;
  total_tax: Money;
  taxes: Amounts[];
  discounts: Amounts[];
  total_shipping: Money;
  grand_total: Money;
}
interface OrderAnswer {
  id: string;
  number: string;
  total: Totals;
  invoices: { total: Totals }[];
  credit_memos: { total: Totals }[];
}

const cents = ({ value }: Money) => {
  const exact = value * 100;
  expect(Math.abs(exact - Math.round(exact))).toBeLessThan(1e-6);
  expect(value).toBeGreaterThanOrEqual(0);
  return Math.round(exact);
};
const sum = <T>(list: readonly T[], of: (item: T) => Money) =>
  list.reduce((total, item) => total + cents(of(item)), 0);
const amounts = (list: readonly Amounts[]) => sum(list, ({ amount }) => amount);

const totals =
  'subtotal { value } total_tax { value } taxes { amount { value } } discounts { amount { value } } total_shipping { value } grand_total { value }';
const prepare = `mutation($id: String!, $address: CartAddressInput!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart {
    prices { subtotal_excluding_tax { value } subtotal_including_tax { value } subtotal_with_discount_excluding_tax { value }
      grand_total { value } grand_total_excluding_tax { value } discounts { amount { value } } applied_taxes { amount { value } } }
    items { quantity prices { price { value } row_total { value } row_total_including_tax { value } total_item_discount { value } } }
    shipping_addresses { selected_shipping_method { amount { value } } }
  } }
}`;
const place = `mutation($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { id number total { ${totals} } } } }`;
const look = `query($number: String!) { guestOrder(input: { number: $number, email: "gita@example.com", lastname: "Guest" }) {
  id number total { ${totals} } invoices { total { ${totals} } } credit_memos { total { ${totals} } } } }`;

interface Basket {
  items: Record<string, number>;
  coupon: string | undefined;
  currency: string;
  region: string;
}

async function fill({ items, coupon, currency, region }: Basket): Promise<{ id: string; cart: CartAnswer }> {
  const headers = { 'content-currency': currency };
  const id = await shop.newCart(items);
  if (coupon !== undefined)
    await shop.ask(
      'mutation($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
      { id, code: coupon },
      undefined,
      headers,
    );
  const answer = await shop.ask(prepare, { id, address: { ...texas, region } }, undefined, headers);
  return { id, cart: (answer.setPaymentMethodOnCart as { cart: CartAnswer }).cart };
}

/** Answers subtotal, discount, shipping, tax and total, once they were seen to add up. */
function addedUp({ prices, items, shipping_addresses: [sent] }: CartAnswer) {
  const subtotal = sum(items, (item) => item.prices.row_total);
  const discount = sum(items, (item) => item.prices.total_item_discount);
  const tax = amounts(prices.applied_taxes);
  const shipping = cents(sent?.selected_shipping_method.amount ?? { value: 0 });
  const total = subtotal - discount + shipping + tax;
  for (const { quantity, prices: line } of items)
    expect(cents(line.row_total)).toBe(cents(line.price) * quantity);
  expect(cents(prices.subtotal_excluding_tax)).toBe(subtotal);
  expect(amounts(prices.discounts)).toBe(discount);
  expect(cents(prices.subtotal_with_discount_excluding_tax)).toBe(subtotal - discount);
  expect(cents(prices.subtotal_including_tax)).toBe(
    sum(items, (item) => item.prices.row_total_including_tax),
  );
  expect(cents(prices.grand_total)).toBe(total);
  expect(cents(prices.grand_total_excluding_tax)).toBe(total - tax);
  return { subtotal, discount, shipping, tax, total };
}

const figures = (of: Totals) => {
  const tax = cents(of.total_tax);
  expect(amounts(of.taxes)).toBe(tax);
  return {
    subtotal: cents(of.subtotal),
    discount: amounts(of.discounts),
    shipping: cents(of.total_shipping),
    tax,
    total: cents(of.grand_total),
  };
};

const random = randomOf(freshSeed());
const baskets = Array.from({ length: 40 }, (): Basket => {
  const skus = ['MALT', 'GIN', 'CHOC', 'RARE', 'RUM-50'].filter(() => random.chance(0.6));
  return {
    items: Object.fromEntries((skus.length > 0 ? skus : ['CHOC']).map((sku) => [sku, 1 + random.below(9)])),
    coupon: random.pick([undefined, 'SAVE10', 'P7', 'P12.5', 'P33.33', 'P99.9', 'P100']),
    currency: random.pick(['USD', 'EUR']),
    region: random.pick(['TX', 'CA', 'NY']),
  };
});

describe('money adds up', () => {
  it.each(baskets.map((basket) => [JSON.stringify(basket), basket] as const))('%s', async (_, basket) => {
    const { id, cart } = await fill(basket);
    const wanted = addedUp(cart);
    const headers = { 'content-currency': basket.currency };
    const placed = await shop.ask(place, { id }, undefined, headers);
    const { orderV2: order } = placed.placeOrder as { orderV2: OrderAnswer };
    expect(figures(order.total)).toEqual(wanted);
    // Paid and given back piece by piece, it is as much again.
    const at = { db: shop.db, now: new Date('2026-11-22T00:00:00Z') };
    const number = Number(Buffer.from(order.id, 'base64').toString());
    const lines = shop.db.prepare('SELECT id FROM sales_order_line WHERE order_id = ?').all([number]) as {
      id: number;
    }[];
    for (const line of lines.slice(0, 1)) invoiceOrder(at, number, { pieces: { [line.id]: 1 } });
    const rest = Object.values(basket.items).reduce((total, quantity) => total + quantity, 0);
    if (rest > 1) invoiceOrder(at, number);
    const seen = (await shop.ask(look, { number: order.number })).guestOrder as OrderAnswer;
    const all = seen.invoices.map(({ total }) => figures(total));
    for (const figure of Object.keys(wanted) as (keyof typeof wanted)[])
      expect({ [figure]: all.reduce((total, one) => total + one[figure], 0) }).toEqual({
        [figure]: wanted[figure],
      });
    if (wanted.total > 0) {
      refundOrder(at, number, {});
      const back = (await shop.ask(look, { number: order.number })).guestOrder as OrderAnswer;
      expect(back.credit_memos.map(({ total }) => figures(total).total)).toEqual([wanted.total]);
    }
  });
});

describe('tax', () => {
  const taxOf = async (region: string, coupon?: string) => {
    const { cart } = await fill({ items: { MALT: 1 }, coupon, currency: 'USD', region });
    return amounts(cart.prices.applied_taxes);
  };

  it('is due by the region it goes to, on the price after discount, not on shipping', async () => {
    expect(await taxOf('TX')).toBe(0);
    // 8.25 % of 48.00; of 43.20.
    expect(await taxOf('CA')).toBe(396);
    expect(await taxOf('CA', 'SAVE10')).toBe(356);
    // 8.375 % and 0.333 %, each rounded.
    expect(await taxOf('NY')).toBe(402 + 16);
  });

  it('is told by REST as well, and by an estimate for a place', async () => {
    const { id } = await fill({ items: { MALT: 2 }, coupon: undefined, currency: 'USD', region: 'CA' });
    expect((await shop.rest('GET', `/V1/guest-carts/${id}/totals`)).body).toMatchObject({
      subtotal: 96,
      tax_amount: 7.92,
      subtotal_incl_tax: 103.92,
      grand_total: 113.92,
      items: [{ tax_amount: 7.92, tax_percent: 8.25, price_incl_tax: 51.96, row_total_incl_tax: 103.92 }],
    });
    const estimate = await shop.ask(
      `mutation($id: String!) { estimateTotals(input: { cart_id: $id, address: { country_code: US, region: { region_code: "TX" } } }) {
        cart { prices { grand_total { value } } } } }`,
      { id },
    );
    expect(estimate.estimateTotals).toEqual({ cart: { prices: { grand_total: { value: 106 } } } });
  });
});
