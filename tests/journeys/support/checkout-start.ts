// Puts a shopper with a bottle into the checkout, as an earlier visit leaves them.
import type { Page } from '@playwright/test';
import type { Place } from './shop-process';

type Shop = Pick<Place, 'shopUrl'>;

const password = 'Passw0rd!23';

/** GraphQL as the backend's own clients send it; answers `data`. */
export async function ask<T>(shop: Shop, query: string, variables: object = {}, token?: string): Promise<T> {
  const response = await fetch(`${shop.shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: T }).data;
}

/** One piece of each. */
export async function fill(shop: Shop, cartId: string, skus: readonly string[], token?: string) {
  await ask(
    shop,
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id: cartId, items: skus.map((sku) => ({ sku, quantity: 1 })) },
    token,
  );
}

/** Answers the id of a guest's cart with one piece of each. */
export async function guestCart(shop: Shop, ...skus: string[]): Promise<string> {
  const { id } = await ask<{ id: string }>(shop, 'mutation { id: createEmptyCart }');
  await fill(shop, id, skus);
  return id;
}

export async function tokenOf(shop: Shop, email: string): Promise<string> {
  const { session } = await ask<{ session: { token: string } }>(
    shop,
    'mutation ($email: String!, $password: String!) { session: generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  return session.token;
}

export const storageKey = ({ shopUrl }: Shop, name: string) =>
  `AIRSIDE_BROWSER_PERSISTENCE__${shopUrl}/graphql__${name}`;

/** Into the browser's storage, under the shop's names; the page may be anywhere in the shop. */
export async function remember(
  page: Page,
  shop: Shop,
  values: Record<string, string>,
  ttl?: number,
): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.evaluate(([key, record]) => localStorage.setItem(key, record), [
      storageKey(shop, name),
      JSON.stringify({ value, timeStored: Date.now(), ttl }),
    ] as const);
}

/** The checkout of a guest who has put one bottle into the cart; answers its id. */
export async function openGuestCheckout(page: Page, shop: Shop): Promise<string> {
  const cartId = await guestCart(shop, 'GN-002');
  await page.goto(`${shop.shopUrl}/health`);
  await remember(page, shop, { cartId });
  await page.goto(`${shop.shopUrl}/checkout`);
  return cartId;
}

/** Signed in on this device, with what is in the cart already. */
export async function openCustomerCheckout(
  page: Page,
  shop: Shop,
  token: string,
  path = '/checkout',
): Promise<void> {
  await page.goto(`${shop.shopUrl}/health`);
  await remember(page, shop, { signin_token: token }, 3600);
  await page.goto(shop.shopUrl + path);
}

/** One bottle in a customer's cart. */
export async function fillCustomerCart(shop: Shop, token: string): Promise<void> {
  const { cart } = await ask<{ cart: { id: string } }>(shop, '{ cart: customerCart { id } }', {}, token);
  await fill(shop, cart.id, ['GN-002'], token);
}
