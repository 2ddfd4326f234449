// Shelves in a real browser: layout, pages, errors, and one query for many cards.
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CategoryPage } from '../../../src/catalog/category/CategoryPage';
import { CategoryWithBlock } from '../../../src/content/category/CategoryWithBlock';
import { AddToCart } from '../../../src/catalog/purchase/AddToCart';
import { ProductCardBySku } from '../../../src/catalog/card/ProductCardBySku';
import { PriceBySku } from '../../../src/catalog/card/PriceBySku';
import { ProductList } from '../../../src/catalog/shelf/ProductList';
import { fakeStorefront, graphqlError, type Answer } from '../fake-storefront';
import { holdNext } from '../hold-next';
import { show, tidy } from '../show';
import { waitFor } from '../../support/wait-for';

const bottle = (n: number | string, more: object = {}) => ({
  __typename: 'SimpleProduct',
  uid: `p${n}`,
  sku: `S${n}`,
  name: `Bottle ${n}`,
  brand_name: 'Glen Orrin',
  url_key: `bottle-${n}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: {
    minimum_price: {
      final_price: { value: 20, currency: 'USD' },
      regular_price: { value: 25, currency: 'USD' },
      discount: { amount_off: 5 },
    },
  },
  ...more,
});
const spirits = {
  uid: 'MTI=',
  name: 'Spirits',
  url_path: 'spirits',
  url_suffix: '.html',
  description: '<p>Whisky, gin and rum.</p>',
  children: [
    {
      uid: 'a',
      name: 'Gin',
      url_path: 'spirits/gin',
      url_suffix: '.html',
      include_in_menu: 1,
      is_employee_restricted: 0,
    },
    {
      uid: 'b',
      name: 'Staff shelf',
      url_path: 'spirits/staff',
      url_suffix: '.html',
      include_in_menu: 1,
      is_employee_restricted: 1,
    },
  ],
};
const listing: Answer = (_, { currentPage, pageSize }) => ({
  categories: { items: [spirits] },
  products: {
    items: Array.from({ length: Number(pageSize) }, (_, index) =>
      bottle((Number(currentPage) - 1) * 12 + index + 1),
    ),
    total_count: 30,
    page_info: { total_pages: Math.ceil(30 / Number(pageSize)) },
    sort_fields: {
      options: [
        { value: 'position', label: 'Position' },
        { value: 'price', label: 'Price' },
      ],
    },
  },
});

beforeEach(() => page.viewport(1200, 900));
afterEach(tidy);

describe('a category of a display mode', () => {
  const showMode = async (display_mode: string, total: number) => {
    const cms_block = {
      identifier: 'words',
      content: '<h1>Cellar</h1><p onclick="x()">Made for keeping.</p><script>window.hit = 1</script>',
    };
    const fake = fakeStorefront((operation, variables) => {
      if (operation !== 'CategoryListing') return graphqlError('not asked here');
      const answer = listing(operation, variables) as { products: object };
      const products = total ? {} : { items: [], total_count: 0, page_info: { total_pages: 0 } };
      return {
        categories: { items: [{ ...spirits, display_mode, cms_block }] },
        products: { ...answer.products, ...products },
      };
    });
    const shadow = show(fake.storefront, <CategoryWithBlock uid="MTI=" />);
    await waitFor(() => expect(shadow.querySelector('h1')?.textContent).toBe('Spirits'));
    return shadow;
  };
  const hasBlock = async (shadow: ShadowRoot) => {
    await waitFor(() => expect(shadow.querySelector('.cms-html h2')?.textContent).toBe('Cellar'));
    expect(shadow.querySelector('.cms-html')?.innerHTML).not.toMatch(/script|onclick/);
    expect(shadow.querySelectorAll('h1')).toHaveLength(1);
  };

  it.each([0, 30])('PAGE shows the block alone, also where it has %i products', async (total) => {
    const shadow = await showMode('PAGE', total);
    await hasBlock(shadow);
    expect(shadow.querySelector('.listing, .listing-count, .card')).toBeNull();
    expect(shadow.textContent).not.toMatch(/products/i);
    expect(shadow.querySelector('.category-children')).not.toBeNull();
  });

  it('PRODUCTS_AND_PAGE shows both', async () => {
    const shadow = await showMode('PRODUCTS_AND_PAGE', 30);
    await hasBlock(shadow);
    expect(shadow.querySelectorAll('.card-name').length).toBeGreaterThan(0);
    expect(shadow.querySelector('.listing-count')).not.toBeNull();
  });

  it('PRODUCTS shows the products alone', async () => {
    const shadow = await showMode('PRODUCTS', 30);
    expect(shadow.querySelector('.category-block')).toBeNull();
    expect(shadow.querySelectorAll('.card-name').length).toBeGreaterThan(0);
  });
});

describe('a category page', () => {
  it.each([
    [1200, 3],
    [640, 3],
    [639, 2],
    [360, 2],
  ])('behaviour 2.4: has in %i px %i columns and nothing that sticks out', async (width, columns) => {
    await page.viewport(width, 900);
    const { storefront } = fakeStorefront(listing);
    const shadow = show(storefront, <CategoryPage uid="MTI=" />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Spirits' })).toBeVisible();
    const tops = [...shadow.querySelectorAll('.product-grid > li')].map(
      (item) => item.getBoundingClientRect().top,
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('behaviour 2.2: shows shapes while it is pending, where the cards will be', async () => {
    const { storefront } = fakeStorefront(listing);
    const shadow = show(storefront, <CategoryPage uid="MTI=" />);
    const shape = shadow.querySelector('.product-grid .card-media')?.getBoundingClientRect();
    await expect.element(page.getByRole('link', { name: 'Bottle 1', exact: true })).toBeVisible();
    const card = shadow.querySelector('.product-grid .card-media')?.getBoundingClientRect();
    expect(shape?.width).toBeGreaterThan(100);
    expect([card?.width, card?.height]).toEqual([shape?.width, shape?.height]);
    expect((card?.height ?? 0) / (card?.width ?? 1)).toBeCloseTo(1 / 0.8, 1);
  });

  it('draws the first cards at once, the others after them where their shapes stand', async () => {
    const { storefront } = fakeStorefront(listing);
    const shadow = show(storefront, <CategoryPage uid="MTI=" />);
    const seen: [cards: number, shapes: number][] = [];
    const count = (selector: string) => shadow.querySelectorAll(`.product-grid ${selector}`).length;
    new MutationObserver(() => seen.push([count('.card-link'), count('.card-shape')])).observe(shadow, {
      childList: true,
      subtree: true,
    });
    await expect.poll(() => count('.card-link')).toBe(12);
    expect(seen).toContainEqual([6, 6]);
    expect(count('.card-shape')).toBe(0);
  });

  it('is one link per card, names its pages, and hides the staff’s shelf', async () => {
    const onCategoryViewed = vi.fn();
    const { storefront } = fakeStorefront(listing);
    const shadow = show(storefront, <CategoryPage uid="MTI=" onCategoryViewed={onCategoryViewed} />);
    await expect.element(page.getByText('1–12 of 30 products')).toBeVisible();
    const first = shadow.querySelector('.product-grid > li');
    expect([...(first?.querySelectorAll('a') ?? [])].map((link) => link.href)).toEqual([
      'https://shop.example/bottle-1.html',
    ]);
    await expect
      .element(page.getByRole('link', { name: 'Gin', exact: true }))
      .toHaveAttribute('href', 'https://shop.example/spirits/gin.html');
    expect(page.getByText('Staff shelf').elements()).toHaveLength(0);
    await expect
      .element(page.getByRole('link', { name: /Page 2/ }))
      .toHaveAttribute('href', 'https://shop.example/spirits.html?page=2');
    expect(onCategoryViewed).toHaveBeenCalledExactlyOnceWith({
      uid: 'MTI=',
      name: 'Spirits',
      path: 'spirits.html',
    });
  });

  it('counts in the direction of its words on a page from right to left', async () => {
    const { storefront } = fakeStorefront(listing);
    show(storefront, <CategoryPage uid="MTI=" />);
    document.documentElement.dir = 'rtl';
    const words = page.getByText('1–12 of 30 products');
    await expect.element(words).toBeVisible();
    const text = words.element().firstChild!;
    const left = (at: number): number => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    expect(left(0)).toBeLessThan(left(2));
    document.documentElement.dir = '';
  });

  it('behaviour 2.4: stands below its breadcrumbs, under its title', async () => {
    const gin = {
      uid: 'MTM=',
      name: 'Gin',
      breadcrumbs: [
        { category_uid: 'MTI=', category_name: 'Spirits', category_level: 2, category_url_path: 'spirits' },
      ],
      url_path: 'spirits/gin',
      url_suffix: '.html',
    };
    const { storefront } = fakeStorefront((operation, variables) => ({
      ...listing(operation, variables),
      categories: { items: [gin] },
    }));
    const shadow = show(storefront, <CategoryPage uid="MTM=" />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gin' })).toBeVisible();
    const trail = shadow.querySelector('nav.breadcrumbs')!;
    expect([...trail.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Home', 'https://shop.example/'],
      ['Spirits', 'https://shop.example/spirits.html'],
    ]);
    expect(trail.querySelector('[aria-current="page"]')?.textContent).toBe('Gin');
    const title = shadow.querySelector('h1')!;
    expect(trail.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    [1200, 'Sort by', 'Sort'],
    [360, 'Sort', 'Sort by'],
  ])('behaviour 2.4: in %i px the sort control is labelled “%s”', async (width, label, other) => {
    await page.viewport(width, 900);
    const { storefront } = fakeStorefront(listing);
    show(storefront, <CategoryPage uid="MTI=" />);
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
    await expect.element(page.getByText(other, { exact: true })).not.toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: label, exact: true }))
      .toHaveValue('position_asc');
  });

  it.each([
    [1200, 3],
    [360, 2],
  ])('behaviour 9: in %i px loads %i pictures, the first row, at once', async (width, row) => {
    await page.viewport(width, 900);
    const small_image = {
      url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='10'/%3E",
    };
    const { storefront } = fakeStorefront((operation, variables) => {
      const data = listing(operation, variables) as { products: { items: object[] } };
      data.products.items = data.products.items.map((item) => ({ ...item, small_image }));
      return data;
    });
    const shadow = show(storefront, <CategoryPage uid="MTI=" />);
    await expect.element(page.getByText('1–12 of 30 products')).toBeVisible();
    await expect.poll(() => shadow.querySelectorAll('img').length).toBe(12);
    const images = [...shadow.querySelectorAll('img')];
    expect(images.map(({ loading, fetchPriority }) => [loading, fetchPriority])).toEqual(
      images.map((_, index) => (index < row ? ['eager', 'high'] : ['lazy', 'auto'])),
    );
  });

  it('behaviour 2.4: writes order and page size into the URL and starts at the first page again', async () => {
    const { storefront, navigate, asked } = fakeStorefront(listing, { url: 'spirits.html?page=2' });
    show(storefront, <CategoryPage uid="MTI=" />);
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'Price: high to low');
    await expect.poll(() => navigate).toHaveBeenLastCalledWith('?sort=price_desc', undefined);
    await userEvent.selectOptions(page.getByLabelText('Per page'), '24');
    await expect.poll(() => navigate).toHaveBeenLastCalledWith('?sort=price_desc&page_limit=24', undefined);
    await expect.element(page.getByText('1–24 of 30 products')).toBeVisible();
    expect(asked.at(-1)?.variables).toMatchObject({ currentPage: 1, pageSize: 24, sort: { price: 'DESC' } });
  });

  it('turns its pages in place on a foreign page, whose own parameters stay', async () => {
    const { storefront, navigate } = fakeStorefront(listing, {
      standalone: false,
      url: 'https://magazine.example/story?id=5',
    });
    show(storefront, <CategoryPage uid="MTI=" />);
    await userEvent.click(page.getByRole('link', { name: /Page 2/ }));
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('?id=5&page=2', undefined);
    await expect.element(page.getByText('13–24 of 30 products')).toBeVisible();
  });

  it.each([true, false])(
    'behaviour 11: takes the focus to where the new products begin (in the shop: %s)',
    async (standalone) => {
      const { storefront } = fakeStorefront(listing, { standalone });
      const shadow = show(storefront, <CategoryPage uid="MTI=" />);
      const turn = async (name: string, count: string) => {
        const link = page.getByRole('link', { name });
        await expect.element(link).toBeVisible();
        (link.element() as HTMLElement).focus();
        await userEvent.keyboard('{Enter}');
        await expect.element(page.getByText(count)).toBeVisible();
        await expect.poll(() => shadow.activeElement).toHaveClass('listing-bar');
      };
      await turn('Next page', '13–24 of 30 products');
      await turn('Next page', '25–30 of 30 products');
      await turn('Previous page', '13–24 of 30 products');
      await turn('Previous page', '1–12 of 30 products');
    },
  );

  it('marks a page as it is pressed, and turns to it once that is painted', async () => {
    const { storefront, navigate } = fakeStorefront(listing);
    show(storefront, <CategoryPage uid="MTI=" />);
    const second = page.getByRole('link', { name: /Page 2/ });
    await expect.element(second).toBeVisible();
    flushSync(() => (second.element() as HTMLElement).click());
    expect(second.element().getAttribute('aria-current')).toBe('page');
    expect(page.getByRole('link', { name: 'Previous page' }).elements()).toHaveLength(0);
    expect(navigate).not.toHaveBeenCalled();
    await expect.poll(() => navigate).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
  });

  it('offers to try again when the first page did not load', async () => {
    let isDown = true;
    const { storefront } = fakeStorefront((operation, variables) =>
      isDown ? graphqlError('no') : listing(operation, variables),
    );
    show(storefront, <CategoryPage uid="MTI=" />);
    await expect.element(page.getByText('The shelf did not load')).toBeVisible();
    isDown = false;
    const letGo = holdNext(storefront);
    const again = page.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect.element(again).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect.element(page.getByText('1–12 of 30 products')).toBeVisible();
  });

  it('asks again by itself for a page that failed while offline, once there is a connection', async () => {
    let isDown = false;
    const { storefront } = fakeStorefront((operation, variables) =>
      isDown ? graphqlError('no') : listing(operation, variables),
    );
    show(storefront, <CategoryPage uid="MTI=" />);
    await expect.element(page.getByText('1–12 of 30 products')).toBeVisible();
    isDown = true;
    await userEvent.selectOptions(page.getByLabelText('Per page'), '24');
    await expect.element(page.getByText(/We could not fetch the products/)).toBeVisible();
    // The count is of what is shown.
    await expect.element(page.getByText('1–12 of 30 products')).toBeVisible();
    isDown = false;
    // The filters did not load either.
    const alert = page.getByRole('alert').filter({ hasText: 'We could not fetch the products' });
    const again = alert.getByRole('button', { name: 'Try again' });
    await expect.element(again).not.toHaveAttribute('aria-busy');
    const letGo = holdNext(storefront);
    dispatchEvent(new Event('online'));
    await expect.element(again).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect.element(page.getByRole('link', { name: 'Bottle 24', exact: true })).toBeVisible();
    await expect.element(page.getByText(/We could not fetch the products/)).not.toBeInTheDocument();
  });

  it('tells when there is no such category', async () => {
    const onNotFound = vi.fn();
    const { storefront } = fakeStorefront(() => ({
      categories: { items: [] },
      products: { items: [], total_count: 0 },
    }));
    show(storefront, <CategoryPage uid="OTk=" onNotFound={onNotFound} />);
    await expect.element(page.getByText('This shelf is gone')).toBeVisible();
    expect(onNotFound).toHaveBeenCalledExactlyOnceWith({ uid: 'OTk=' });
  });

  it('has nothing that axe objects to', async () => {
    const { storefront } = fakeStorefront(listing);
    const shadow = show(storefront, <CategoryPage uid="MTI=" />);
    await expect.element(page.getByText('1–12 of 30 products')).toBeVisible();
    const { violations } = await axe.run(shadow.host as HTMLElement, {
      rules: { region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('cards on a page of their own', () => {
  const bySku: Answer = (_, { skus }) => ({
    products: {
      items: (skus as string[]).filter((sku) => sku !== 'GONE').map((sku) => bottle(sku.slice(1), { sku })),
    },
  });

  it('share one query, with buttons and prices', async () => {
    const { storefront, asked } = fakeStorefront(bySku);
    show(
      storefront,
      <>
        <ProductCardBySku sku="S1" addToCart />
        <ProductCardBySku sku="GONE" />
      </>,
    );
    show(
      storefront,
      <>
        <PriceBySku sku="S2" />
        <ProductList skus="S3, S1 GONE" title="Our favourites" />
      </>,
    );
    await expect.element(page.getByRole('button', { name: 'Add to cart: Bottle 1' })).toBeVisible();
    await expect.element(page.getByText('This product is not in the shop at the moment.')).toBeVisible();
    await expect
      .element(
        page
          .getByRole('region', { name: 'Our favourites' })
          .getByRole('link', { name: 'Bottle 3', exact: true }),
      )
      .toBeVisible();
    expect(asked.map(({ variables }) => variables.skus)).toEqual([['S1', 'GONE', 'S2', 'S3']]);
  });

  it('tell of SKUs that are not there, and of no others', async () => {
    const { storefront } = fakeStorefront(bySku);
    const onNotFound = vi.fn();
    show(
      storefront,
      <>
        <ProductCardBySku sku="S1" addToCart onNotFound={onNotFound} />
        <ProductCardBySku sku="GONE" onNotFound={onNotFound} />
        <PriceBySku sku="GONE" onNotFound={onNotFound} />
        <AddToCart sku="GONE" onNotFound={onNotFound} />
        <ProductList skus="S3 GONE" onNotFound={onNotFound} />
      </>,
    );
    await expect.element(page.getByText('This product is not in the shop at the moment.')).toBeVisible();
    await waitFor(() => expect(onNotFound.mock.calls).toEqual(Array(4).fill([{ sku: 'GONE' }])));
  });

  it('hide what is not there where that is asked for, but no failure', async () => {
    let isDown = false;
    const { storefront, asked } = fakeStorefront((...question) => {
      if (isDown) throw graphqlError('Internal server error');
      return bySku(...question);
    });
    const gone = show(storefront, <ProductCardBySku sku="GONE" hideEmpty />);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(gone.innerHTML).not.toContain('card'));
    isDown = true;
    show(storefront, <ProductCardBySku sku="S1" hideEmpty />);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('tell a price that did not load from one there is not, and ask again', async () => {
    let isDown = true;
    const { storefront } = fakeStorefront((...asked) => {
      if (isDown) throw graphqlError('Internal server error');
      return bySku(...asked);
    });
    show(storefront, <PriceBySku sku="S2" />);
    await expect.element(page.getByText('The price did not load.')).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('$20.00', { exact: true })).toBeVisible();
  });

  it('show the reduced ones of many', async () => {
    const regular = {
      minimum_price: {
        final_price: { value: 20, currency: 'USD' },
        regular_price: { value: 20, currency: 'USD' },
      },
    };
    const { storefront } = fakeStorefront(() => ({
      products: {
        items: [
          bottle(1, { price_range: regular }),
          bottle(2),
          bottle(3, { price_range: regular }),
          bottle(4),
          bottle(5),
        ],
      },
    }));
    const shadow = show(storefront, <ProductList kind="specials" limit={2} title="Offers" />);
    await expect.element(page.getByRole('link', { name: 'Bottle 2', exact: true })).toBeVisible();
    expect([...shadow.querySelectorAll('.card-link')].map((link) => link.textContent)).toEqual([
      'Bottle 2',
      'Bottle 4',
    ]);
  });

  it('look for reduced ones on the pages after the first, and stop when the shelf is full', async () => {
    const { storefront, asked } = fakeStorefront((_, { currentPage }) => ({
      products: {
        page_info: { total_pages: 9 },
        items: [bottle(Number(currentPage) * 10), bottle(Number(currentPage) * 10 + 1)],
      },
    }));
    show(storefront, <ProductList kind="specials" limit={3} />);
    await expect.element(page.getByRole('link', { name: 'Bottle 20', exact: true })).toBeVisible();
    expect(asked.map(({ variables }) => variables.currentPage)).toEqual([1, 2]);
  });

  it('look no further than 500 products, and say when none is reduced', async () => {
    const full = {
      final_price: { value: 20, currency: 'USD' },
      regular_price: { value: 20, currency: 'USD' },
    };
    const { storefront, asked } = fakeStorefront(() => ({
      products: {
        page_info: { total_pages: 900 },
        items: [bottle(1, { price_range: { minimum_price: full } })],
      },
    }));
    show(storefront, <ProductList kind="specials" />);
    await expect.element(page.getByText('No products to show')).toBeVisible();
    expect(asked).toHaveLength(5);
  });

  it('search, in the order of how well products fit', async () => {
    const { storefront, asked } = fakeStorefront(() => ({ products: { items: [bottle(1)] } }));
    show(storefront, <ProductList search="smoky" limit={3} />);
    await expect.element(page.getByRole('link', { name: 'Bottle 1', exact: true })).toBeVisible();
    expect(asked[0]?.variables).toMatchObject({ search: 'smoky', sort: { relevance: 'DESC' }, pageSize: 3 });
  });

  it('are not there at all when they are empty and asked to hide', async () => {
    const { storefront, asked } = fakeStorefront(() => ({ products: { items: [] } }));
    const shadow = show(storefront, <ProductList search="nothing" title="Hidden" hideEmpty />);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(shadow.textContent).toBe(''));
  });

  it('tell of a category in which nothing is', async () => {
    const { storefront } = fakeStorefront(() => ({ products: { items: [] } }));
    const onNotFound = vi.fn();
    show(storefront, <ProductList categoryUid="bm8=" onNotFound={onNotFound} />);
    await waitFor(() => expect(onNotFound.mock.calls).toEqual([[{ uid: 'bm8=' }]]));
  });
});
