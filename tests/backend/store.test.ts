// Store view, currency and countries of the demo shop.
import { beforeAll, expect, it } from 'vitest';
import { saveSetting } from '../../demo-host/backend/settings';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});

it('describes the default store view, loosely typed as Magento does', async () => {
  const { data } =
    await backend.graphql(`{ storeConfig { store_code store_name store_group_name locale grid_per_page
    root_category_uid category_url_suffix secure_base_media_url contact_enabled minimum_password_length
    default_display_currency_code customer_access_token_lifetime } }`);
  expect(data?.storeConfig).toEqual({
    store_code: 'default',
    store_name: 'Americas',
    store_group_name: 'Airside Duty Free',
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

it('lists store views and currencies, each view with its own', async () => {
  const query = `{ availableStores { store_code default_display_currency_code store_group_name }
    currency { default_display_currency_code default_display_currency_symbol available_currency_codes } }`;
  const { data } = await backend.graphql(query);
  const availableStores = [
    {
      store_code: 'default',
      default_display_currency_code: 'USD',
      store_group_name: 'Airside Duty Free',
    },
    { store_code: 'europe', default_display_currency_code: 'EUR', store_group_name: 'Airside Duty Free' },
  ];
  const currency = { available_currency_codes: ['USD', 'EUR', 'GBP'] };
  expect(data).toEqual({
    availableStores,
    currency: { ...currency, default_display_currency_code: 'USD', default_display_currency_symbol: '$' },
  });
  const inEurope = await backend.graphql(query, {}, { headers: { store: 'europe' } });
  expect(inEurope.data).toEqual({
    availableStores,
    currency: { ...currency, default_display_currency_code: 'EUR', default_display_currency_symbol: '€' },
  });
});

it.each([
  [{}, 'USD', 1],
  [{ store: 'europe' }, 'EUR', 0.92],
  [{ 'content-currency': 'GBP' }, 'GBP', 0.79],
  [{ store: 'europe', 'content-currency': 'USD' }, 'USD', 1],
])('prices for %j are in %s', async (headers, currency, rate) => {
  const query =
    '{ products(filter: { sku: { eq: "GN-002" } }) { items { price_range { minimum_price { regular_price { value currency } } } } } }';
  type Answer = {
    products: { items: { price_range: { minimum_price: { regular_price: { value: number } } } }[] };
  };
  const price = async (options: { headers?: Record<string, string> }) =>
    (await backend.graphql<Answer>(query, {}, options)).data?.products.items[0]?.price_range.minimum_price
      .regular_price;
  const dollars = (await price({}))?.value ?? NaN;
  expect(await price({ headers })).toEqual({ value: expect.closeTo(dollars * rate, 1) as number, currency });
});

it('sells to the United States, and knows their regions by their ids', async () => {
  const query =
    'query($id: String) { country(id: $id) { id full_name_english available_regions { id code name } } }';
  const { data } = await backend.graphql<{ country: { available_regions: unknown[] } }>(query, { id: 'US' });
  expect(data?.country.available_regions).toHaveLength(65);
  expect(data?.country.available_regions).toContainEqual({ id: 57, code: 'TX', name: 'Texas' });
  expect((await backend.graphql('{ countries { id } }')).data).toEqual({ countries: [{ id: 'US' }] });
});

it('has an error for a country it does not know', async () => {
  const { errors, data } = await backend.graphql('{ country(id: "ZZ") { id } }');
  expect(errors).toEqual([expect.objectContaining({ message: "The country isn't available." })]);
  expect(errors?.[0]).not.toHaveProperty('extensions');
  expect(data).toEqual({ country: null });
});
