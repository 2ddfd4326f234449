// Places an order as a signed-in customer or a guest, as their browser would over the backend's interfaces.
import type { TestBackend } from './backend';

export interface OwnOrder {
  items: Record<string, number>;
  /** Of a customer; a guest's order without. */
  token?: string;
  coupon?: string;
}

const guestBuyer = {
  firstname: 'Gita',
  lastname: 'Guest',
  street: ['1 Main St'],
  city: 'Austin',
  region_code: 'TX',
  country_id: 'US',
  postcode: '73301',
  telephone: '512-555-0100',
};
export const guestEmail = 'gita.guest@example.com';

export async function tokenOf(backend: Pick<TestBackend, 'graphql'>, email = 'diana@example.com') {
  const { data } = await backend.graphql<{ generateCustomerToken: { token: string } }>(
    `mutation { generateCustomerToken(email: "${email}", password: "Passw0rd!23") { token } }`,
  );
  return data!.generateCustomerToken.token;
}

/** Answers the order's entity id; its number has the same digits. */
export async function placeOwnOrder(
  backend: Pick<TestBackend, 'graphql' | 'rest'>,
  { items, token, coupon }: OwnOrder,
): Promise<number> {
  const { data } = await backend.graphql<{ createEmptyCart: string }>(
    'mutation { createEmptyCart }',
    {},
    { token },
  );
  const cartId = data!.createEmptyCart;
  const cartItems = Object.entries(items).map(([sku, quantity]) => ({ sku, quantity }));
  const added = await backend.graphql<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    `mutation($cartId: String!, $cartItems: [CartItemInput!]!) {
       addProductsToCart(cartId: $cartId, cartItems: $cartItems) { user_errors { message } } }`,
    { cartId, cartItems },
    { token },
  );
  const [refused] = added.data?.addProductsToCart.user_errors ?? [];
  if (refused) throw new Error(refused.message);
  if (coupon)
    await backend.graphql(
      `mutation($cartId: String!, $coupon: String!) {
         applyCouponToCart(input: { cart_id: $cartId, coupon_code: $coupon }) { cart { id } } }`,
      { cartId, coupon },
      { token },
    );
  const cart = token ? 'carts/mine' : `guest-carts/${cartId}`;
  await backend.rest(
    'POST',
    `/V1/${cart}/shipping-information`,
    {
      addressInformation: {
        shipping_address: guestBuyer,
        billing_address: guestBuyer,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    },
    { token },
  );
  const paid = await backend.rest<unknown>(
    'POST',
    `/V1/${cart}/payment-information`,
    {
      paymentMethod: { method: 'checkmo' },
      billingAddress: guestBuyer,
      ...(token ? {} : { cartId, email: guestEmail }),
    },
    { token },
  );
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body));
  return Number(paid.body);
}

export const numberOf = (id: number): string => String(id).padStart(9, '0');
