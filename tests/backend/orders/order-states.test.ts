// What may follow what with an order, and what that does to its money and to the stock.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { salableQuantity } from '../../../demo-host/backend/catalog/stock';
import { one, run } from '../../../demo-host/backend/database';
import {
  cancelOrder,
  commentOnOrder,
  holdOrder,
  invoiceOrder,
  refundOrder,
  releaseOrder,
  shipOrder,
} from '../../../demo-host/backend/orders/lifecycle';
import { orderLines } from '../../../demo-host/backend/orders/rows';
import { createSmallShop, pay, readyCart, seventyCl, type SmallShop } from '../small-shop';

let shop: SmallShop;
const at = () => ({ db: shop.db, now: new Date('2026-11-22T10:00:00Z') });

beforeEach(async () => {
  shop = await createSmallShop();
});
afterEach(() => shop.backend.close());

/** Answers the order's id. */
async function order(items: Record<string, number> = { GIN: 2, CHOC: 3 }): Promise<number> {
  const { status, body } = await pay(shop, await readyCart(shop, items));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return Number(body);
}

const stock = (sku: string) =>
  one<{ quantity: number; reserved: number }>(
    shop.db,
    'SELECT quantity, reserved FROM stock JOIN product ON product.id = product_id WHERE sku = ?',
    sku,
  );
const lineId = (id: number, sku: string) => orderLines(shop.db, id).find((line) => line.sku === sku)?.id ?? 0;

const fields = `number status order_status_change_date comments { message }
  items { product_sku status quantity_invoiced quantity_shipped quantity_refunded quantity_canceled }
  invoices { id number comments { message timestamp } items { product_sku quantity_invoiced discounts { amount { value } } }
    total { subtotal { value } total_shipping { value } grand_total { value } base_grand_total { value currency } discounts { amount { value } label } } }
  shipments { id number tracking { carrier title number } items { product_sku quantity_shipped order_item { product_sku } } }
  credit_memos { id number items { product_sku quantity_refunded } total { adjustment { value } total_shipping { value } grand_total { value } } }`;

interface Told {
  status: string;
  order_status_change_date: string;
  comments: unknown;
  items: Record<string, unknown>[];
  invoices: Record<string, unknown>[];
  shipments: Record<string, unknown>[];
  credit_memos: Record<string, unknown>[];
}

async function told(id: number): Promise<Told> {
  const number = String(id).padStart(9, '0');
  const data = await shop.ask(
    `query($number: String!) { guestOrder(input: { number: $number, email: "gita@example.com", lastname: "Guest" }) { ${fields} } }`,
    { number },
  );
  return data.guestOrder as Told;
}

const statuses = async (id: number) => {
  const { status, items } = await told(id);
  return [status, ...items.map((item) => item.status)];
};

describe('an order', () => {
  it('is invoiced, sent and complete', async () => {
    const id = await order();
    expect(await statuses(id)).toEqual(['Pending', 'Ordered', 'Ordered']);
    invoiceOrder(at(), id, { comment: 'Thank you' });
    expect(await statuses(id)).toEqual(['Processing', 'Invoiced', 'Invoiced']);
    shipOrder(at(), id, {
      pieces: { [lineId(id, 'CHOC')]: 3 },
      tracks: [{ carrier: 'ups', title: 'UPS Ground', number: '1Z999' }],
    });
    expect(await statuses(id)).toEqual(['Processing', 'Invoiced', 'Shipped']);
    shipOrder(at(), id);
    expect(await statuses(id)).toEqual(['Complete', 'Shipped', 'Shipped']);
    const answer = await told(id);
    expect(answer.order_status_change_date).toBe('2026-11-22');
    expect(answer.invoices).toMatchObject([
      {
        id: 'MQ==',
        number: '000000001',
        comments: [{ message: 'Thank you', timestamp: '2026-11-22 10:00:00' }],
        total: { subtotal: { value: 65.75 }, total_shipping: { value: 25 }, grand_total: { value: 90.75 } },
      },
    ]);
    expect(answer.shipments).toMatchObject([
      {
        id: Buffer.from('000000001').toString('base64'),
        tracking: [{ carrier: 'ups', title: 'UPS Ground', number: '1Z999' }],
        items: [{ product_sku: 'CHOC', quantity_shipped: 3, order_item: { product_sku: 'CHOC' } }],
      },
      { number: '000000002', tracking: [], items: [{ product_sku: 'GIN', quantity_shipped: 2 }] },
    ]);
  });

  it('is processing once it is sent and not yet paid, and complete when it is', async () => {
    const id = await order();
    shipOrder(at(), id);
    expect(await statuses(id)).toEqual(['Processing', 'Mixed', 'Mixed']);
    invoiceOrder(at(), id);
    expect(await statuses(id)).toEqual(['Complete', 'Shipped', 'Shipped']);
  });

  it('stays complete when a part is given back, and closes when all is', async () => {
    const id = await order();
    invoiceOrder(at(), id);
    shipOrder(at(), id);
    refundOrder(at(), id, { pieces: { [lineId(id, 'CHOC')]: 1 }, baseShippingCents: 0 });
    expect(await statuses(id)).toEqual(['Complete', 'Shipped', 'Mixed']);
    refundOrder(at(), id);
    expect(await statuses(id)).toEqual(['Closed', 'Refunded', 'Refunded']);
    expect((await told(id)).credit_memos).toMatchObject([
      { number: '000000001', total: { total_shipping: { value: 0 }, grand_total: { value: 7.25 } } },
      { number: '000000002', total: { total_shipping: { value: 25 }, grand_total: { value: 83.5 } } },
    ]);
    expect(() => refundOrder(at(), id)).toThrow("We can't create creditmemo for the order.");
  });

  it('closes when it is paid and given back before it is sent', async () => {
    const id = await order();
    invoiceOrder(at(), id);
    refundOrder(at(), id);
    expect(await statuses(id)).toEqual(['Closed', 'Refunded', 'Refunded']);
    expect(() => shipOrder(at(), id)).toThrow('The order does not allow a shipment to be created.');
  });

  it('can be canceled until it is invoiced', async () => {
    const id = await order();
    cancelOrder(at(), id);
    expect(await statuses(id)).toEqual(['Canceled', 'Canceled', 'Canceled']);
    for (const action of [cancelOrder, invoiceOrder, shipOrder, refundOrder, holdOrder])
      expect(() => action(at(), id)).toThrow();
    const paid = await order();
    invoiceOrder(at(), paid);
    expect(() => cancelOrder(at(), paid)).toThrow('We cannot cancel this order.');
  });

  it('goes on with what is paid when the rest is canceled', async () => {
    const id = await order();
    invoiceOrder(at(), id, { pieces: { [lineId(id, 'GIN')]: 2 } });
    cancelOrder(at(), id);
    expect(await statuses(id)).toEqual(['Processing', 'Invoiced', 'Canceled']);
    shipOrder(at(), id);
    expect(await statuses(id)).toEqual(['Complete', 'Shipped', 'Canceled']);
  });

  it('waits while on hold, and goes on as it was', async () => {
    const id = await order();
    invoiceOrder(at(), id);
    holdOrder(at(), id);
    expect((await told(id)).status).toBe('On Hold');
    for (const action of [shipOrder, refundOrder, cancelOrder, holdOrder])
      expect(() => action(at(), id)).toThrow();
    releaseOrder(at(), id);
    expect((await told(id)).status).toBe('Processing');
    expect(() => releaseOrder(at(), id)).toThrow('You cannot remove the hold.');
  });

  it('refuses more pieces than are left, and none', async () => {
    const id = await order();
    const choc = lineId(id, 'CHOC');
    invoiceOrder(at(), id, { pieces: { [choc]: 2 } });
    expect(() => invoiceOrder(at(), id, { pieces: { [choc]: 2 } })).toThrow('is not left');
    expect(() => invoiceOrder(at(), id, { pieces: {} })).toThrow('at least one item');
    expect(() => invoiceOrder(at(), id, { pieces: { 999: 1 } })).toThrow('no item 999');
    expect(() => refundOrder(at(), id, { baseShippingCents: 2501 })).toThrow('25.00');
    expect(await statuses(id)).toEqual(['Processing', 'Ordered', 'Partial']);
  });

  it('keeps remarks, and does not tell them, as Magento', async () => {
    const id = await order();
    commentOnOrder(at(), id, 'We are checking your address.');
    expect((await told(id)).comments).toBeNull();
    expect(one(shop.db, 'SELECT message FROM sales_comment')).toEqual({
      message: 'We are checking your address.',
    });
  });
});

describe('parts of a discount', () => {
  it('add up to the whole', async () => {
    const cart = await shop.newCart({ CHOC: 3 });
    await shop.ask(
      'mutation($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }',
      { id: cart },
    );
    run(shop.db, "UPDATE coupon SET percent = 7 WHERE code = 'SAVE10'");
    await shop.rest('POST', `/V1/guest-carts/${cart}/shipping-information`, {
      addressInformation: {
        shipping_address: { firstname: 'G', lastname: 'Guest', street: ['1'], city: 'Austin', region_code: 'TX', region_id: 57, country_id: 'US', postcode: '73301', telephone: '1' }, // oxfmt-ignore
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    const id = Number((await pay(shop, cart)).body);
    const [line] = orderLines(shop.db, id);
    // 7 % of 21.75 is 1.5225.
    expect(line?.discount_cents).toBe(152);
    for (let n = 0; n < 3; n++) invoiceOrder(at(), id, { pieces: { [line?.id ?? 0]: 1 } });
    const { invoices } = await told(id);
    expect(invoices).toMatchObject([
      { total: { total_shipping: { value: 15 }, discounts: [{ amount: { value: 0.51 } }] } },
      { total: { total_shipping: { value: 0 }, discounts: [{ amount: { value: 0.5 } }] } },
      { total: { total_shipping: { value: 0 }, discounts: [{ amount: { value: 0.51 } }] } },
    ]);
  });
});

describe('the stock', () => {
  it('is set aside when ordered and leaves when sent', async () => {
    const id = await order({ GIN: 4 });
    expect(stock('GIN')).toEqual({ quantity: 10, reserved: 4 });
    shipOrder(at(), id, { pieces: { [lineId(id, 'GIN')]: 3 } });
    expect(stock('GIN')).toEqual({ quantity: 7, reserved: 1 });
    expect(salableQuantity(shop.db, 2)).toBe(6);
  });

  it('is free again after canceling', async () => {
    const id = await order({ GIN: 4 });
    cancelOrder(at(), id);
    expect(stock('GIN')).toEqual({ quantity: 10, reserved: 0 });
  });

  it('comes back with a refund only when told so', async () => {
    const id = await order({ GIN: 4 });
    invoiceOrder(at(), id);
    shipOrder(at(), id, { pieces: { [lineId(id, 'GIN')]: 1 } });
    refundOrder(at(), id, { pieces: { [lineId(id, 'GIN')]: 1 } });
    expect(stock('GIN')).toEqual({ quantity: 9, reserved: 3 });
    refundOrder(at(), id, { pieces: { [lineId(id, 'GIN')]: 3 }, returnsToStock: true });
    expect(stock('GIN')).toEqual({ quantity: 9, reserved: 0 });
  });

  it('is not sent when it is not there', async () => {
    const id = await order({ GIN: 4 });
    run(shop.db, 'UPDATE stock SET quantity = 1 WHERE product_id = 2');
    expect(() => shipOrder(at(), id)).toThrow('Not all of your products are available');
    expect(stock('GIN')).toEqual({ quantity: 1, reserved: 4 });
    expect((await told(id)).shipments).toEqual([]);
  });

  it('of a variant is what a configurable takes', async () => {
    const cart = await shop.newCart();
    await shop.ask(
      `mutation($id: String!, $option: ID!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "RUM", quantity: 2, selected_options: [$option] }]) { user_errors { message } }
      }`,
      { id: cart, option: seventyCl },
    );
    await shop.rest('POST', `/V1/guest-carts/${cart}/shipping-information`, {
      addressInformation: {
        shipping_address: { firstname: 'G', lastname: 'Guest', street: ['1'], city: 'Austin', region_code: 'TX', region_id: 57, country_id: 'US', postcode: '73301', telephone: '1' }, // oxfmt-ignore
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    const id = Number((await pay(shop, cart)).body);
    shipOrder(at(), id);
    expect(stock('RUM-70')).toEqual({ quantity: 1, reserved: 0 });
  });
});
