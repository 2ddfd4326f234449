// What is reduced and what is in stock, as choices of a listing.
import { afterEach, expect, it } from 'vitest';
import { testBackend, type TestBackend } from '../../support/backend';

interface Answer {
  products: {
    total_count: number;
    items: { stock_status: string; price_range: { minimum_price: { discount: { amount_off: number } } } }[];
    aggregations: { attribute_code: string; label: string; options: { value: string; count: number }[] }[];
  };
}

let backend: TestBackend;
afterEach(() => backend.close());

async function listed(filter: object, search?: string): Promise<Answer['products']> {
  const { data, errors } = await backend.graphql<Answer>(
    `query ($filter: ProductAttributeFilterInput, $search: String) {
      products(filter: $filter, search: $search, pageSize: 300) {
        total_count aggregations { attribute_code label options { value count } }
        items { stock_status price_range { minimum_price { discount { amount_off } } } } } }`,
    { filter, search },
  );
  expect(errors).toBeUndefined();
  return data!.products;
}

const optionsOf = ({ aggregations }: Answer['products'], code: string) =>
  aggregations.find((each) => each.attribute_code === code)?.options;

it.each([undefined, 'gin'])('count and find what is so, and what is not (search: %s)', async (search) => {
  backend = await testBackend();
  const whole = await listed({}, search);
  for (const [code, isSo] of [
    ['in_stock', ({ stock_status }) => stock_status === 'IN_STOCK'],
    // Of what comes in sizes the cheapest one need not be reduced.
    ['on_offer', undefined],
  ] as [string, ((item: Answer['products']['items'][number]) => boolean) | undefined][]) {
    const [no, yes] = await Promise.all(['0', '1'].map((value) => listed({ [code]: { eq: value } }, search)));
    expect(yes!.total_count).toBeGreaterThan(0);
    expect(no!.total_count).toBeGreaterThan(0);
    expect(optionsOf(whole, code)).toEqual([
      { value: '0', count: no!.total_count },
      { value: '1', count: yes!.total_count },
    ]);
    expect(yes!.total_count + no!.total_count).toBe(whole.total_count);
    expect((await listed({ [code]: { in: ['0', '1'] } }, search)).total_count).toBe(whole.total_count);
    expect((await listed({ [code]: { eq: 'yes' } }, search)).total_count).toBe(0);
    if (!isSo) continue;
    expect(yes!.items.every(isSo)).toBe(true);
    expect(no!.items.some(isSo)).toBe(false);
  }
  const reduced = ({ price_range }: Answer['products']['items'][number]) =>
    price_range.minimum_price.discount.amount_off > 0;
  expect((await listed({ on_offer: { eq: '0' } }, search)).items.some(reduced)).toBe(false);
  expect((await listed({ on_offer: { eq: '1' } }, search)).items.some(reduced)).toBe(true);
});

it.each(['stock-2.4.6', '2.4.8'] as const)('are not there on %s', async (profile) => {
  backend = await testBackend({ profile });
  const codes = (await listed({})).aggregations.map(({ attribute_code }) => attribute_code);
  expect(codes).not.toContain('in_stock');
  expect(codes).not.toContain('on_offer');
});
