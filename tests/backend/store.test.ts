// Store view, currency and countries of the demo shop.
import { beforeAll, expect, it } from 'vitest';
import { saveSetting } from '../../demo-host/backend/settings';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});

it('describes the one store view, loosely typed as Magento does', async () => {
  const { data } =
    await backend.graphql(`{ storeConfig { store_code store_name store_group_name locale grid_per_page
    root_category_uid category_url_suffix secure_base_media_url contact_enabled minimum_password_length
    default_display_currency_code customer_access_token_lifetime } }`);
  expect(data?.storeConfig).toEqual({
    store_code: 'default',
    store_name: 'Default Store View',
    store_group_name: 'Main Website Store',
    locale: 'en_US',
    grid_per_page: 12,
    root_category_uid: 'Mg==',
    category_url_suffix: '.html',
    secure_base_media_url: `${testOrigin}/media/`,
    contact_enabled: true,
    minimum_password_length: '8',
    default_display_currency_code: 'USD',
    customer_access_token_lifetime: 1,
  });
});

it('follows its settings', async () => {
  saveSetting(backend.db, 'contact/contact/enabled', 0);
  const { data } = await backend.graphql('{ storeConfig { contact_enabled } }');
  saveSetting(backend.db, 'contact/contact/enabled', 1);
  expect(data?.storeConfig).toEqual({ contact_enabled: false });
});

it('lists store views and currencies', async () => {
  const { data } = await backend.graphql(
    '{ availableStores { store_code } currency { default_display_currency_code available_currency_codes } }',
  );
  expect(data).toEqual({
    availableStores: [{ store_code: 'default' }],
    currency: { default_display_currency_code: 'USD', available_currency_codes: ['USD', 'EUR'] },
  });
});

it('knows the regions of the United States by their ids and none for Singapore', async () => {
  const query =
    'query($id: String) { country(id: $id) { id full_name_english available_regions { id code name } } }';
  const { data } = await backend.graphql<{ country: { available_regions: unknown[] } }>(query, { id: 'US' });
  expect(data?.country.available_regions).toHaveLength(65);
  expect(data?.country.available_regions).toContainEqual({ id: 57, code: 'TX', name: 'Texas' });
  expect((await backend.graphql(query, { id: 'SG' })).data).toEqual({
    country: { id: 'SG', full_name_english: 'Singapore', available_regions: null },
  });
});

it('has an error for a country it does not know', async () => {
  const { errors, data } = await backend.graphql('{ country(id: "ZZ") { id } }');
  expect(errors).toEqual([expect.objectContaining({ message: "The country isn't available." })]);
  expect(errors?.[0]).not.toHaveProperty('extensions');
  expect(data).toEqual({ country: null });
});
