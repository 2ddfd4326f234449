// What stands below a product: reviews, shelves, and what search engines read, in a real browser.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProductDetail } from '../../src/catalog/product';
import { parseProductPage } from '../../src/catalog/product-page/api';
import { MoreOfProduct } from '../../src/catalog/product-page/MoreOfProduct';
import { createRecentlyViewed } from '../../src/catalog/recently-viewed';
import { drawn } from '../support/drawn';
import { fakeStorefront, graphqlError, type Answer, type FakeOptions } from './fake-storefront';
import { show, tidy } from './show';

const card = (sku: string, name: string) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name,
  url_key: sku.toLowerCase(),
  stock_status: 'IN_STOCK',
  price_range: {
    minimum_price: {
      final_price: { value: 24, currency: 'USD' },
      regular_price: { value: 24, currency: 'USD' },
    },
    maximum_price: null,
  },
});
const catalogue = [card('RUM', 'Harbour Rum'), card('GIN', 'Botanical Gin'), card('WHY', 'Smoky Malt')];
const rum: ProductDetail = parseProductPage({
  products: { items: [{ ...catalogue[0], related_products: [{ sku: 'GIN' }], review_count: 7 }] },
} as never)!;

const review = (n: number) => ({
  nickname: `Ruth ${n}`,
  summary: `Review ${n}`,
  text: 'Crisp and dry.',
  average_rating: n === 1 ? 100 : 80,
  created_at: `2026-11-${String(20 - n).padStart(2, '0')} 06:17:28`,
  ratings_breakdown: [{ name: 'Quality', value: '4' }],
});
const ratings = ['Price', 'Quality'].map((name, index) => ({
  id: `r${index}`,
  name,
  values: [1, 2, 3, 4, 5].map((value) => ({ value: String(value), value_id: `${index}-${value}` })),
}));

interface Backend {
  reviews?: number;
  /** Percent. */
  average?: number;
  storeConfig?: object;
  failing?: Set<string>;
}
/** Seven reviews on two pages unless told otherwise. */
function backend({ reviews = 7, average = 83, storeConfig = {}, failing = new Set() }: Backend = {}): Answer {
  return (operation, variables) => {
    if (failing.has(operation)) return graphqlError('Internal server error');
    if (operation === 'ProductReviews') {
      const { currentPage, pageSize } = variables as { currentPage: number; pageSize: number };
      const all = Array.from({ length: reviews }, (_, index) => review(index + 1));
      const items = all.slice((currentPage - 1) * pageSize, currentPage * pageSize);
      const page_info = { current_page: currentPage, total_pages: Math.ceil(reviews / pageSize) };
      const product = {
        uid: 'RUM',
        rating_summary: average,
        review_count: reviews,
        reviews: { items, page_info },
      };
      return { products: { items: [product] }, storeConfig };
    }
    if (operation === 'ReviewRatings') return { productReviewRatingsMetadata: { items: ratings } };
    if (operation === 'CreateReview') return { createProductReview: { review: { nickname: 'Gita' } } };
    const skus = variables.skus as string[];
    return { products: { items: catalogue.filter(({ sku }) => skus.includes(sku)) } };
  };
}

function open(answer: Answer, options: FakeOptions = {}, product = rum) {
  const fake = fakeStorefront(answer, { url: 'rum.html', ...options });
  const shadow = show(fake.storefront, <MoreOfProduct product={product} />);
  return { ...fake, shadow };
}

beforeEach(() => page.viewport(1024, 900));
afterEach(() => {
  tidy();
  localStorage.clear();
});

describe('reviews', () => {
  it('come page by page; the first new one gets the focus', async () => {
    const { shadow, asked } = open(backend());
    await expect.element(page.getByRole('heading', { name: 'Review 1' })).toBeVisible();
    await expect.element(page.getByText('from 7 reviews')).toBeVisible();
    expect(shadow.querySelectorAll('.review')).toHaveLength(6);
    await userEvent.click(page.getByRole('button', { name: 'Show more reviews' }));
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Review 7');
    await expect.element(page.getByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
    expect(asked.filter(({ operation }) => operation === 'ProductReviews')).toHaveLength(2);
  });

  it('leave the focus with whoever has gone on meanwhile', async () => {
    let come = (): void => undefined;
    const held = new Promise<void>((done) => (come = done));
    const { shadow, storefront, asked } = open(backend());
    await userEvent.click(page.getByRole('button', { name: 'Write a review' }));
    const name = page.getByRole('textbox', { name: 'Name to show' });
    await expect.element(name).toBeVisible();
    const { query } = storefront.transport;
    storefront.transport.query = (async (...given: Parameters<typeof query>) => {
      await held;
      return query(...given);
    }) as typeof query;
    await userEvent.click(page.getByRole('button', { name: 'Show more reviews' }));
    await userEvent.fill(name, 'Gita');
    come();
    await expect.poll(() => shadow.querySelectorAll('.review').length).toBe(7);
    await drawn();
    expect(asked.filter(({ operation }) => operation === 'ProductReviews')).toHaveLength(2);
    expect(shadow.activeElement).toBe(name.element());
  });

  it('have no average where nobody gave stars', async () => {
    const { shadow } = open(backend({ average: 0 }));
    await expect.element(page.getByText('7 reviews', { exact: true })).toBeVisible();
    expect(shadow.querySelector('.review-score')?.textContent).not.toContain('0.0');
    expect(shadow.querySelector('.review-average .rating')).toBeNull();
  });

  it('say how the stars are spread', async () => {
    open(backend({ reviews: 3 }));
    await expect.element(page.getByText('5 stars: 1 review', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('4 stars: 2 reviews', { exact: true })).toBeInTheDocument();
  });

  it('are asked for when the shopper comes near, not before', async () => {
    const room = document.createElement('div');
    room.style.blockSize = '5000px';
    document.body.prepend(room);
    const { asked, shadow } = open(backend());
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(asked).toEqual([]);
    shadow.host.scrollIntoView();
    await expect.element(page.getByRole('heading', { name: 'Review 1' })).toBeVisible();
    room.remove();
  });

  it('can be asked for again', async () => {
    const failing = new Set(['ProductReviews']);
    open(backend({ failing }));
    await expect.element(page.getByText('The reviews did not load.')).toBeVisible();
    failing.clear();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('heading', { name: 'Review 1' })).toBeVisible();
  });

  it('keep the focus on what asks again when more of them fail', async () => {
    const failing = new Set<string>();
    const { shadow, storefront } = open(backend({ failing }));
    const { transport } = storefront;
    const { query } = transport;
    await expect.element(page.getByRole('button', { name: 'Show more reviews' })).toBeVisible();
    failing.add('ProductReviews');
    await userEvent.click(page.getByRole('button', { name: 'Show more reviews' }));
    const words = page.getByText('The reviews did not load.');
    for (let press = 0; press < 2; press += 1) {
      await expect.element(words).toBeVisible();
      const button = page.getByRole('button', { name: 'Try again' }).element();
      expect(shadow.activeElement).toBe(button);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      transport.query = async (...question) => {
        await held;
        return query(...question);
      };
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
      expect(shadow.activeElement).toBe(button);
      // Said again when it fails again.
      await expect.element(words).not.toBeInTheDocument();
      letGo();
    }
    await expect.element(words).toBeVisible();
    failing.clear();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Review 7');
  });

  it('keep it when the first of them fail', async () => {
    const failing = new Set(['ProductReviews']);
    const { shadow } = open(backend({ failing }));
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    const button = again.element() as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
    expect(shadow.activeElement).toBe(button);
    failing.clear();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Review 1');
  });

  it('are not there where the shop has them off', async () => {
    const { shadow } = open(backend({ storeConfig: { product_reviews_enabled: '0' } }));
    await expect.poll(() => shadow.querySelector('.reviews')).toBeNull();
  });

  it('ask a guest to sign in where only customers write', async () => {
    open(backend({ storeConfig: { allow_guests_to_write_product_reviews: '0' } }));
    await expect
      .element(page.getByRole('link', { name: 'Sign in to write a review' }))
      .toHaveAttribute('href', expect.stringMatching(/\/sign-in\?origin=%2Frum/));
  });
});

describe('writing a review', () => {
  const write = () => userEvent.click(page.getByRole('button', { name: 'Write a review' }));
  const send = () => userEvent.click(page.getByRole('button', { name: 'Send review' }));
  const fill = async () => {
    await userEvent.fill(page.getByRole('textbox', { name: 'Name to show' }), 'Gita');
    await userEvent.fill(page.getByRole('textbox', { name: 'In one line' }), 'Lovely');
    await userEvent.fill(page.getByRole('textbox', { name: 'Your review' }), 'Crisp and dry.');
  };
  const rate = async (shadow: ShadowRoot) => {
    shadow.querySelector<HTMLInputElement>('.star-radio')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}{ArrowRight}');
  };

  it('says what is missing and goes there, then sends everything once', async () => {
    const { shadow, asked } = open(backend());
    await write();
    await send();
    await expect.element(page.getByText('Choose from one to five stars.').first()).toBeVisible();
    expect((shadow.activeElement as HTMLInputElement).name).toMatch(/^rating:r0/);
    expect(asked.some(({ operation }) => operation === 'CreateReview')).toBe(false);

    await rate(shadow);
    await fill();
    await userEvent.dblClick(page.getByRole('button', { name: 'Send review' }));
    await expect
      .element(page.getByText('Thank you. Your review will show once it is approved.'))
      .toBeVisible();
    expect(
      asked.filter(({ operation }) => operation === 'CreateReview').map(({ variables }) => variables),
    ).toEqual([
      {
        input: {
          sku: 'RUM',
          nickname: 'Gita',
          summary: 'Lovely',
          text: 'Crisp and dry.',
          ratings: [
            { id: 'r0', value_id: '0-3' },
            { id: 'r1', value_id: '1-2' },
          ],
        },
      },
    ]);
  });

  it('begins at the stars, unless one has gone on before the form has come', async () => {
    const search = document.body.appendChild(document.createElement('input'));
    const { shadow, storefront } = open(backend());
    await write();
    await expect.poll(() => (shadow.activeElement as HTMLInputElement).name).toMatch(/^rating:r0/);
    tidy();
    let come = (): void => undefined;
    const held = new Promise<void>((done) => (come = done));
    const late = open(backend());
    const { watch } = late.storefront.transport;
    late.storefront.transport.watch = (...given) => {
      let stop = (): void => undefined;
      void held.then(() => (stop = watch(...given)));
      return () => stop();
    };
    expect(storefront).not.toBe(late.storefront);
    await write();
    search.focus();
    come();
    await expect.element(page.getByRole('textbox', { name: 'Name to show' })).toBeVisible();
    await drawn();
    expect(document.activeElement).toBe(search);
    search.remove();
  });

  it('leaves the focus with whoever has gone on before a review was taken', async () => {
    const search = document.body.appendChild(document.createElement('input'));
    const { shadow, storefront } = open(backend());
    await write();
    await expect.element(page.getByRole('textbox', { name: 'Name to show' })).toBeVisible();
    await rate(shadow);
    await fill();
    let come = (): void => undefined;
    const held = new Promise<void>((done) => (come = done));
    const { mutate } = storefront.transport;
    storefront.transport.mutate = (async (...given: Parameters<typeof mutate>) => {
      await held;
      return mutate(...given);
    }) as typeof mutate;
    await send();
    search.focus();
    come();
    await expect.element(page.getByText(/^Thank you\./)).toBeVisible();
    await drawn();
    expect(document.activeElement).toBe(search);
    search.remove();
  });

  it('loses nothing when sending fails or the form is put away', async () => {
    const failing = new Set(['CreateReview']);
    const { shadow } = open(backend({ failing }));
    await write();
    await expect.element(page.getByRole('textbox', { name: 'Name to show' })).toBeVisible();
    await rate(shadow);
    await fill();
    await send();
    await expect
      .element(page.getByText('Your review could not be sent. It is still here: try again.'))
      .toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Not now' }));
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Write a review');
    await write();
    await expect.element(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Crisp and dry.');
    failing.clear();
    await send();
    await expect.element(page.getByText(/^Thank you\./)).toBeVisible();
    // The button that was pressed is gone.
    await expect.poll(() => shadow.activeElement?.textContent).toMatch(/^Thank you/);
  });
});

describe('shelves', () => {
  it('show what goes with the product and what was seen before, in one query', async () => {
    const { asked, storefront, shadow } = open(backend());
    await expect.element(page.getByRole('link', { name: 'Botanical Gin', exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Recently viewed' })).not.toBeInTheDocument();
    expect(shadow.querySelectorAll('.rail')).toHaveLength(1);
    storefront.feature(createRecentlyViewed).see('WHY');
    tidy();

    const again = fakeStorefront(backend(), { url: 'rum.html' });
    for (const sku of ['WHY', 'RUM']) again.storefront.feature(createRecentlyViewed).see(sku);
    const second = show(again.storefront, <MoreOfProduct product={rum} />);
    await expect.element(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Smoky Malt' })).toBeVisible();
    // The page's own product is not among them.
    expect(second.textContent).not.toContain('Harbour Rum$');
    expect(again.asked.filter(({ operation }) => operation === 'ProductsBySku')).toHaveLength(1);
    expect(asked.filter(({ operation }) => operation === 'ProductsBySku')).toHaveLength(1);
  });

  it('begin with what is in stock of its kind where the product is sold out', async () => {
    const kind = { uid: 'Rum', name: 'Rum', path: 'rum.html' };
    const others = [catalogue[0], { ...catalogue[1], stock_status: 'OUT_OF_STOCK' }, catalogue[2]];
    const { shadow, asked } = open(
      (operation, variables) =>
        operation === 'ProductShelf' ? { products: { items: others } } : backend()(operation, variables),
      {},
      { ...rum, inStock: false, trail: [kind] },
    );
    await expect.element(page.getByRole('heading', { name: 'In stock, and of its kind' })).toBeVisible();
    await expect.poll(() => shadow.querySelectorAll('.rail:first-child .card-link').length).toBe(1);
    expect(shadow.querySelector('.rail:first-child .card-link')?.textContent).toContain('Smoky Malt');
    const shelf = asked.find(({ operation }) => operation === 'ProductShelf');
    expect(shelf?.variables.filter).toEqual({ category_uid: { eq: 'Rum' } });
  });

  it('go when none of their products is for sale here', async () => {
    const gone = { ...rum, links: { ...rum.links, related: ['NO-SUCH'] } };
    const { shadow } = open(backend(), {}, gone);
    await expect
      .poll(() => shadow.querySelector('.rail') && getComputedStyle(shadow.querySelector('.rail')!).display)
      .toBe('none');
  });
});

describe('what search engines read', () => {
  const scripts = () => document.head.querySelectorAll('script[type="application/ld+json"]');
  it('takes the place of what the server wrote, and goes with the page', async () => {
    const served = document.createElement('script');
    served.type = 'application/ld+json';
    document.head.append(served);
    open(backend());
    await expect.poll(() => scripts()[0]?.textContent).toContain('"name":"Harbour Rum"');
    expect(scripts()).toHaveLength(1);
    tidy();
    expect(scripts()).toHaveLength(0);
  });
  it('is not written into a host page', async () => {
    open(backend(), { standalone: false });
    await expect.element(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
    expect(scripts()).toHaveLength(0);
  });
});

it('has nothing that axe objects to, with the form open and failing', async () => {
  const { shadow } = open(backend());
  await userEvent.click(page.getByRole('button', { name: 'Write a review' }));
  await userEvent.click(page.getByRole('button', { name: 'Send review' }));
  await expect.element(page.getByRole('link', { name: 'Botanical Gin', exact: true })).toBeVisible();
  const { violations } = await axe.run(shadow.host as HTMLElement, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
