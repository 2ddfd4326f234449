// Choosing and buying, with keyboard and eyes, in a real browser.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddToCart } from '../../src/catalog/purchase/AddToCart';
import { ProductCard } from '../../src/catalog/card/ProductCard';
import { parseCards } from '../../src/catalog/product-api';
import { ProductPage } from '../../src/catalog/product-page/ProductPage';
import { createCatalog } from '../../src/catalog/state';
import { AssurancesDocument } from '../../src/graphql/generated/catalog-product-page-assurances';
import { fakeStorefront, graphqlError, type Answer } from './fake-storefront';
import { rum } from './rum';
import { show, tidy } from './show';
import { slidesOf, swipe } from './slides';
import { waitFor } from '../support/wait-for';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='10'%3E%3Crect width='8' height='10' fill='%23c8b48a'/%3E%3C/svg%3E";
const range = (from: number, to = from) => {
  const at = (value: number) => ({
    final_price: { value, currency: 'USD' },
    regular_price: { value, currency: 'USD' },
    discount: { amount_off: 0 },
  });
  return { minimum_price: at(from), maximum_price: at(to) };
};
const size = (uid: string, label: string, price: number, more: object = {}) => ({
  value: { uid, label },
  variant: {
    attributes: [{ code: 'bottle_size', uid, value_index: 1 }],
    product: {
      uid: `v${uid}`,
      sku: `GIN-${uid}`,
      stock_status: 'IN_STOCK',
      price_range: range(price),
      ...more,
    },
  },
});
const sizes = [
  size('50', '50 cl', 19),
  size('70', '70 cl', 26, { only_x_left_in_stock: 3 }),
  size('100', '1 L', 35, { stock_status: 'OUT_OF_STOCK' }),
];
const gin = {
  __typename: 'ConfigurableProduct',
  uid: 'NDk=',
  sku: 'GIN',
  name: 'Sable Bay Botanical Gin',
  brand_name: 'Sable Bay',
  url_key: 'sable-bay-gin',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: range(19, 26),
  media_gallery: [1, 2].map((n) => ({ url: `${picture}#${n}`, label: `View ${n}`, position: n })),
  description: { html: '<p>Juniper and salt.</p>' },
  configurable_options: [
    {
      uid: 'o',
      attribute_code: 'bottle_size',
      label: 'Bottle size',
      position: 0,
      values: sizes.map(({ value }) => value),
    },
  ],
  variants: sizes.map(({ variant }) => variant),
};
const answer: Answer = () => ({ products: { items: [gin, rum] } });

beforeEach(() => page.viewport(1024, 900));
afterEach(tidy);

describe('the brand on a card', () => {
  const options = [{ label: 'Casa Alvarado', value: '7', count: 3 }];
  const brands = { products: { aggregations: [{ attribute_code: 'brand', options }] } };
  const { brand_name: _, ...unnamed } = gin;
  const cards = (...products: object[]) => {
    const { storefront, asked } = fakeStorefront(() => brands);
    const shadow = show(
      storefront,
      parseCards(products as never).map((product) => <ProductCard key={product.sku} product={product} />),
    );
    const said = () => [...shadow.querySelectorAll('.card-brand')].map(({ textContent }) => textContent);
    return { said, asked };
  };

  it('is the label of its option, asked for once for all cards', async () => {
    const { said, asked } = cards({ ...unnamed, brand: 7 }, { ...unnamed, sku: 'B', brand: 7 });
    await expect.poll(said).toEqual(['Casa Alvarado', 'Casa Alvarado']);
    expect(asked.map(({ operation }) => operation)).toEqual(['Brands']);
  });

  it('is not asked for where the product names it', () => {
    const { said, asked } = cards({ ...gin, brand: 7 });
    expect(said()).toEqual(['Sable Bay']);
    expect(asked).toEqual([]);
  });
});

describe('the brand on a product page', () => {
  const options = [{ label: 'Sable Bay', value: '7' }];
  const linksWith = async (...aggregations: object[]) => {
    const { storefront } = fakeStorefront(() => ({ products: { items: [gin], aggregations } }));
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect.poll(() => shadow.querySelector('h1')).not.toBeNull();
    const { violations } = await axe.run(shadow.host.parentElement!, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'],
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
    return [...shadow.querySelectorAll<HTMLAnchorElement>(':is(.product-brand, dd) > a')].map(
      ({ textContent, href }) => [textContent, new URL(href).pathname],
    );
  };

  it('leads to its page, from the head and from the facts', async () => {
    const link = ['Sable Bay', '/brands/sable-bay'];
    expect(await linksWith({ attribute_code: 'brand', label: 'Brand', options })).toEqual([link, link]);
  });

  it('is only a name where the backend lists no brands', async () => {
    expect(await linksWith()).toEqual([]);
  });
});

describe('what the shop promises', () => {
  const block = (content: string | null) => ({
    products: { items: [rum] },
    cmsBlocks: { items: [content && { identifier: 'product-assurances', content }] },
  });
  const promisesOf = async (told: Answer) => {
    const { storefront, asked } = fakeStorefront(told);
    const shadow = show(storefront, <ProductPage sku="RUM" />);
    await expect.poll(() => shadow.querySelector('h1')).not.toBeNull();
    await expect.poll(() => shadow.querySelector('.skeleton')).toBeNull();
    return { shadow, asked };
  };

  it('stands below the button, with its links, and is asked for beside the product', async () => {
    const { shadow, asked } = await promisesOf(() =>
      block('<ul><li class="icon-return"><a href="/pages/returns">Returns</a> within thirty days</li></ul>'),
    );
    const [line] = shadow.querySelectorAll('.assurances > li');
    expect(line?.textContent?.trim().replace(/\s+/g, ' ')).toBe('Returns within thirty days');
    expect(line?.querySelector('a')?.href).toBe('https://shop.example/pages/returns');
    expect(asked.slice(0, 2).map(({ operation }) => operation)).toEqual(['Assurances', 'ProductPage']);
  });

  it('is not seen to push the rest down, which waits a moment for it, and not for long', async () => {
    const { storefront } = fakeStorefront(() => block(null));
    const { watch } = storefront.transport;
    storefront.transport.watch = (document, ...rest) =>
      (document as unknown) === AssurancesDocument ? () => undefined : watch(document, ...rest);
    const shadow = show(storefront, <ProductPage sku="RUM" />);
    await expect.poll(() => shadow.querySelector('h1')).not.toBeNull();
    const isSeen = () =>
      shadow.querySelector('.product-details > section')!.checkVisibility({ visibilityProperty: true });
    expect(isSeen()).toBe(false);
    await expect.poll(isSeen).toBe(true);
  });

  it.each<[string, Answer]>([
    ['there is no such block', () => block(null)],
    ['it cannot be asked', (name) => (name === 'Assurances' ? graphqlError('No CMS here') : block(null))],
  ])('takes no room where %s', async (_, told) => {
    const { shadow } = await promisesOf(told);
    expect(shadow.querySelector('.assurances')).toBeNull();
    expect(shadow.querySelector('.product-details')?.firstElementChild?.localName).toBe('section');
  });
});

describe('the stars of a card', () => {
  const stars = (more: object) => {
    const { storefront } = fakeStorefront(answer);
    const [product] = parseCards([{ ...gin, ...more }] as never);
    const shadow = show(storefront, <ProductCard product={product!} />);
    const rating = shadow.querySelector('.rating');
    return rating && [rating.querySelector('[role=img]')?.getAttribute('aria-label'), rating.textContent];
  };

  it.each([
    [{ rating_summary: 90, review_count: 12 }, ['Rated 4.5 out of 5, 12 reviews', '(12)']],
    [{ rating_summary: 80, review_count: 1 }, ['Rated 4.0 out of 5, 1 review', '(1)']],
    [{ rating_summary: 90, review_count: null }, ['Rated 4.5 out of 5', '']],
    [{ rating_summary: 0, review_count: 0 }, null],
  ])('of %j say %j', (told, said) => expect(stars(told)).toEqual(said));
});

describe('while a product is awaited', () => {
  const product = parseCards([{ ...gin, small_image: { url: `${picture}#1`, label: '' } }] as never)[0]!;

  it('shows what the list before has shown, and no heading that would go', () => {
    const { storefront } = fakeStorefront(answer);
    storefront.feature(createCatalog).learnProduct(product);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    expect(shadow.querySelector('.product-name')?.textContent).toBe('Sable Bay Botanical Gin');
    expect(shadow.querySelector('.product-brand')?.textContent).toBe('Sable Bay');
    expect(shadow.querySelector('.product-gallery img')?.getAttribute('src')).toBe(`${picture}#1`);
    expect(shadow.querySelector('h1')).toBeNull();
    expect(shadow.querySelector('[role="status"]')?.textContent).toBe('Loading the product');
  });

  const priceIn = (shadow: ShadowRoot) =>
    shadow.querySelector('.buy-price [aria-hidden], .buy-price .price')?.textContent?.trim();

  it('shows what it costs as the list has said it', () => {
    const { storefront } = fakeStorefront(answer);
    storefront.feature(createCatalog).learnProduct(product);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    expect(priceIn(shadow)).toBe('From $19.00 to $26.00');
    expect(shadow.querySelector('button')).toBeNull();
  });

  it('shows no price that the list has hidden', () => {
    const { storefront } = fakeStorefront(answer);
    const [hidden] = parseCards([{ ...gin, hide_price: 1 }] as never);
    storefront.feature(createCatalog).learnProduct(hidden!);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    expect(priceIn(shadow)).toBe('Price on request');
    expect(shadow.textContent).not.toContain('$');
  });

  it('shows no price of another currency', () => {
    const { storefront, currency } = fakeStorefront(answer);
    storefront.feature(createCatalog).learnProduct(product);
    currency.value = 'EUR';
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    expect(shadow.querySelector('.product-name')).not.toBeNull();
    expect(shadow.querySelector('.price')).toBeNull();
  });

  it('shows no price of another variant than the linked one', () => {
    const { storefront } = fakeStorefront(answer, { url: 'sable-bay-gin.html?variant=GIN-70' });
    storefront.feature(createCatalog).learnProduct(product);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    expect(shadow.querySelector('.product-name')).not.toBeNull();
    expect(shadow.querySelector('.price')).toBeNull();
  });

  it('shows nothing of a product that nobody has seen', () => {
    const { storefront } = fakeStorefront(answer);
    storefront.feature(createCatalog).learnProduct(product);
    const shadow = show(storefront, <ProductPage urlKey="rum" />);
    expect(shadow.querySelector('.product-name, img')).toBeNull();
  });

  it('becomes the page', async () => {
    const { storefront } = fakeStorefront(answer);
    storefront.feature(createCatalog).learnProduct(product);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Sable Bay Botanical Gin');
    expect(shadow.querySelector('.product-name-known')).toBeNull();
  });
});

describe('a configurable product', () => {
  it('is chosen and bought by keyboard', async () => {
    const onItemAdded = vi.fn();
    const { storefront, addItem, navigate } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" onItemAdded={onItemAdded} />);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Sable Bay Botanical Gin');
    await expect.element(page.getByText('From')).toBeVisible();

    // Pressed too early: says what is missing and puts the focus there.
    const top = () =>
      page
        .getByRole('button', { name: /^Add to cart/ })
        .element()
        .getBoundingClientRect().top;
    const atFirst = top();
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    const missing = page.getByText('Please choose your bottle size.');
    await expect.element(missing).toBeVisible();
    const sizes = page.getByRole('radiogroup', { name: 'Bottle size' });
    await expect.element(sizes).toHaveAccessibleDescription('Please choose your bottle size.');
    expect(missing.element().getBoundingClientRect().bottom, 'said above the button').toBeLessThan(top());
    expect(top(), 'nothing moves').toBe(atFirst);
    expect(shadow.activeElement).toBe(page.getByRole('radio', { name: /50 cl/ }).element());
    expect(addItem).not.toHaveBeenCalled();

    await userEvent.keyboard(' {ArrowRight}');
    await expect.element(page.getByRole('radio', { name: /70 cl/ })).toBeChecked();
    await expect.element(page.getByText('Only 3 left')).toBeVisible();
    await expect.element(page.getByText('$37.14 / L')).toBeVisible();
    await expect.element(page.getByText('Please choose your bottle size.')).not.toBeInTheDocument();
    expect(navigate).toHaveBeenLastCalledWith('?variant=GIN-70', { replace: true });

    const before = top();
    await userEvent.click(page.getByRole('button', { name: /^Add to cart/ }));
    await expect.element(page.getByText('Sable Bay Botanical Gin is in your cart.')).toBeVisible();
    expect(top(), 'the button stays under the pointer').toBe(before);
    expect(addItem).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sku: 'GIN', quantity: 1, selectedOptions: ['70'] }),
    );
    expect(onItemAdded).toHaveBeenCalledExactlyOnceWith({
      sku: 'GIN-70',
      name: 'Sable Bay Botanical Gin',
      quantity: 1,
      price: 26,
      currency: 'USD',
      value: 26,
      items: [
        {
          item_id: 'GIN-70',
          item_name: 'Sable Bay Botanical Gin',
          item_brand: 'Sable Bay',
          price: 26,
          quantity: 1,
        },
      ],
    });
  });

  it('says nothing of what is left until it is chosen, and moves nothing then', async () => {
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect.element(page.getByRole('radio', { name: /70 cl/ })).toBeVisible();
    const stock = shadow.querySelector<HTMLElement>('.buy-stock')!;
    const room = () => stock.getBoundingClientRect().height;
    expect(stock.innerText.trim()).toBe('Choose: Bottle size');
    const before = room();
    await userEvent.click(page.getByRole('radio', { name: /70 cl/ }));
    await expect.poll(() => stock.innerText.trim()).toBe('Only 3 left');
    expect(room()).toBe(before);
  });

  it('asks for none of what is sold out', async () => {
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    const faces = () =>
      [...shadow.querySelectorAll('.chip-face')].map((face) => getComputedStyle(face).boxShadow);
    await expect.poll(() => faces().length).toBe(3);
    const button = page.getByRole('button', { name: 'Add to cart' });
    // Off the sizes, wherever the pointer was left.
    await userEvent.hover(button);
    const before = faces();
    expect(before[1]).not.toBe(before[2]);
    await userEvent.click(button);
    await expect.element(page.getByText('Please choose your bottle size.')).toBeVisible();
    await expect.poll(faces).toEqual(before);
  });

  it('starts with the variant of the link, and says when it is sold out', async () => {
    const { storefront, addItem } = fakeStorefront(answer, { url: 'sable-bay-gin.html?variant=GIN-100' });
    show(storefront, <ProductPage uid="NDk=" />);
    await expect.element(page.getByRole('radio', { name: '1 L Sold out' })).toBeChecked();
    const button = page.getByRole('button', { name: 'Sold out' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).click();
    await expect.element(page.getByText('This combination is sold out. Choose another one.')).toBeVisible();
    expect(addItem).not.toHaveBeenCalled();
  });

  it('does not sell more than is left, counting what is in the cart', async () => {
    const { storefront, addItem } = fakeStorefront(answer, {
      url: 'sable-bay-gin.html?variant=GIN-70',
      cart: { items: [{ sku: 'GIN-70', quantity: 3 }] as never },
    });
    show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect.element(page.getByText('All that is left is in your cart')).toBeVisible();
    const button = page.getByRole('button', { name: 'Add to cart' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).click();
    await expect.element(page.getByText('All we have left is in your cart already.')).toBeVisible();
    expect(addItem).not.toHaveBeenCalled();
  });

  it.each([
    [1440, 900],
    [1280, 720],
  ])('has its picture whole in the first screen of %o by %o', async (width, height) => {
    await page.viewport(width, height);
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const picture = shadow.querySelector('.gallery-slide .picture')!.getBoundingClientRect();
    // No lower than on a phone: what stands in it is not cut.
    expect(picture.width / picture.height).toBeGreaterThanOrEqual(0.79);
    expect(picture.width / picture.height).toBeLessThanOrEqual(1.01);
    const buying = shadow.querySelector('.buy-bar')!.getBoundingClientRect();
    expect(picture.width).toBeGreaterThan(buying.width);
    /** Header, breadcrumbs, and a little air. */
    const above = 200;
    expect(picture.height).toBeLessThanOrEqual(height - above);
  });

  it.each([
    ['keeps its picture in sight', 1440, 900, 'sticky'],
    ['lets go of pictures that a low window has no room for', 960, 470, 'relative'],
  ])('%s', async (_, width, height, position) => {
    await page.viewport(width, height);
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(getComputedStyle(shadow.querySelector('.product-gallery')!).position).toBe(position);
  });

  it('turns its pictures by keyboard and keeps the focus on them', async () => {
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await userEvent.hover(page.getByRole('button', { name: 'Enlarge picture 1 of 2' }));
    await userEvent.click(page.getByRole('button', { name: 'Picture 1 of 2', exact: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(shadow.activeElement).toBe(
      page.getByRole('button', { name: 'Picture 2 of 2', exact: true }).element(),
    );
    await expect.poll(slidesOf(shadow, '.gallery-viewport').here).toBe(1);
  });

  it('shows the pictures large, turns them there, and gives the focus back to the one that stands', async () => {
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await userEvent.click(page.getByRole('button', { name: 'Enlarge picture 1 of 2' }));
    const stage = page.getByRole('group', { name: 'A closer look at View 1' });
    await expect.element(stage).toBeVisible();
    (stage.element() as HTMLElement).focus();
    await userEvent.keyboard('{+}');
    await expect.element(page.getByText('300%')).toBeVisible();
    const scroller = stage.element();
    expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
    await userEvent.keyboard('0{ArrowRight}');
    await expect.element(page.getByRole('group', { name: 'A closer look at View 2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => shadow.activeElement?.getAttribute('aria-label')).toBe('Enlarge picture 2 of 2');
  });

  describe('a closer look', () => {
    const open = async (by: (button: HTMLElement) => Promise<void> | void) => {
      const { storefront } = fakeStorefront(answer);
      const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
      const button = page.getByRole('button', { name: 'Enlarge picture 1 of 2' });
      await expect.element(button).toBeVisible();
      await by(button.element() as HTMLElement);
      const stage = page.getByRole('group', { name: 'A closer look at View 1' });
      await expect.element(stage).toBeVisible();
      return { shadow, stage: stage.element() as HTMLElement };
    };
    const byKey = (button: HTMLElement) => {
      button.focus();
      return userEvent.keyboard('{Enter}');
    };
    const shown = () => page.getByText(/^\d+%$/);

    it('fills the screen, and has what the page has of the picture until the larger one is there', async () => {
      const { shadow, stage } = await open(byKey);
      await expect.element(shown()).toHaveTextContent('100%');
      const { width, height } = shadow.querySelector('dialog')!.getBoundingClientRect();
      expect([width, height]).toEqual([innerWidth, innerHeight]);
      const small = shadow.querySelector<HTMLImageElement>('.gallery-slide img')!;
      const behind = getComputedStyle(stage.firstElementChild!).backgroundImage;
      expect(behind).toBe(small.currentSrc ? `url("${small.currentSrc}")` : 'none');
      expect(small.currentSrc).not.toBe('');
    });

    it('has the whole picture on a phone, of which the page shows a square', async () => {
      await page.viewport(360, 780);
      const { shadow, stage } = await open(byKey);
      const shapeOf = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (width / height).toFixed(2);
      };
      expect(shapeOf(shadow.querySelector('.gallery-slide .picture')!)).not.toBe('0.80');
      expect(shapeOf(stage.querySelector('.picture')!)).toBe('0.80');
    });

    it.each([
      // As wide as the window it cannot be: there is nothing to scroll to the side.
      [1280, 800, { y: 0.6 }],
      // Of a height of 400 the page shows 320, of the 80 that are cut more than half above.
      [360, 780, { x: 0.7, y: (0.4 * 320 + 0.62 * 80) / 400 }],
    ])('begins twice as large at the point that was pressed', async (width, height, share) => {
      await page.viewport(width, height);
      const pressed = { x: 0.7, y: width === 360 ? 0.4 : 0.6 };
      const { stage } = await open((button) => {
        const box = button.getBoundingClientRect();
        const place = {
          clientX: box.left + pressed.x * box.width,
          clientY: box.top + pressed.y * box.height,
        };
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1, ...place }));
      });
      await expect.element(shown()).toHaveTextContent('200%');
      const frame = stage.getBoundingClientRect();
      const picture = stage.firstElementChild!.getBoundingClientRect();
      const middle = {
        x: (frame.left + frame.width / 2 - picture.left) / picture.width,
        y: (frame.top + frame.height / 2 - picture.top) / picture.height,
      };
      for (const axis of ['x', 'y'] as const)
        expect(middle[axis], axis).toBeCloseTo({ x: 0.5, ...share }[axis], 2);
    });

    it('is dragged by a mouse, which is no press then', async () => {
      const { stage } = await open(byKey);
      stage.focus();
      await userEvent.keyboard('{+}{+}{+}');
      await expect.element(shown()).toHaveTextContent('300%');
      const before = stage.scrollTop;
      const mouse = (type: string, clientY: number) =>
        stage.dispatchEvent(
          new PointerEvent(type, { pointerType: 'mouse', buttons: 1, clientX: 100, clientY, bubbles: true }),
        );
      mouse('pointerdown', 300);
      mouse('pointermove', 298);
      expect(stage.scrollTop).toBe(before);
      mouse('pointermove', 220);
      expect(stage.scrollTop).toBe(before + 80);
      stage.click();
      await expect.element(shown()).toHaveTextContent('300%');
      mouse('pointerdown', 300);
      stage.click();
      await expect.element(shown()).toHaveTextContent('100%');
    });

    it.runIf('Touch' in window)('is pinched by two fingers, between whole and three times', async () => {
      const { stage } = await open(byKey);
      const fingers = (type: string, apart: number) =>
        stage.dispatchEvent(
          new TouchEvent(type, {
            cancelable: true,
            touches: [-apart / 2, apart / 2].map(
              (x, identifier) => new Touch({ identifier, target: stage, clientX: 200 + x, clientY: 300 }),
            ),
          }),
        );
      fingers('touchstart', 100);
      expect(fingers('touchmove', 180)).toBe(false);
      await expect.element(shown()).toHaveTextContent('180%');
      fingers('touchmove', 900);
      await expect.element(shown()).toHaveTextContent('300%');
      stage.dispatchEvent(new TouchEvent('touchend', { touches: [] }));
      fingers('touchstart', 200);
      fingers('touchmove', 20);
      await expect.element(shown()).toHaveTextContent('100%');
    });
  });

  it('follows the finger: the picture that a swipe ends on is the current one', async () => {
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await userEvent.hover(page.getByRole('button', { name: 'Enlarge picture 1 of 2' }));
    await expect.element(page.getByRole('button', { name: 'Picture 1 of 2', exact: true })).toBeVisible();
    const { here } = slidesOf(shadow, '.gallery-viewport');
    const [first, second] = shadow.querySelectorAll('.gallery-slide');
    await swipe(first!, -200);
    await expect
      .element(page.getByRole('button', { name: 'Picture 2 of 2', exact: true }))
      .toHaveAttribute('aria-current', 'true');
    await expect.poll(here).toBe(1);
    // There is nothing behind the last one.
    await swipe(second!, -200);
    await expect.poll(here).toBe(1);
  });

  it('follows a link to another variant while it stands', async () => {
    const { storefront, url } = fakeStorefront(answer, { url: 'sable-bay-gin.html?variant=GIN-50' });
    show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect.element(page.getByRole('radio', { name: /50 cl/ })).toBeChecked();
    url.value = new URL('?variant=GIN-70', url.value);
    await expect.element(page.getByRole('radio', { name: /70 cl/ })).toBeChecked();
    expect(storefront.routing.setTitle).toHaveBeenCalledWith('Sable Bay Botanical Gin');
  });

  it('says the range of its prices until a variant is chosen', async () => {
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(shadow.querySelector('.buy-price')?.textContent?.trim()).toBe('From $19.00 to $26.00');
    await userEvent.click(page.getByRole('radio', { name: /50 cl/ }));
    expect(shadow.querySelector('.buy-price')?.textContent?.trim()).toBe('$19.00');
  });

  it('has nothing that axe objects to', async () => {
    const { storefront } = fakeStorefront(answer);
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await axe.run(shadow.host as HTMLElement, {
      rules: { region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

/** What the page's head tells search engines. */
const facts = () =>
  [...document.head.querySelectorAll('meta, script[type="application/ld+json"]')]
    .map(({ outerHTML }) => outerHTML)
    .join('\n');

describe('how many can be bought', () => {
  const answerWith =
    (more: object): Answer =>
    () => ({ products: { items: [{ ...rum, ...more }] } });

  it('is not said, and stops nobody, where it is in stock and none is counted', async () => {
    const { storefront, addItem } = fakeStorefront(answerWith({ only_x_left_in_stock: 0 }));
    show(storefront, <ProductPage sku="RUM" />);
    await expect.element(page.getByText('In stock')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await expect.poll(() => addItem.mock.calls.length).toBe(1);
  });

  it('keeps to what one order may hold, counting the cart', async () => {
    const { storefront, addItem } = fakeStorefront(answerWith({ max_sale_qty: 3 }), {
      cart: { items: [{ sku: 'RUM', quantity: 1 }] as never },
    });
    show(storefront, <ProductPage sku="RUM" />);
    await expect.element(page.getByText('1 in your cart')).toBeVisible();
    const box = page.getByRole('textbox', { name: 'Quantity of Harbour Rum' });
    await userEvent.fill(box, '9');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('At most 3 in one order · 1 in your cart')).toBeVisible();
    await expect.element(box).toHaveValue('2');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('No more than 2 can be had. The quantity is 2 now.');
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await expect
      .poll(() => addItem.mock.calls)
      .toEqual([[expect.objectContaining({ sku: 'RUM', quantity: 2 })]]);
  });

  it('adds nothing while what was typed is no quantity', async () => {
    const { storefront, addItem } = fakeStorefront(answerWith({}));
    show(storefront, <ProductPage sku="RUM" />);
    const box = page.getByRole('textbox', { name: 'Quantity of Harbour Rum' });
    await userEvent.fill(box, '1.5');
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await expect.poll(() => box.element().matches(':focus')).toBe(true);
    await expect.element(box).toHaveValue('1.5');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Type a whole number, 1 or more.');
    expect(addItem).not.toHaveBeenCalled();
    await userEvent.fill(box, '2');
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await expect
      .poll(() => addItem.mock.calls)
      .toEqual([[expect.objectContaining({ sku: 'RUM', quantity: 2 })]]);
  });

  it('is never fewer than the least that is sold, and lasts when the backend does not say', async () => {
    const { storefront } = fakeStorefront(answerWith({ min_sale_qty: 6 }));
    show(storefront, <ProductPage sku="RUM" />);
    await userEvent.click(page.getByRole('button', { name: 'One more: Quantity of Harbour Rum' }));
    await expect.element(page.getByText('Sold from 6 pieces')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Quantity of Harbour Rum' })).toHaveValue('6');
    tidy();
    const old = fakeStorefront((operation, variables) =>
      operation === 'SaleLimits'
        ? graphqlError('Cannot query field "min_sale_qty" on type "ProductInterface".')
        : answerWith({})(operation, variables),
    );
    show(old.storefront, <ProductPage sku="RUM" />);
    await userEvent.click(page.getByRole('button', { name: 'One more: Quantity of Harbour Rum' }));
    await expect.element(page.getByRole('textbox', { name: 'Quantity of Harbour Rum' })).toHaveValue('2');
  });

  it('is nothing where the price is hidden: the shop is asked instead', async () => {
    const { storefront } = fakeStorefront(answerWith({ hide_price: 1 }));
    show(storefront, <ProductPage sku="RUM" />);
    await expect.element(page.getByText('Price on request')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ask for the price' }))
      .toHaveAttribute('href', 'https://shop.example/contact-us');
    await expect.element(page.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toContain('$24');
  });

  it('is nothing for a variant that hides its price, nor is the price anywhere', async () => {
    const hidden = [...sizes.slice(0, 1), size('70', '70 cl', 26, { hide_price: 1 })];
    const { storefront, addItem } = fakeStorefront(() => ({
      products: {
        items: [{ ...gin, variants: hidden.map(({ variant }) => variant), price_range: range(19, 26) }],
      },
    }));
    const shadow = show(storefront, <ProductPage urlKey="sable-bay-gin" />);
    await userEvent.click(page.getByRole('radio', { name: /50 cl/ }), { force: true });
    await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /70 cl/ }), { force: true });
    await expect.element(page.getByText('Price on request')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ask for the price' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(shadow.textContent).not.toContain('26');
    expect(facts()).not.toContain('26');
    expect(addItem).not.toHaveBeenCalled();
  });
});

describe('a product that cannot be shown', () => {
  it('says that it is gone, once', async () => {
    const onNotFound = vi.fn();
    const { storefront } = fakeStorefront(() => ({ products: { items: [] } }));
    show(storefront, <ProductPage urlKey="gone" onNotFound={onNotFound} />);
    await expect.element(page.getByText('This product has left the shelf')).toBeVisible();
    expect(onNotFound).toHaveBeenCalledExactlyOnceWith({ uid: undefined, urlKey: 'gone', sku: undefined });
  });

  it.each([undefined, { products: null }])('offers to try again, and then comes, after %j', async (data) => {
    let isDown = true;
    const { storefront } = fakeStorefront(() =>
      isDown ? graphqlError('Internal server error', data) : { products: { items: [rum] } },
    );
    const onNotFound = vi.fn();
    show(storefront, <ProductPage urlKey="rum" onNotFound={onNotFound} />);
    await expect.element(page.getByText('The product did not load')).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Rum');
    expect(onNotFound).not.toHaveBeenCalled();
  });
});

describe('the button on a foreign page', () => {
  it('shows the backend’s reason in a live region and can be pressed again', async () => {
    const reason = 'Not available in this quantity. Choose fewer.';
    let refuse = true;
    const fake = fakeStorefront(answer, {
      addItem: async () => {
        if (refuse)
          fake.addItemError.value = graphqlError(
            'Could not add the product with SKU RUM to the shopping cart: The requested qty is not available',
          );
        return !refuse;
      },
    });
    const onItemAdded = vi.fn();
    const shadow = show(fake.storefront, <AddToCart sku="RUM" quantity={2} onItemAdded={onItemAdded} />);
    const button = page.getByRole('button', { name: 'Add to cart: Harbour Rum' });
    await userEvent.click(button);
    await expect.element(page.getByText(reason)).toBeVisible();
    expect(shadow.querySelector('[role=status]')?.textContent).toContain(reason);
    expect(onItemAdded).not.toHaveBeenCalled();
    expect(shadow.activeElement).toBe(button.element());

    refuse = false;
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('2 × Harbour Rum are in your cart.')).toBeVisible();
    expect(onItemAdded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sku: 'RUM', quantity: 2, price: 24 }),
    );
  });

  it('takes a double click for one order', async () => {
    let finish = (_: boolean): void => undefined;
    const { storefront, addItem } = fakeStorefront(answer, {
      addItem: () => new Promise<boolean>((done) => (finish = done)),
    });
    show(storefront, <AddToCart sku="RUM" />);
    await userEvent.dblClick(page.getByRole('button', { name: 'Add to cart: Harbour Rum' }));
    // What buys is loaded with the first press.
    await waitFor(() => expect(addItem).toHaveBeenCalled());
    finish(true);
    await expect.element(page.getByText('Harbour Rum is in your cart.')).toBeVisible();
    expect(addItem).toHaveBeenCalledOnce();
  });

  it('asks for the options in a window and gives the focus back', async () => {
    const { storefront, addItem } = fakeStorefront(answer);
    const shadow = show(storefront, <AddToCart sku="GIN" />);
    const opener = page.getByRole('button', { name: 'Choose options: Sable Bay Botanical Gin' });
    await userEvent.click(opener);
    await userEvent.click(page.getByRole('radio', { name: /50 cl/ }));
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }));
    await expect
      .element(page.getByRole('dialog').getByText('Sable Bay Botanical Gin is in your cart.'))
      .toBeVisible();
    expect(addItem).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sku: 'GIN', selectedOptions: ['50'] }),
    );
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => shadow.activeElement).toBe(opener.element());
  });

  it('lets a SKU be bought that the catalogue does not list by itself', async () => {
    const { storefront, addItem } = fakeStorefront(() => ({ products: { items: [] } }));
    show(storefront, <AddToCart sku="GIN-70" label="Buy the large one" />);
    await userEvent.click(page.getByRole('button', { name: 'Buy the large one' }));
    await expect.element(page.getByText('GIN-70 is in your cart.')).toBeVisible();
    expect(addItem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sku: 'GIN-70', quantity: 1 }));
  });
});
