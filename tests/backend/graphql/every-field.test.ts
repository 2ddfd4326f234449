// Every field that can be reached from what a shop asks for, asked for one by one: none may fail.
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isRequiredArgument,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { one } from '../../../demo-host/backend/database';
import { invoiceOrder, refundOrder, shipOrder } from '../../../demo-host/backend/orders/lifecycle';
import type { ProfileName } from '../../../demo-host/backend/profile';
import { schemaOf } from '../../../demo-host/backend/graphql/schema';
import { testBackend, testNow, testOrigin, type TestBackend } from '../../support/backend';

/** A real one fails on these as well. */
const fails = /\.redirect_code$|^ConfigurableWishlistItem\.child_sku$/;
const deepest = 6;

let backend: TestBackend;
afterEach(() => backend.close());

async function signedIn(profile: ProfileName) {
  backend = await testBackend({ profile });
  const ask = async <T>(query: string, token?: string) => {
    const { data, errors } = await backend.graphql<T>(query, {}, token === undefined ? {} : { token });
    if (errors || !data) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  };
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "diana@example.com", password: "Passw0rd!23") { token } }',
  );
  const { token } = generateCustomerToken;
  return { token, ask: <T>(query: string) => ask<T>(query, token) };
}

type Ask = Awaited<ReturnType<typeof signedIn>>['ask'];

/** A simple product, and a configurable one with one of its variants. */
const products = () =>
  one<{ simple: string; parent: string; child: string }>(
    backend.db,
    `SELECT (SELECT product.sku FROM product JOIN stock ON stock.product_id = product.id
         WHERE type_id = 'simple' AND status = 1 AND visibility > 1 AND stock.quantity > 10 ORDER BY product.id LIMIT 1) AS simple,
       parent.sku AS parent, child.sku AS child
     FROM product_variant JOIN product parent ON parent.id = parent_id JOIN product child ON child.id = child_id
     JOIN stock ON stock.product_id = child_id WHERE stock.quantity > 10 AND parent.status = 1 LIMIT 1`,
  ) ?? { simple: '', parent: '', child: '' };

/** A cart that is ready to be ordered; answers its id. */
async function fill(ask: Ask): Promise<string> {
  const { customerCart } = await ask<{ customerCart: { id: string } }>('{ customerCart { id } }');
  const { id } = customerCart;
  const { simple, parent, child } = products();
  const address = one<{ id: number }>(backend.db, 'SELECT min(id) AS id FROM customer_address')?.id;
  await ask(`mutation {
    addSimpleProductsToCart(input: { cart_id: "${id}", cart_items: [{ data: { sku: "${simple}", quantity: 2 } }] }) { cart { id } }
    addConfigurableProductsToCart(input: { cart_id: "${id}", cart_items: [{ parent_sku: "${parent}", data: { sku: "${child}", quantity: 1 } }] }) { cart { id } }
    applyCouponToCart(input: { cart_id: "${id}", coupon_code: "SAVE10" }) { cart { id } }
    setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{ customer_address_id: ${address} }] }) { cart { id } }
    setBillingAddressOnCart(input: { cart_id: "${id}", billing_address: { customer_address_id: ${address} } }) { cart { id } }
    setShippingMethodsOnCart(input: { cart_id: "${id}", shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
    setPaymentMethodOnCart(input: { cart_id: "${id}", payment_method: { code: "checkmo" } }) { cart { id } }
  }`);
  return id;
}

/** An order with an invoice, a shipment and a credit memo; a wishlist; a cart, whose id is answered. */
async function prepare(ask: Ask): Promise<string> {
  const ordered = await fill(ask);
  await ask(`mutation { placeOrder(input: { cart_id: "${ordered}" }) { order { order_number } } }`);
  const at = { db: backend.db, now: testNow };
  invoiceOrder(at, 1, { comment: 'Thank you' });
  shipOrder(at, 1, { comment: 'Sent', tracks: [{ carrier: 'ups', title: 'UPS', number: '1Z' }] });
  refundOrder(at, 1, { pieces: { 1: 1 }, comment: 'Sorry' });
  const { simple, parent } = products();
  await ask(`mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [
    { sku: "${simple}", quantity: 1 }, { sku: "${parent}", quantity: 1 }]) { user_errors { message } } }`);
  return fill(ask);
}

class Walk {
  readonly asked = new Set<string>();
  readonly failed: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly token: string,
  ) {}

  /** `within` puts a selection of `type` into a query. */
  async into(type: GraphQLOutputType, within: (selection: string) => string, depth = 0): Promise<void> {
    const named = getNamedType(type);
    if (isLeafType(named)) return;
    if (!isAbstractType(named)) return this.fields(named, false, within, depth);
    const present = await this.answer(within('{ __typename }'));
    for (const one of this.schema.getPossibleTypes(named))
      if (present?.includes(`"__typename":"${one.name}"`)) await this.fields(one, true, within, depth);
  }

  private async fields(
    type: GraphQLObjectType,
    isOneOfSeveral: boolean,
    within: (selection: string) => string,
    depth: number,
  ): Promise<void> {
    const inside = (selection: string) =>
      within(isOneOfSeveral ? `{ ... on ${type.name} { ${selection} } }` : `{ ${selection} }`);
    const fields = Object.values(type.getFields()).filter(
      ({ name, args }) => !this.asked.has(`${type.name}.${name}`) && !args.some(isRequiredArgument),
    );
    for (const { name } of fields) this.asked.add(`${type.name}.${name}`);
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
    // All at once, and one by one only to find out which one it was.
    if (leaves.length > 0 && !(await this.answer(inside(leaves.map(({ name }) => name).join(' ')))))
      for (const { name } of leaves)
        if (!(await this.answer(inside(name)))) this.failed.push(`${type.name}.${name}`);
    for (const field of fields.filter((one) => !leaves.includes(one))) {
      const data = await this.answer(inside(`${field.name} { __typename }`));
      if (!data) this.failed.push(`${type.name}.${field.name}`);
      else if (depth < deepest && data.includes(`"${field.name}":`))
        await this.into(field.type, (below) => inside(`${field.name} ${below}`), depth + 1);
    }
  }

  /** Undefined when something failed. */
  private async answer(query: string): Promise<string | undefined> {
    const { data, errors } = await backend.graphql(query, {}, { token: this.token });
    return errors ? undefined : JSON.stringify(data);
  }
}

// The fields of 2.4.8 are among those of full.
it.each<ProfileName>(['stock-2.4.6', 'full'])('can be asked for: %s', async (profile) => {
  const { token, ask } = await signedIn(profile);
  const cart = await prepare(ask);
  const { simple, parent } = products();
  const schema = schemaOf(backend.db, { file: ':memory:', baseUrl: testOrigin, profile });
  const roots = schema.getQueryType()?.getFields() ?? {};
  const walk = new Walk(schema, token);
  for (const [name, args] of Object.entries({
    cart: `(cart_id: "${cart}")`,
    customer: '',
    products: `(filter: { sku: { in: ["${simple}", "${parent}"] } })`,
    categoryList: '',
    storeConfig: '',
    cmsPage: '(identifier: "about-us")',
    countries: '',
    currency: '',
  })) {
    const root = roots[name];
    if (root) await walk.into(root.type, (selection) => `{ ${name}${args} ${selection} }`);
  }
  expect(walk.failed.filter((name) => !fails.test(name))).toEqual([]);
  for (const name of [
    'CreditMemoTotal.adjustment',
    'ShipmentTracking.number',
    'ConfigurableCartItem.configured_variant',
  ])
    expect(walk.asked).toContain(name);
});
