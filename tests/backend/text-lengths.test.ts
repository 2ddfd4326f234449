// Texts that are kept: as long as a Magento's columns, refused in its words, and nothing of a longer one is stored.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all } from '../../demo-host/backend/database';
import { createSmallShop, restTexas, flatRate, texas, type SmallShop } from './small-shop';

let shop: SmallShop;
beforeAll(async () => {
  shop = await createSmallShop();
});
afterAll(() => shop.backend.close());

const tooLong = 'x'.repeat(256);
const refusal = (label: string, most = 255) => ({
  message: `"${label}" length must be equal or less than ${most} characters.`,
  category: 'graphql-input',
});

const setShipping = `mutation($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
}`;
const create = `mutation($firstname: String!) {
  createCustomerV2(input: { email: "n@example.com", password: "Passw0rd!23", firstname: $firstname, lastname: "N" }) { customer { firstname } }
}`;
const review = `mutation($nickname: String!, $summary: String!, $text: String!) {
  createProductReview(input: { sku: "GIN", nickname: $nickname, summary: $summary, text: $text, ratings: [] }) { review { text } }
}`;
const contact = `mutation($comment: String!) {
  contactUs(input: { name: "N", email: "n@example.com", comment: $comment }) { status }
}`;

describe('an address on a cart', () => {
  it.each([
    [{ firstname: tooLong }, 'First Name'],
    [{ company: tooLong }, 'Company'],
    [{ city: tooLong }, 'City'],
    [{ postcode: tooLong }, 'Zip/Postal Code'],
    [{ telephone: tooLong }, 'Phone Number'],
    [{ street: ['x'.repeat(200), 'x'.repeat(200)] }, 'Street Address'],
  ])('with %j is refused', async (part, label) => {
    const id = await shop.newCart({ GIN: 1 });
    expect(await shop.refused(setShipping, { id, address: { ...texas, ...part } })).toEqual(refusal(label));
    expect(all(shop.db, 'SELECT 1 FROM cart_address WHERE cart_id = (SELECT max(id) FROM cart)')).toEqual([]);
  });

  it('over REST is refused as well', async () => {
    const id = await shop.newCart({ GIN: 1 });
    const address = { ...restTexas, lastname: tooLong };
    const { status, body } = await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
      addressInformation: { shipping_address: address, billing_address: address, ...flatRate },
    });
    expect(status).toBe(400);
    expect(body).toEqual({ message: refusal('Last Name').message });
  });

  it('may fill its columns', async () => {
    const id = await shop.newCart({ GIN: 1 });
    const full = { firstname: 'é'.repeat(255), street: ['x'.repeat(127), 'y'.repeat(127)] };
    await shop.ask(setShipping, { id, address: { ...texas, ...full } });
  });
});

it('counts characters, not their halves', async () => {
  expect(await shop.refused(create, { firstname: '𝒜'.repeat(256) })).toEqual(refusal('First Name'));
  await shop.ask(create, { firstname: '𝒜'.repeat(255) });
});

it('has room for what people write at length', async () => {
  const short = { nickname: 'N', summary: 'S', text: 'T' };
  await shop.ask(review, { ...short, text: 'x'.repeat(65_535) });
  expect(await shop.refused(review, { ...short, text: 'x'.repeat(65_536) })).toEqual(refusal('text', 65_535));
  expect(await shop.refused(review, { ...short, nickname: 'x'.repeat(129) })).toEqual(
    refusal('nickname', 128),
  );
  expect(await shop.refused(review, { ...short, summary: tooLong })).toEqual(refusal('summary'));
  await shop.ask(contact, { comment: 'x'.repeat(65_535) });
  expect(await shop.refused(contact, { comment: 'x'.repeat(65_536) })).toEqual(refusal('comment', 65_535));
});

it('leaves a password to the rule for passwords', async () => {
  const query = create.replace('Passw0rd!23', `Aa1${'x'.repeat(300)}`);
  expect(await shop.refused(query, { firstname: 'N' })).toMatchObject({
    message: 'Please enter a password with at most 256 characters.',
  });
});

it('keeps a cart to a length that can be worked with', async () => {
  const id = await shop.newCart({ MALT: 1, GIN: 1 });
  shop.db.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 498)
    INSERT INTO cart_line (id, cart_id, product_id, quantity)
      SELECT 1000000 + i, (SELECT id FROM cart WHERE masked_id = '${id}'), 2, 1 FROM n`);
  const add = `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "CHOC", quantity: 1 }]) { cart { id } } }`;
  expect(await shop.refused(add)).toEqual({
    message: 'A cart cannot hold more than 500 different products.',
    category: 'graphql-input',
  });
});
