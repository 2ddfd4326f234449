// The address book against the embedded backend: read, changed, refused, and forgotten with the session.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAddressBook, type AddressBook } from '../../../src/user/addresses/address-book';
import type { Address } from '../../../src/user/addresses/address';
import { backendShop, type BackendShop } from '../../support/backend-shop';

let shop: BackendShop;
let book: AddressBook;
beforeEach(async () => {
  shop = await backendShop();
  book = shop.storefront.feature(createAddressBook);
});
afterEach(() => shop.close());

const office: Address = {
  firstname: 'Diana',
  lastname: 'Lindqvist',
  street: ['77 Pine St'],
  city: 'Boston',
  region_code: 'MA',
  postcode: '02108',
  telephone: '617-555-0144',
  country_id: 'US',
};
const ids = () => book.addresses.value?.map(({ id }) => id);
const refused = () => new Response('Bad gateway', { status: 400 });

async function signedIn(): Promise<void> {
  await shop.signIn();
  await book.load();
}
/** The id of a new address. */
async function added(address = office): Promise<number> {
  const id = await book.create(address);
  if (!id) throw book.saveError.value ?? new Error('not created');
  return id;
}

describe('read', () => {
  test('undefined until asked, and nothing for a guest', async () => {
    expect(book.addresses.value).toBeUndefined();
    await book.load();
    expect(book.addresses.value).toEqual([]);
    expect(shop.asked).not.toContain('CustomerAddresses');
  });

  test('in our words, with its defaults', async () => {
    await signedIn();
    expect(book.addresses.value).toHaveLength(2);
    expect(book.defaultShipping.value).toMatchObject({
      firstname: 'Diana',
      city: 'Washington',
      region_code: 'DC',
      country_id: 'US',
      isDefaultBilling: true,
    });
    expect(book.defaultBilling.value?.id).toBe(book.defaultShipping.value?.id);
  });

  test('a failure is told, and another try mends it', async () => {
    await shop.signIn();
    shop.intercept.answer = (name) => (name === 'CustomerAddresses' ? refused() : undefined);
    await book.load();
    expect(book.loadError.value).toBeInstanceOf(Error);
    expect([book.addresses.value, book.isLoading.value]).toEqual([undefined, false]);
    shop.intercept.answer = undefined;
    await book.load();
    expect(book.loadError.value).toBeUndefined();
    expect(book.addresses.value).toHaveLength(2);
  });
});

describe('change', () => {
  beforeEach(signedIn);

  test('a new address: its region is looked up, and the list has it', async () => {
    const id = await added();
    expect(book.addresses.value?.find((each) => each.id === id)).toEqual({
      ...office,
      id,
      isDefaultShipping: false,
      isDefaultBilling: false,
    });
  });

  test('another one becomes the default', async () => {
    const before = book.defaultShipping.value?.id;
    const id = await added();
    expect(await book.setDefaults(id, { isDefaultShipping: true })).toBe(true);
    expect(book.defaultShipping.value).toEqual({
      ...office,
      id,
      isDefaultShipping: true,
      isDefaultBilling: false,
    });
    expect(book.defaultBilling.value?.id).toBe(before);
  });

  test('a corrected address keeps what it is the default for', async () => {
    const { id } = book.defaultShipping.value!;
    expect(await book.update(id, { ...office, city: 'Cambridge' })).toBe(true);
    expect(book.defaultShipping.value).toMatchObject({ id, city: 'Cambridge', isDefaultBilling: true });
  });

  test('removed', async () => {
    const id = await added();
    expect(await book.remove(id)).toBe(true);
    expect(ids()).not.toContain(id);
  });

  test('a default address is not removed, in the backend’s words', async () => {
    const { id } = book.defaultShipping.value!;
    expect(await book.remove(id)).toBe(false);
    expect(book.saveError.value?.message).toMatch(/set as default .* address and can not be deleted/);
    expect(ids()).toContain(id);
    book.resetError();
    expect(book.saveError.value).toBeUndefined();
  });

  test('an address without a known region is not sent', async () => {
    expect(await book.create({ ...office, region_code: 'XX' })).toBeUndefined();
    expect(book.saveError.value).toBeInstanceOf(RangeError);
    expect(shop.asked).not.toContain('CreateCustomerAddress');
  });

  test('a second press while the first one is under way', async () => {
    const first = book.create(office);
    expect(await book.create(office)).toBeUndefined();
    await first;
    expect(shop.asked.filter((name) => name === 'CreateCustomerAddress')).toHaveLength(1);
    expect(book.isSaving.value).toBe(false);
  });
});

describe('the session ends', () => {
  test('and nothing of it is left', async () => {
    await signedIn();
    await book.remove(book.defaultShipping.value!.id);
    await shop.storefront.user.signOut();
    expect([book.addresses.value, book.saveError.value]).toEqual([undefined, undefined]);
  });

  test('before the answer is in, which then is nobody’s', async () => {
    await shop.signIn();
    const asked = book.load();
    await shop.storefront.user.signOut();
    await asked;
    expect([book.addresses.value, book.isLoading.value]).toEqual([undefined, false]);
  });
});
