// The shop that is fuzzed: the demo assortment, and what has to be known about it to get anywhere.
import { vi } from 'vitest';
import { issueToken } from '../../../demo-host/backend/customer/tokens';
import { testBackend, testNow, testOrigin, type TestBackend } from '../../support/backend';
import { texas } from '../small-shop';
import { Pool } from './values';

const accounts = ['diana@example.com', 'erik@example.com', 'lena@example.com'];

export interface Shopper {
  token: string | undefined;
  cart: string | undefined;
}

export interface FuzzShop {
  backend: TestBackend;
  pool: Pool;
  /** A guest and the demo accounts, each with a token where they have one and with a cart that can be ordered. */
  restock(): Promise<Shopper[]>;
  /** What was written to the console: nothing, as long as nothing fails unexpectedly. */
  complaints: unknown[][];
  close(): void;
}

/** Texts that lead somewhere, by the argument that takes them. */
function fill(pool: Pool): void {
  pool.add('email', ...accounts, 'new@example.com', 'gita@example.com');
  pool.add('password', 'Passw0rd!23', 'Another1!');
  pool.add('coupon_code', 'SAVE10', 'save10', 'nope');
  pool.add('couponCode', 'SAVE10', 'nope');
  for (const name of ['carrier_code', 'method_code', 'carrierCode', 'methodCode'])
    pool.add(name, 'flatrate', 'flatrate', 'freeshipping', 'freeshipping', 'nope');
  pool.add('code', 'checkmo', 'cashondelivery', 'default');
  pool.add('country_code', 'US', 'SG', 'XX');
  pool.add('region', 'TX', 'CA', 'Texas');
  pool.add('identifier', 'home', 'no-route', 'about-us', 'nope');
  pool.add('url', '/', 'spirits.html', 'spirits/whisky.html', 'glen-tarrow-10-year-old.html', 'about-us');
  for (const name of ['search', 'match', 'phrase']) pool.add(name, 'gin', 'whisky', 'a', 'glen tar');
  pool.add('eq', '1', '0', 'GN-002', 'spirits');
  pool.add('in', '1', '4', 'GN-002');
  pool.add('from', '0', '10', 'x');
  pool.add('to', '20', '1000');
}

/** A cart that lacks nothing but the order. */
async function readyCart({ graphql }: TestBackend, token: string | undefined): Promise<string | undefined> {
  const made = await graphql<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, { token });
  const id = made.data?.createEmptyCart;
  await graphql(
    `
      mutation ($id: String!, $address: CartAddressInput!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "GN-002", quantity: 2 }]) {
          cart {
            id
          }
        }
        setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) {
          cart {
            id
          }
        }
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
          cart {
            id
          }
        }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) {
          cart {
            id
          }
        }
        setShippingMethodsOnCart(
          input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }
        ) {
          cart {
            id
          }
        }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) {
          cart {
            id
          }
        }
      }
    `,
    { id, address: texas },
    { token },
  );
  return id;
}

const options = { file: ':memory:', baseUrl: testOrigin, secret: 'test', paymentTimeoutMs: 1 };

export async function openFuzzShop(): Promise<FuzzShop> {
  const backend = await testBackend(options);
  const pool = new Pool();
  fill(pool);
  const { data } = await backend.graphql(
    '{ products(filter: {}, pageSize: 40) { items { uid id sku url_key } } categoryList { id uid children { id uid url_key } } }',
  );
  pool.harvest(data);
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    backend,
    pool,
    restock: () =>
      Promise.all(
        [undefined, 1, 2, 3].map(async (id): Promise<Shopper> => {
          const token = id === undefined ? undefined : await issueToken(backend.db, id, testNow, options);
          return { token, cart: await readyCart(backend, token) };
        }),
      ),
    complaints: console_.mock.calls,
    close: () => {
      console_.mockRestore();
      backend.close();
    },
  };
}
