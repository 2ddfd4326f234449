// Pictures and name of a product's page, with and without a variant.
import { describe, expect, it } from 'vitest';
import { galleryOf, productTitle } from '../../../src/catalog/product-page/shown-variant';

describe('the gallery', () => {
  const picture = (url: string) => ({ url, label: '' });
  const product = { images: [picture('front'), picture('back')] };
  it.each([
    [undefined, ['front', 'back']],
    [{ images: [] }, ['front', 'back']],
    [{ images: [picture('70 cl')] }, ['70 cl', 'back']],
    [{ images: [picture('70 cl'), picture('back')] }, ['70 cl', 'back']],
  ])('with the variant %o shows %o', (variant, urls) => {
    expect(galleryOf(product, variant).map(({ url }) => url)).toEqual(urls);
  });
});

it.each([
  [{ metaTitle: 'Rum of Havenmoor', name: 'Rum' }, undefined, 'Rum of Havenmoor'],
  [{ metaTitle: '', name: 'Rum' }, undefined, 'Rum'],
  [{ metaTitle: 'Rum of Havenmoor', name: 'Rum' }, { name: 'Rum 70 cl' }, 'Rum 70 cl'],
])('%o with the variant %o is called %s', (product, variant, title) => {
  expect(productTitle(product, variant)).toBe(title);
});
