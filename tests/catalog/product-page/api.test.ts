// The facts about a product and what goes with it, out of answers of servers old and new.
import { describe, expect, it } from 'vitest';
import { parseProductPage } from '../../../src/catalog/product-page/api';
import { nextZoom } from '../../../src/catalog/product-page/use-zoom';

const page = (more: object, aggregations?: object[]) =>
  parseProductPage({
    products: { items: [{ uid: 'u', sku: 'WH-1', name: 'Glen', ...more }], aggregations },
  } as never);
const facet = (attribute_code: string, label: string, ...labels: string[]) => ({
  attribute_code,
  label,
  options: labels.map((option, index) => ({ label: option, value: String(index + 4) })),
});

describe('facts', () => {
  it('are the attributes that the shop can be filtered by, in words', () => {
    const facts = page({}, [
      facet('price', 'Price', '50-60'),
      facet('category_uid', 'Category', 'Whisky'),
      facet('brand', 'Brand', 'Glen'),
      facet('country_origin', 'Country of origin', 'Scotland'),
      facet('cask', 'Cask', 'Sherry', 'Bourbon'),
      { attribute_code: 'is_new', label: 'New', options: [{ label: 'Yes', value: '1' }] },
      { attribute_code: 'nothing', label: 'Nothing', options: null },
      { attribute_code: 'secret', label: null, options: [{ label: 'x', value: '9' }] },
    ])?.facts;
    expect(facts).toEqual([
      { label: 'Country of origin', value: 'Scotland' },
      { label: 'Cask', value: 'Sherry, Bourbon' },
    ]);
  });
  it('leave out what is chosen on the page', () => {
    const option = { uid: 'o', attribute_code: 'size', label: 'Size', position: 0, values: [] };
    expect(page({ configurable_options: [option] }, [facet('size', 'Size', '1 L')])?.facts).toEqual([]);
  });
  it('are none where the backend tells nothing', () => expect(page({})?.facts).toEqual([]));
});

describe('what goes with a product', () => {
  it('is named by SKU, each once, nothing where fields are missing', () => {
    const linked = [{ sku: 'A' }, null, { sku: null }, { sku: 'B' }, { sku: 'A' }];
    expect(page({ related_products: linked, upsell_products: null })?.links).toEqual({
      related: ['A', 'B'],
      upsell: [],
      crosssell: [],
    });
  });
});

describe('how many can be bought', () => {
  it('comes from the product and from each variant, where the backend says so', () => {
    const variant = { attributes: [], product: { uid: 'v', sku: 'V', max_sale_qty: 6, price_range: null } };
    const parsed = page({ min_sale_qty: 2, max_sale_qty: null, variants: [variant] });
    expect(parsed).toMatchObject({ minQuantity: 2, maxQuantity: undefined });
    expect(parsed?.variants[0]).toMatchObject({ maxQuantity: 6, minQuantity: undefined });
  });
});

it.each([
  [1, -1, 1],
  [1, 1, 1.5],
  [2, 1, 3],
  [3, 1, 3],
  [2, -1, 1.5],
])('from zoom %o, step %o leads to %o', (zoom, step, next) => expect(nextZoom(zoom, step)).toBe(next));
