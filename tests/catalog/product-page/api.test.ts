// The facts about a product and what goes with it, out of answers of servers old and new.
import { describe, expect, it } from 'vitest';
import { parseProductPage } from '../../../src/catalog/product-page/api';
import { parseSaleLimits, withLimits } from '../../../src/catalog/purchase/sale-limits-api';
import { nextZoom } from '../../../src/catalog/product-page/gallery/use-zoom';

const page = (more: object, aggregations?: object[]) =>
  parseProductPage({
    products: { items: [{ uid: 'u', sku: 'WH-1', name: 'Glen', ...more }], aggregations },
  } as never);
const facet = (attribute_code: string, label: string, ...labels: string[]) => ({
  attribute_code,
  label,
  options: labels.map((option, index) => ({ label: option, value: String(index + 4) })),
});

it.each([
  [{ brand: 4 }, 'Glen'],
  [{ brand: 9 }, ''],
  [{ brand: 4, brand_name: 'Glen Tarrow' }, 'Glen Tarrow'],
])('the brand of %j is %j where its facet names the option', (told, brand) => {
  expect(page(told, [facet('brand', 'Brand', 'Glen')])?.brand).toBe(brand);
});

it.each([
  [{ brand: 4 }, 'Maison d’Été', '/brands/maison-d-ete'],
  [{ brand: 9 }, 'Maison d’Été', undefined],
  [{ brand_name: 'Maison d’Été' }, 'Maison d’Été', '/brands/maison-d-ete'],
  [{ brand_name: 'Glen' }, 'Maison d’Été', undefined],
  [{ brand: 4 }, '!', '/brands/4'],
  [{}, 'Glen', undefined],
])('the brand of %j leads, in a facet of %j, to %j', (told, label, path) => {
  expect(page(told, [facet('brand', 'Brand', label)])?.brandPath).toBe(path);
  expect(page(told)?.brandPath).toBeUndefined();
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
  it('say how strong and how old it is, by either name of the attribute', () => {
    expect(page({ abv: '43%', age_statement: ' 12 years ' })).toMatchObject({
      strength: '43%',
      age: '12 years',
    });
    expect(page({ abv: null, alcohol_by_volume: '40%' })?.strength).toBe('40%');
    expect(page({ abv: 17, alcohol_by_volume: ' ' })?.strength).toBeUndefined();
    expect(page({})).toMatchObject({ strength: undefined, age: undefined });
    const facets = [facet('abv', 'Alcohol', '43%'), facet('cask', 'Cask', 'Sherry')];
    expect(page({ abv: '43%' }, facets)?.facts).toEqual([{ label: 'Cask', value: 'Sherry' }]);
    expect(page({ abv: 4 }, facets)?.facts).toHaveLength(2);
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

describe('how many one order may hold', () => {
  it('is said by SKU, where the backend says so', () => {
    const variants = [{ product: { uid: 'v', sku: 'V', min_sale_qty: null, max_sale_qty: 6 } }, null];
    const items = [{ uid: 'u', sku: 'WH-1', min_sale_qty: 2, max_sale_qty: 10000, variants }];
    const limits = parseSaleLimits({ products: { items } } as never);
    expect([...limits]).toEqual([
      ['WH-1', { minQuantity: 2, maxQuantity: 10000 }],
      ['V', { minQuantity: undefined, maxQuantity: 6 }],
    ]);
    const bare = page({ variants: [{ attributes: [], product: { uid: 'v', sku: 'V' } }] })!;
    expect(withLimits(bare, limits)).toMatchObject({ minQuantity: 2, variants: [{ maxQuantity: 6 }] });
  });
  it('is nothing on a backend that does not know', () => {
    expect(withLimits(page({})!, parseSaleLimits({ products: null } as never)).maxQuantity).toBeUndefined();
  });
});

it.each([
  [1, -1, 1],
  [1, 1, 1.5],
  [2, 1, 3],
  [3, 1, 3],
  [2, -1, 1.5],
])('from zoom %o, step %o leads to %o', (zoom, step, next) => expect(nextZoom(zoom, step)).toBe(next));
