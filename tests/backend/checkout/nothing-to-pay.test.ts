// A cart that costs nothing: one way to pay, which is no payment, and only while it costs nothing.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../../../demo-host/backend/database';
import { createSmallShop, texas, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
  run(shop.db, "UPDATE product SET type_id = 'virtual' WHERE sku = 'GIN'");
  run(shop.db, "INSERT INTO coupon (code, label, percent) VALUES ('GIFT', 'A gift', 100)");
});
afterEach(() => shop.backend.close());

const methods = async (id: string) => {
  const { cart } = await shop.ask(
    'query($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } available_payment_methods { code } } }',
    { id },
  );
  return (cart as { available_payment_methods: { code: string }[] }).available_payment_methods.map(
    ({ code }) => code,
  );
};
const choose = `mutation($id: String!, $code: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { id } } }`;

it('offers that one way, refuses the others, and makes an order', async () => {
  const id = await shop.newCart({ GIN: 1 });
  expect(await methods(id)).toEqual(['checkmo', 'cashondelivery']);
  await shop.ask(
    'mutation($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "GIFT" }) { cart { id } } }',
    { id },
  );
  expect(await methods(id)).toEqual(['free']);
  await shop.ask(
    `mutation($id: String!, $address: CartAddressInput!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
    { id, address: texas },
  );
  expect((await shop.refused(choose, { id, code: 'checkmo' })).message).toBe(
    'The requested Payment Method is not available.',
  );
  await shop.ask(choose, { id, code: 'free' });
  const { placeOrder } = await shop.ask(
    'mutation($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
    { id },
  );
  expect(placeOrder).toEqual({ order: { order_number: '000000001' } });
});
