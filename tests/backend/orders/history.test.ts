// The demo accounts' past: every page of an account has something to show, and all of it is a thing the shop can do.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { all, one } from '../../../demo-host/backend/database';
import { testBackend, type TestBackend } from '../../support/backend';
import { password } from '../small-shop';

let shop: TestBackend;
beforeAll(async () => {
  shop = await testBackend({ history: true, paymentUrl: 'http://pay.test' });
});
afterAll(() => shop.close());

async function account(email: string) {
  const signedIn = await shop.graphql<{ generateCustomerToken: { token: string } }>(
    'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  const { data } = await shop.graphql(
    `{ customer { wishlists { items_count } orders(pageSize: 20) { items { number status order_date invoices { id }
       shipments { tracking { number title } } } } } customerPaymentTokens { items { details payment_method_code } } }`,
    {},
    { token: signedIn.data?.generateCustomerToken.token ?? '' },
  );
  return data;
}

it('has orders in several states, a wishlist and a card that works', async () => {
  expect(await account('diana@example.com')).toMatchObject({
    customer: {
      wishlists: [{ items_count: 3 }],
      orders: {
        items: [
          { status: 'Complete', shipments: [{ tracking: [{ title: 'Harbour Post' }] }] },
          { status: 'Canceled', invoices: [] },
          { status: 'Processing', shipments: [{}] },
          { status: 'Processing', shipments: [] },
        ],
      },
    },
    customerPaymentTokens: { items: [{ payment_method_code: 'demo_card' }] },
  });
  expect(await account('lena@example.com')).toMatchObject({
    customer: {
      wishlists: [{ items_count: 1 }],
      orders: { items: [{ status: 'Complete' }, { status: 'Canceled' }, { status: 'Pending' }] },
    },
  });
  expect(one(shop.db, "SELECT 1 AS there FROM payment_vault WHERE outcome = 'approved'")).toEqual({
    there: 1,
  });
});

it('takes no more from the stock than was ordered and is still in the house', () => {
  expect(
    all(
      shop.db,
      `SELECT sku, reserved FROM stock JOIN product ON product.id = product_id WHERE reserved <> (
         SELECT coalesce(sum(quantity - canceled - (SELECT coalesce(sum(quantity), 0) FROM sales_document_line done
           WHERE done.line_id = line.id AND kind = 'shipment')), 0) FROM sales_order_line line WHERE line.product_id = product.id)`,
    ),
  ).toEqual([]);
});
