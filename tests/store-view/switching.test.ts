// Switching store and currency against the embedded backend: what is shown, and what the cart costs.
import { afterEach, expect, test } from 'vitest';
import { createStoreChoice } from '../../src/store-view/choice';
import { formatMoney } from '../../src/ui/price/money';
import { backendShop, type BackendShop } from '../support/backend-shop';

let opened: BackendShop | undefined;
afterEach(() => opened?.close());

async function shop() {
  opened = await backendShop();
  const { storefront } = opened;
  return { ...storefront, choice: storefront.feature(createStoreChoice) };
}

test('offers two store views and three currencies', async () => {
  const { choice } = await shop();
  await expect
    .poll(() => choice.options.data.value?.stores.map(({ name }) => name))
    .toEqual(['Americas', 'Europe']);
  expect(choice.options.data.value?.currencies).toEqual(['USD', 'EUR', 'GBP']);
  expect([choice.store.value?.code, choice.currency.value]).toEqual(['default', 'USD']);
});

test('the cart follows the currency, with the symbols of behaviour 9', async () => {
  const { choice, cart } = await shop();
  expect(
    await cart.addItem({ sku: 'GN-002', quantity: 1, name: 'Gin' } as Parameters<typeof cart.addItem>[0]),
  ).toBe(true);
  const total = () => cart.details.value && formatMoney(cart.details.value.grandTotal);
  const dollars = cart.details.value?.grandTotal.value ?? NaN;
  expect(total()).toBe(`$${dollars.toFixed(2)}`);
  await choice.switchCurrency('GBP');
  await expect.poll(total).toBe(`£${(dollars * 0.79).toFixed(2)}`);
  await choice.switchStore('europe');
  await expect.poll(total).toBe(`€${(dollars * 0.92).toFixed(2)}`);
  expect([choice.store.value?.code, choice.currency.value]).toEqual(['europe', 'EUR']);
  await choice.switchStore('default');
  await expect.poll(total).toBe(`$${dollars.toFixed(2)}`);
});
