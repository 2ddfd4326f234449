// What search engines are told about a product.
import { describe, expect, it } from 'vitest';
import type { ProductDetail, Variant } from '../../../src/catalog/product';
import { structuredData } from '../../../src/catalog/product-page/structured-data';

const usd = (value: number) => ({ value, currency: 'USD' });
const product: ProductDetail = {
  uid: 'u',
  sku: 'GIN',
  name: 'Gin',
  brand: 'Sable Bay',
  urlKey: 'gin',
  path: 'gin.html',
  isConfigurable: true,
  offer: { final: usd(19), regular: usd(19), saving: 0, isFrom: true, highest: usd(35) },
  isPriceHidden: false,
  isNew: false,
  isBestSeller: false,
  inStock: true,
  rating: 90,
  options: [],
  variants: [],
  images: [{ url: 'https://shop.example/gin.png', label: '' }],
  description: [{ kind: 'paragraph', text: 'Juniper.' }],
  summary: [],
  reviewCount: 4,
  metaTitle: '',
  metaDescription: '',
  trail: [{ uid: 's', name: 'Spirits', path: 'spirits.html' }],
  trails: [],
  facts: [],
  links: { related: [], upsell: [], crosssell: [] },
};
const variant: Variant = {
  sku: 'GIN-70',
  name: 'Gin 70 cl',
  inStock: false,
  offer: { final: usd(26), regular: usd(26), saving: 0, isFrom: false },
  isPriceHidden: false,
  images: [{ url: 'https://shop.example/gin-70.png', label: '' }],
  values: {},
};
const place = {
  url: 'https://shop.example/gin.html',
  home: 'Home',
  href: (path: string) => `https://shop.example${path}`,
};
interface Graph {
  '@graph': [
    Record<string, unknown>,
    { itemListElement: { name: string; item: string; position: number }[] },
  ];
}
const graph = (of: ProductDetail, chosen?: Variant) => (structuredData(of, chosen, place) as Graph)['@graph'];

describe('structured data', () => {
  it('names price range, rating and place of a product with several sizes', () => {
    const [told, crumbs] = graph(product);
    expect(told).toMatchObject({
      '@type': 'Product',
      sku: 'GIN',
      brand: { name: 'Sable Bay' },
      description: 'Juniper.',
      aggregateRating: { ratingValue: 4.5, reviewCount: 4 },
      offers: { '@type': 'AggregateOffer', lowPrice: 19, highPrice: 35, priceCurrency: 'USD' },
    });
    expect(crumbs.itemListElement.map(({ name, item, position }) => [position, name, item])).toEqual([
      [1, 'Home', 'https://shop.example/'],
      [2, 'Spirits', 'https://shop.example/spirits.html'],
      [3, 'Gin', 'https://shop.example/gin.html'],
    ]);
  });
  it('is of the chosen variant', () => {
    expect(graph(product, variant)[0]).toMatchObject({
      name: 'Gin 70 cl',
      sku: 'GIN-70',
      image: ['https://shop.example/gin-70.png', 'https://shop.example/gin.png'],
      offers: { '@type': 'Offer', price: 26, availability: 'https://schema.org/OutOfStock' },
    });
  });
  it('tells no hidden price, no price where there is none, and no rating without reviews', () => {
    expect(graph({ ...product, isPriceHidden: true })[0]).not.toHaveProperty('offers');
    expect(graph({ ...product, offer: undefined })[0]).not.toHaveProperty('offers');
    expect(graph({ ...product, reviewCount: 0, rating: 0 })[0]).not.toHaveProperty('aggregateRating');
  });
});
