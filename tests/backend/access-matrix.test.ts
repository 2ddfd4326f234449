// Nobody reads or changes what is somebody else's (behaviour 6), by raw GraphQL and REST.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartRoutes } from '../../demo-host/backend/checkout/rest';
import { schemaOf } from '../../demo-host/backend/graphql/schema';
import { rows, unowned } from './access/operations';
import { askers, createWorld, touches, type Asker, type World } from './access/world';
import { flatRate, restTexas } from './small-shop';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.shop.backend.close());

async function send(path: string, method: string, asker: Asker, body?: unknown): Promise<string> {
  const token = world.tokens[asker];
  const answer = await world.shop.backend.handle(
    new Request(`http://shop.test${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return answer.text();
}

/** One line of the table: what each asker could do. */
async function line(name: string, ask: (asker: Asker) => Promise<string>): Promise<string> {
  const cells: string[] = [];
  for (const asker of askers) cells.push(await touches(world, () => ask(asker)));
  return `${name}: ${cells.join(' ')}`;
}

it('has a row for each operation that touches what somebody owns', () => {
  const schema = schemaOf(world.shop.db, { file: ':memory:', baseUrl: 'http://shop.test' });
  const known = new Set([...unowned, ...rows.map(({ name }) => name.split(' ')[0])]);
  const fields = ['Query', 'Mutation'].flatMap((type) =>
    Object.values((type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
      // What nothing answers is null for everybody.
      .filter(({ resolve }) => resolve !== undefined)
      .map(({ name }) => `${type}.${name}`),
  );
  const resolved = ['orders', 'wishlist', 'wishlists', 'wishlist_v2', 'reviews'].map(
    (name) => `Customer.${name}`,
  );
  expect([...fields, ...resolved].filter((field) => !known.has(field))).toEqual([]);
  // And none for what is gone.
  expect(
    [...known].filter((name) => name && !fields.includes(name) && !name.startsWith('Customer.')),
  ).toEqual([]);
});

const badDocument =
  /Syntax Error|Cannot query field|Unknown argument|got invalid value|Expected value|is not defined by type|sub selection|Internal server error/;

it('GraphQL: guest, Diana, Lena, the employee', async () => {
  const lines: string[] = [];
  for (const { name, document } of rows)
    lines.push(
      await line(name, async (asker) => {
        const answer = await send('/graphql', 'POST', asker, { query: document(world, asker) });
        // A document that is refused for its form shows nothing about access.
        expect(`${name} ${answer}`).not.toMatch(badDocument);
        return answer;
      }),
    );
  expect(lines).toEqual(rows.map(({ name, who }) => `${name}: ${who}`));
});

const information = {
  addressInformation: { shipping_address: restTexas, billing_address: restTexas, ...flatRate },
  address: restTexas,
  cartItem: { sku: 'CHOC', qty: 1 },
  email: 'x@example.com',
  paymentMethod: { method: 'checkmo' },
};

/** What a route shows or does to a cart that the asker may use. */
const ofRoute: Record<string, string> = {
  'GET ': 'r',
  'POST ': '-',
  'GET totals': '-',
  'GET items': '-',
  'POST items': 'w',
  'GET payment-methods': '-',
  'GET payment-information': '-',
  'GET shipping-methods': '-',
  'POST estimate-shipping-methods': '-',
  'POST totals-information': '-',
  'POST billing-address': 'w',
  'POST shipping-information': 'w',
  'POST payment-information': 'w',
};

it('REST: guest, Diana, Lena, the employee', async () => {
  const { carts, closedCart, gita } = world;
  // A guest's cart is whoever's has its id; a customer's is not to be had by its id.
  const doors: [path: string, may: (cell: string) => string][] = [
    [`guest-carts/${gita.cart}`, (cell) => Array(4).fill(cell).join(' ')],
    [`guest-carts/${carts.diana}`, () => '- - - -'],
    [`guest-carts/${closedCart}`, () => '- - - -'],
    ['carts/mine', (cell) => `- ${cell} - -`],
  ];
  const lines: string[] = [];
  const expected: string[] = [];
  for (const [path, may] of doors)
    for (const route of cartRoutes) {
      const [method = '', rest = ''] = route.split(' ');
      const url = `/rest/V1/${path}${rest === '' ? '' : `/${rest}`}`;
      const name = `${method} ${path} ${rest}`;
      lines.push(
        await line(name, (asker) => send(url, method, asker, method === 'POST' ? information : undefined)),
      );
      expected.push(`${name}: ${may(ofRoute[route] ?? 'a route without a row')}`);
    }
  lines.push(await line('GET customers/me', (asker) => send('/rest/V1/customers/me', 'GET', asker)));
  expected.push('GET customers/me: - r - -');
  expect(lines).toEqual(expected);
});
