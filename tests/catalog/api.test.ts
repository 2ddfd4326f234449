// What the backend says becomes what components read, whatever the server's habits are.
import { describe, expect, it } from 'vitest';
import { parseProductsBySku, ProductsBySkuDocument } from '../../src/catalog/by-sku/api';
import { lastPageIn } from '../../src/catalog/listing/last-page';
import { categorySource, parseListing } from '../../src/catalog/listing/listing-api';
import { parseCard } from '../../src/catalog/product-api';
import { parseProductPage, ProductPageDocument } from '../../src/catalog/product-page/api';
import { trailBy } from '../../src/catalog/way';
import { parseBreadcrumbs, parseShelf, shelfScope } from '../../src/catalog/shelf/shelf-api';
import { answered, areaOf, recorded, recordedNames } from '../recordings/recordings';

type Card = Parameters<typeof parseCard>[0];

const price = (value: number | null, regular = value, off = 0) => ({
  final_price: { value, currency: 'USD' },
  regular_price: { value: regular, currency: 'USD' },
  discount: { amount_off: off },
});

const card = (more: object = {}): Card =>
  ({
    __typename: 'SimpleProduct',
    uid: 'MQ==',
    sku: 'A-1',
    name: 'Amber',
    url_key: 'amber',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    price_range: { minimum_price: price(20), maximum_price: price(20) },
    ...more,
  }) as unknown as Card;

describe('a category', () => {
  const shown = (display_mode: string | null, content: string | null = '<p>Words</p>') => {
    const category = { uid: 'MTI=', cms_block: content === null ? null : { identifier: 'words', content } };
    const data = { categories: { items: [{ ...category, display_mode }] } };
    const parsed = parseListing(data as unknown as Parameters<typeof parseListing>[0]).category;
    return [parsed?.block, parsed?.isListed];
  };

  it.each<[string | null, string, boolean]>([
    ['PRODUCTS', '', true],
    [null, '', true],
    ['PAGE', '<p>Words</p>', false],
    ['PRODUCTS_AND_PAGE', '<p>Words</p>', true],
  ])('of the display mode %s has the block "%s", and products: %s', (mode, block, isListed) =>
    expect(shown(mode)).toEqual([block, isListed]),
  );

  it('that shows a block alone lists nothing where there is none', () =>
    expect(shown('PAGE', null)).toEqual(['', false]));
});

describe('a card', () => {
  it.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [false, false],
    [null, false],
    [undefined, false],
  ])('reads the flag %o as %o', (value, expected) => {
    const parsed = parseCard(card({ is_new: value, best_seller: value, hide_price: value }));
    expect([parsed.isNew, parsed.isBestSeller, parsed.isPriceHidden]).toEqual([expected, expected, expected]);
  });

  it('survives nulls everywhere', () => {
    const nulls = Object.fromEntries(
      [
        'sku',
        'name',
        'brand',
        'brand_name',
        'url_key',
        'url_suffix',
        'stock_status',
        'small_image',
        'price_range',
        'rating_summary',
        'review_count',
      ].map((key) => [key, null]),
    );
    expect(parseCard(card(nulls))).toMatchObject({
      sku: '',
      name: '',
      brand: '',
      path: '',
      inStock: true,
      rating: 0,
      reviewCount: 0,
    });
    expect(parseCard(card(nulls)).offer).toBeUndefined();
    expect(parseCard(card(nulls)).image).toBeUndefined();
  });

  it.each([
    ['.html', 'amber.html'],
    [null, 'amber'],
    ['', 'amber'],
    ['/', 'amber/'],
    [undefined, 'amber.html'],
  ])('with the suffix %o has the path %s', (url_suffix, path) => {
    expect(parseCard(card({ url_suffix })).path).toBe(path);
  });

  it.each([
    [{ brand: 4, brand_name: 'Glen Orrin' }, 'Glen Orrin', undefined],
    [{ brand: 4, brand_name: null }, '', '4'],
    [{ brand: '4' }, '', '4'],
    [{ brand: 0 }, '', undefined],
    [{ brand: '4,7' }, '', undefined],
    [{ brand: 'Glen Orrin' }, 'Glen Orrin', undefined],
  ])('takes the brand of %o as %o, with the option %o', (told, brand, brandOption) => {
    const parsed = parseCard(card(told));
    expect([parsed.brand, parsed.brandOption]).toEqual([brand, brandOption]);
  });

  it('says from when the dearest variant costs more', () => {
    const range = { minimum_price: price(22), maximum_price: price(40) };
    expect(parseCard(card({ __typename: 'ConfigurableProduct', price_range: range })).offer).toEqual({
      final: { value: 22, currency: 'USD' },
      regular: { value: 22, currency: 'USD' },
      saving: 0,
      isFrom: true,
      highest: { value: 40, currency: 'USD' },
    });
  });

  it('takes a missing maximum for the minimum', () => {
    const parsed = parseCard(
      card({ price_range: { minimum_price: price(96.5, 112, 15.5), maximum_price: null } }),
    );
    expect(parsed.offer).toMatchObject({
      final: { value: 96.5 },
      regular: { value: 112 },
      saving: 15.5,
      isFrom: false,
    });
  });

  it('works the saving out where the backend does not say it', () => {
    expect(
      parseCard(card({ price_range: { minimum_price: { ...price(19.9, 22.5), discount: null } } })).offer
        ?.saving,
    ).toBe(2.6);
  });

  it('never shows a regular price below the final one', () => {
    const range = { minimum_price: price(20, 18), maximum_price: price(20, 18) };
    expect(parseCard(card({ price_range: range })).offer).toMatchObject({
      regular: { value: 20 },
      saving: 0,
    });
  });

  it.each([0, null])('gives a configurable product at %o no price', (value) => {
    const range = { minimum_price: price(value), maximum_price: price(value) };
    expect(parseCard(card({ __typename: 'ConfigurableProduct', price_range: range })).offer).toBeUndefined();
  });

  it('does not take the placeholder for a picture', () => {
    const url =
      'https://shop.example/static/version1/frontend/x/images/catalog/product/placeholder/small_image.jpg';
    expect(parseCard(card({ small_image: { url, label: 'Amber' } })).image).toBeUndefined();
  });

  it('names a picture without a label after the product', () => {
    expect(parseCard(card({ small_image: { url: 'https://s/media/a.jpg', label: null } })).image).toEqual({
      url: 'https://s/media/a.jpg',
      label: 'Amber',
    });
  });
});

describe('a listing', () => {
  it('drops the rows that were taken out of the answer', () => {
    const data = { categories: { items: [] }, products: { items: [null, card()], total_count: null } };
    expect(parseListing(data as never)).toMatchObject({
      category: undefined,
      total: 0,
      pages: 0,
      products: [{ sku: 'A-1' }],
    });
  });

  it('hides the child categories that are not for the menu', () => {
    const child = (uid: string, include_in_menu: unknown) => ({
      uid,
      name: uid,
      url_path: uid,
      include_in_menu,
    });
    const category = { uid: 'MTI=', name: 'Spirits', url_path: 'spirits', url_suffix: '.html' };
    const children = [child('yes', 1), child('no', 0), child('text', '1'), child('unknown', undefined)];
    const data = { categories: { items: [{ ...category, children }] }, products: null };
    expect(parseListing(data as never).category?.children.map(({ uid, path }) => [uid, path])).toEqual([
      ['yes', 'yes.html'],
      ['text', 'text.html'],
      ['unknown', 'unknown.html'],
    ]);
  });

  it('sends exactly one sort key, never null', () => {
    const { scope, ownSort, variables } = categorySource('MTI=');
    const sortOf = (sort: typeof ownSort) =>
      variables({ page: 2, pageSize: 12, sort, filter: scope.filter })?.sort;
    expect(sortOf(ownSort)).toEqual({ position: 'ASC' });
    expect(sortOf({ by: 'price', direction: 'DESC' })).toEqual({ price: 'DESC' });
  });

  it.each([
    ['currentPage value 99 specified is greater than the 5 page(s) available.', 99, 5],
    ['Der angegebene Wert 99 ist größer als die 12 verfügbaren Seiten.', 99, 12],
    ['Internal server error', 99, undefined],
    ['7 ist zu viel', 7, undefined],
  ])('finds the last page in "%s"', (message, asked, last) => {
    expect(lastPageIn(message, asked)).toBe(last);
  });

  it('asks for something even when everything is wanted', () => {
    expect(shelfScope()).toEqual({ filter: { price: { from: '0.01' } } });
    expect(shelfScope('Mg==', 'new')).toEqual({
      filter: { category_uid: { eq: 'Mg==' }, is_new: { eq: '1' } },
    });
    expect(shelfScope('Mg==', undefined, ' gin ')).toEqual({
      filter: { category_uid: { eq: 'Mg==' } },
      search: 'gin',
    });
  });
});

describe('a product page', () => {
  it('is null without a product', () => {
    expect(parseProductPage({ products: { items: [] } } as never)).toBeNull();
    expect(parseProductPage({ products: null } as never)).toBeNull();
  });

  it('stands where its deepest category is, a shelf of the home page only when there is no other', () => {
    const home = {
      uid: 'h',
      name: 'Best Sellers',
      url_path: 'home/best-sellers',
      breadcrumbs: [
        { category_uid: 'r', category_name: 'Home', category_url_path: 'home', category_level: 2 },
      ],
    };
    const gin = { uid: 'g', name: 'Gin', url_path: 'spirits/gin', breadcrumbs: null };
    const trail = (categories: unknown[]) =>
      parseProductPage({ products: { items: [card({ categories })] } } as never)?.trail.map(
        ({ name }) => name,
      );
    expect(trail([home, gin])).toEqual(['Gin']);
    expect(trail([home])).toEqual(['Best Sellers']);
    const { trails } = parseProductPage({
      products: { items: [card({ categories: [home, gin] })] },
    } as never)!;
    const nameOn = (uid: string) => trailBy(trails, uid).at(-1)?.name;
    // The way the shopper came; no way, the likeliest place.
    expect([nameOn('h'), nameOn('g'), nameOn('?')]).toEqual(['Best Sellers', 'Gin', 'Gin']);
    expect(trailBy([], '')).toEqual([]);
  });

  it('leads to categories by their own suffix, whatever that of products is', () => {
    const path = (url_suffix: string | null, ofProducts: string) =>
      parseProductPage({
        products: {
          items: [
            card({
              url_suffix: ofProducts,
              categories: [
                {
                  uid: 'g',
                  name: 'Gin',
                  url_path: 'spirits/gin',
                  url_suffix,
                  breadcrumbs: [
                    { category_uid: 's', category_name: 'Spirits', category_url_path: 'spirits' },
                  ],
                },
              ],
            }),
          ],
        },
      } as never)?.trail.map((crumb) => crumb.path);
    expect(path('', '.html')).toEqual(['spirits', 'spirits/gin']);
    expect(path(null, '.html')).toEqual(['spirits', 'spirits/gin']);
    expect(path('.htm', '')).toEqual(['spirits.htm', 'spirits/gin.htm']);
  });

  it('orders pictures, leaves out disabled ones, and falls back to entries and to the small picture', () => {
    const gallery = [
      { url: 'https://s/b.jpg', label: 'b', position: 2 },
      { url: 'https://s/x.jpg', label: 'x', position: 0, disabled: true },
      { url: 'https://s/a.jpg', label: 'a', position: 1 },
    ];
    const page = (more: object) =>
      parseProductPage({ products: { items: [card(more)] } } as never)?.images.map(({ url }) => url);
    expect(page({ media_gallery: gallery })).toEqual(['https://s/a.jpg', 'https://s/b.jpg']);
    const small_image = { url: 'https://s/media/catalog/product/cache/abc/w/h/wh.jpg' };
    expect(
      page({ small_image, media_gallery: null, media_gallery_entries: [{ file: '/w/h/2.jpg' }] }),
    ).toEqual(['https://s/media/catalog/product/w/h/2.jpg']);
    expect(page({ small_image, media_gallery: [] })).toEqual([small_image.url]);
    expect(page({})).toEqual([]);
  });

  it('says a summary that repeats the description only once', () => {
    const description = { html: '<p>Smoke and salt. From the north.</p><p>Aged in oak.</p>' };
    const short_description = { html: '<p>Smoke and salt.</p><p>For the evening.</p>' };
    const parsed = parseProductPage({
      products: { items: [card({ description, short_description })] },
    } as never);
    expect(parsed).toMatchObject({
      description: [
        { kind: 'paragraph', text: 'Smoke and salt. From the north.' },
        { kind: 'paragraph', text: 'Aged in oak.' },
      ],
      summary: ['For the evening.'],
    });
  });
});

describe('documents', () => {
  it.each([
    ['category', categorySource('MTI=').document],
    ['product', ProductPageDocument],
    ['by SKU', ProductsBySkuDocument],
  ])('the %s query fits a GET address of 7 KB', (_, document) => {
    expect(encodeURIComponent(document).length).toBeLessThan(7168 - 600);
  });
});

describe('recorded answers', () => {
  it('read a category page', () => {
    const listing = parseListing(answered('catalog/category-products-page1'));
    expect(listing.category).toMatchObject({
      uid: 'MTI=',
      name: 'Spirits',
      path: 'retail-store/spirits.html',
      description: ['Whisky, gin, rum, vodka and liqueurs.'],
    });
    expect(listing.products).toHaveLength(6);
    expect(listing.products[0]).toMatchObject({
      sku: 'CF-003',
      isConfigurable: true,
      brand: 'Casa Alvarado',
      path: 'casa-alvarado-tequila-blanco.html',
      offer: { final: { value: 22, currency: 'USD' }, isFrom: true },
    });
    expect(listing.products[1]).toMatchObject({ isBestSeller: true, rating: 90 });
  });

  it('read prices in euro', () => {
    expect(parseListing(answered('catalog/category-products-eur')).products[0]?.offer?.final.currency).toBe(
      'EUR',
    );
  });

  it('read an unknown category as none', () => {
    expect(parseListing(answered('catalog/category-products-unknown-category')).category).toBeUndefined();
  });

  it.each([null, [null]])('call no category unknown where %j is all that came of it', (items) => {
    expect(() => parseListing({ categories: { items } } as never)).toThrow('categories.items');
  });

  it('read the sort fields', () => {
    expect(
      parseListing(answered('catalog/category-sort-methods')).sortFields.map(({ value }) => value),
    ).toEqual(['position', 'name', 'price', 'brand_name']);
  });

  it('read a configurable product with one size sold out', () => {
    const product = parseProductPage(answered('product/configurable-one-variant-out-of-stock'));
    expect(product?.options).toMatchObject([
      {
        code: 'bottle_size',
        label: 'Bottle size',
        values: [{ label: '50 cl' }, { label: '70 cl' }, { label: '1 L' }],
      },
    ]);
    expect(product?.variants.map(({ sku, inStock }) => [sku, inStock])).toEqual([
      ['CF-002-50', true],
      ['CF-002-70', true],
      ['CF-002-100', false],
    ]);
    expect(product?.variants[0]?.images[0]?.url).toBe(
      'http://magento.test/media/catalog/product/c/f/cf-002-50-1.jpg',
    );
    expect(product?.variants[0]?.values.bottle_size).toBe(product?.options[0]?.values[0]?.uid);
    expect(product?.trail.map(({ name }) => name)).toEqual(['Retail Store', 'Spirits', 'Gin']);
  });

  it.each([
    ['product/simple-special-price', { offer: { final: { value: 96.5 }, saving: 15.5 } }],
    ['product/simple-hide-price', { isPriceHidden: true }],
    ['product/simple-out-of-stock', { inStock: false }],
  ])('read %s', (name, expected) => {
    expect(parseProductPage(answered(name))).toMatchObject(expected);
  });

  it.each(['product/unknown', 'product/disabled'])('read %s as no product', (name) => {
    expect(parseProductPage(answered(name))).toBeNull();
  });

  it('read products by SKU without those that are not shown by themselves', () => {
    expect(parseProductsBySku(answered('catalog/products-by-skus')).map(({ sku }) => sku)).toEqual([
      'WH-005',
      'WH-001',
    ]);
  });

  it('read breadcrumbs, and none for a top-level category', () => {
    expect(parseBreadcrumbs(answered('catalog/breadcrumbs'))).toMatchObject({
      current: 'Whisky',
      trail: [{ name: 'Retail Store' }, { name: 'Spirits' }],
    });
    expect(parseBreadcrumbs(answered('catalog/breadcrumbs-top-level-null'))?.trail).toEqual([]);
  });

  it('read every recorded product list without failing', () => {
    let read = 0;
    for (const name of recordedNames()) {
      if (!['catalog', 'search', 'product'].includes(areaOf(name))) continue;
      const { data } = recorded(name).response.body as {
        data?: { products?: { items?: { uid?: string }[] } };
      };
      if (!data?.products?.items?.every((item) => item?.uid)) continue;
      expect(parseShelf(data as never)).toHaveLength(data.products.items.length);
      read += 1;
    }
    expect(read).toBeGreaterThan(30);
  });
});
