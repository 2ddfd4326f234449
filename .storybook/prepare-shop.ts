// Fills the cart of a story's shop and signs its customer in, as an earlier visit of the browser would have.
import { createBrowserStorage } from '../src/storage/browser-storage';
import { pathOf, shops, type Shop, type ShopName } from './shops';

const password = 'Passw0rd!23';
const prepared = new Map<ShopName, Promise<void>>();

/** Once per page; what the browser still has from an earlier one is kept. */
export function prepareShop(name: ShopName): Promise<void> {
  if (name === 'usual') return Promise.resolve();
  let preparing = prepared.get(name);
  if (!preparing) prepared.set(name, (preparing = fill(name, shops[name])));
  return preparing;
}

async function fill(name: ShopName, { cart, customer }: Shop): Promise<void> {
  const storage = createBrowserStorage(`${location.origin}${pathOf(name)}/graphql`);
  if (cart && !storage.get('cartId')) {
    const { id } = await ask<{ id: string }>('mutation { id: createEmptyCart }');
    const cartItems = Object.entries(cart).map(([sku, quantity]) => ({ sku, quantity }));
    await ask(
      `mutation ($id: String!, $cartItems: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $cartItems) { user_errors { message } } }`,
      { id, cartItems },
    );
    storage.set('cartId', id);
  }
  if (customer && !storage.get('signin_token')) {
    const { session } = await ask<{ session: { token: string } }>(
      `mutation ($email: String!, $password: String!) {
        session: generateCustomerToken(email: $email, password: $password) { token } }`,
      { email: customer, password },
    );
    storage.set('signin_token', session.token, 3600);
  }
  storage.dispose();
}

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data: T };
  return data;
}
