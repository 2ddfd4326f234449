// What elements tell a page, in front of the embedded backend: once, on success alone, with the detail that is documented.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contracts } from '../../elements/build/contracts';
import { freshPage, graphqlError, openPage, replies } from '../support/open-page';
import { details } from './details';

interface Told {
  type: string;
  tag: string;
  detail: unknown;
}

const told: Told[] = [];
const types = Object.keys(details);
const hear = (event: Event): void => {
  const { type, detail, target } = event as CustomEvent;
  told.push({ type, detail, tag: (target as Element).localName ?? 'document' });
};
const of = (type: string) => told.filter((each) => each.type === type);

freshPage();
beforeEach(() => {
  told.length = 0;
  for (const type of types) document.addEventListener(type, hear);
  // Followed links would leave the test.
  document.addEventListener('click', stay);
});
afterEach(() => {
  for (const type of types) document.removeEventListener(type, hear);
  document.removeEventListener('click', stay);
});

function stay(event: Event): void {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
}

/** Waits for the first of its type, and answers its detail; it was the only one, and from the element itself. */
async function once(type: string, tag: string): Promise<unknown> {
  await expect.poll(() => of(type).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [first, ...others] = of(type);
  expect(others).toEqual([]);
  expect(first!.tag).toBe(tag);
  details[type]!.parse(first!.detail);
  return first!.detail;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const password = 'Passw0rd!23';

it('every event that a contract names has a shape here, but for those of whole pages and of failures', () => {
  const named = new Set(contracts.flatMap(({ events }) => Object.keys(events)));
  const elsewhere = ['airside-error', 'airside-page-viewed', 'airside-event-viewed'];
  // tests/checkout/told-events.test.ts, tests/checkout/checkout.browser.test.tsx
  const checkout = ['checkout-begun', 'shipping-info-added', 'payment-info-added', 'order-placed'];
  const others = [...elsewhere, ...checkout.map((name) => `airside-${name}`)];
  expect([...named].filter((type) => !others.includes(type)).sort()).toEqual([...types].sort());
});

describe('what a page names and the shop lacks', () => {
  const lacking = contracts.filter(({ events }) => 'airside-not-found' in events).map(({ tag }) => tag);
  const named: [html: string, detail: object][] = [
    ['<airside-product-card sku="NOPE">', { sku: 'NOPE' }],
    ['<airside-price sku="NOPE">', { sku: 'NOPE' }],
    ['<airside-add-to-cart sku="NOPE">', { sku: 'NOPE' }],
    ['<airside-wishlist-button sku="NOPE">', { sku: 'NOPE' }],
    ['<airside-product-page sku="NOPE">', { sku: 'NOPE' }],
    ['<airside-product-list skus="GN-002 NOPE">', { sku: 'NOPE' }],
    ['<airside-product-list category-uid="bm8=" hide-empty>', { uid: 'bm8=' }],
    ['<airside-category-page uid="bm8=">', { uid: 'bm8=' }],
    ['<airside-brand-page brand="Nope">', { brand: 'Nope' }],
    ['<airside-cms-page identifier="nope">', { identifier: 'nope' }],
    ['<airside-cms-block identifier="nope">', { identifier: 'nope' }],
    ['<airside-event event-id="nope">', { id: 'nope' }],
  ];

  it('is named here for each element that tells of it', () => {
    const tags = named.map(([html]) => /<([\w-]+)/.exec(html)![1]!);
    expect([...new Set(tags)].sort()).toEqual(lacking.sort());
  });

  it.each(named)('%s tells its author, in every build', async (html, detail) => {
    vi.stubEnv('DEV', false);
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [, tag = ''] = /<([\w-]+)/.exec(html)!;
    openPage(`${html}</${tag}>`);
    expect(await once('airside-not-found', tag)).toEqual(detail);
    const sentences = said.mock.calls.map(([sentence]) => String(sentence));
    vi.unstubAllEnvs();
    expect(sentences.filter((sentence) => sentence.includes('found nothing'))).toEqual([
      `<${tag}> found nothing: ${JSON.stringify(detail)}`,
    ]);
  });
});

describe('products', () => {
  it('a list tells what it shows, and what is chosen of it', async () => {
    openPage('<airside-product-list skus="WH-002 GN-002" heading="Two bottles"></airside-product-list>');
    const viewed = await once('airside-list-viewed', 'airside-product-list');
    expect(viewed).toMatchObject({
      item_list_name: 'Two bottles',
      items: [
        { item_id: 'WH-002', index: 0 },
        { item_id: 'GN-002', index: 1 },
      ],
    });
    // Hearts are links, too, and come late.
    await userEvent.click(page.getByRole('listitem').nth(1).getByRole('link').first());
    expect(await once('airside-item-selected', 'airside-product-list')).toMatchObject({
      items: [{ item_id: 'GN-002', index: 1, item_list_name: 'Two bottles' }],
    });
  });

  it('a list without products tells which are not there, and nothing else', async () => {
    openPage('<airside-product-list skus="NOPE"></airside-product-list>');
    await expect.element(page.getByText(/no products/i)).toBeVisible();
    expect(await once('airside-not-found', 'airside-product-list')).toEqual({ sku: 'NOPE' });
    expect(told.filter(({ tag }) => tag !== 'document')).toHaveLength(1);
  });

  it('a list that is asked for others does not miss them meanwhile', async () => {
    openPage('<airside-product-list skus="WH-002"></airside-product-list>');
    await once('airside-list-viewed', 'airside-product-list');
    document.querySelector('airside-product-list')!.setAttribute('skus', 'GN-002');
    await expect.poll(() => of('airside-list-viewed'), { timeout: 60_000 }).toHaveLength(2);
    expect(of('airside-not-found')).toEqual([]);
  });

  it('a product page tells of its product', async () => {
    openPage('<airside-product-page sku="WH-002"></airside-product-page>');
    expect(await once('airside-product-viewed', 'airside-product-page')).toMatchObject({
      sku: 'WH-002',
      quantity: 1,
      items: [{ item_id: 'WH-002', item_category: expect.stringMatching(/\w/) }],
    });
    expect(of('airside-not-found')).toEqual([]);
  });

  it('a product page without a product tells that, and nothing else', async () => {
    openPage('<airside-product-page sku="NOPE"></airside-product-page>');
    expect(await once('airside-not-found', 'airside-product-page')).toEqual({ sku: 'NOPE' });
    expect(of('airside-product-viewed')).toEqual([]);
  });

  it('a brand tells of itself and of its products', async () => {
    openPage('<airside-brand-page brand="Glen Tarrow"></airside-brand-page>');
    const { id } = (await once('airside-brand-viewed', 'airside-brand-page')) as { id: string };
    expect(await once('airside-list-viewed', 'airside-brand-page')).toMatchObject({
      item_list_id: `brand-${id}`,
      item_list_name: 'Glen Tarrow',
    });
  });

  it('a search tells what was found', async () => {
    openPage('<airside-search-page query="whisky"></airside-search-page>');
    expect(await once('airside-search-viewed', 'airside-search-page')).toMatchObject({ query: 'whisky' });
    expect(await once('airside-list-viewed', 'airside-search-page')).toMatchObject({
      item_list_id: 'search',
    });
  });

  it('a search box tells what is searched for', async () => {
    const { routing } = openPage('<airside-search-box></airside-search-box>');
    vi.spyOn(routing, 'navigate').mockReturnValue();
    await userEvent.type(page.getByRole('combobox'), 'gin{Enter}');
    expect(await once('airside-searched', 'airside-search-box')).toEqual({ query: 'gin' });
  });
});

describe('the cart', () => {
  it('a button tells what went in, by press and by script', async () => {
    openPage('<airside-add-to-cart sku="WH-002" quantity="2"></airside-add-to-cart>');
    await userEvent.click(button(/^Add to cart/));
    expect(await once('airside-item-added', 'airside-add-to-cart')).toMatchObject({
      sku: 'WH-002',
      quantity: 2,
    });
    told.length = 0;
    const element = document.querySelector('airside-add-to-cart') as HTMLElement & {
      add(): Promise<unknown>;
    };
    const added = await element.add();
    expect(added).toEqual(await once('airside-item-added', 'airside-add-to-cart'));
  });

  it('a script that calls before the button stands is served when it does', async () => {
    openPage('');
    await customElements.whenDefined('airside-add-to-cart');
    const element = document.createElement('airside-add-to-cart') as HTMLElement & {
      add(): Promise<unknown>;
    };
    element.setAttribute('sku', 'WH-002');
    const added = element.add();
    document.body.append(element);
    expect(await added).toMatchObject({ sku: 'WH-002', quantity: 1 });
  });

  it('nothing is told where the backend refuses', async () => {
    replies.set('AddProductsToCart', graphqlError('Not today.'));
    openPage('<airside-add-to-cart sku="WH-002"></airside-add-to-cart>');
    await userEvent.click(button(/^Add to cart/));
    await expect.element(page.getByText('Not today.')).toBeVisible();
    expect(of('airside-item-added')).toEqual([]);
    const element = document.querySelector('airside-add-to-cart') as HTMLElement & {
      add(): Promise<unknown>;
    };
    expect(await element.add()).toBeUndefined();
  });

  it('the cart page tells of itself and of what is taken out', async () => {
    const { cart } = openPage('');
    await cart.addItem({ sku: 'WH-002', quantity: 1 });
    told.length = 0;
    document.body.innerHTML = '<airside-cart-page></airside-cart-page>';
    expect(await once('airside-cart-viewed', 'airside-cart-page')).toMatchObject({
      items: [{ item_id: 'WH-002' }],
    });
    await userEvent.click(button(/^Remove/).first());
    expect(await once('airside-item-removed', 'airside-cart-page')).toMatchObject({ sku: 'WH-002' });
  });
});

describe('people', () => {
  const signIn = async (secret: string) => {
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'diana@example.com');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), secret);
    await userEvent.keyboard('{Enter}');
  };

  it('a sign-in is told when it worked', async () => {
    openPage('<airside-sign-in></airside-sign-in>');
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await signIn('wrong');
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(of('airside-signed-in')).toEqual([]);
    await signIn(password);
    expect(await once('airside-signed-in', 'airside-sign-in')).toEqual({ method: 'password' });
  });

  it('a heart tells what is on the wishlist and off it, and a guest’s wish to sign in', async () => {
    const { user } = openPage('<airside-wishlist-button sku="WH-002"></airside-wishlist-button>');
    await userEvent.click(page.getByRole('link', { name: /Sign in to add/ }));
    expect(await once('airside-sign-in-requested', 'airside-wishlist-button')).toMatchObject({
      sku: 'WH-002',
    });
    await user.signIn('lena@example.com', password);
    await userEvent.click(button(/^Add .* to your wishlist/));
    expect(await once('airside-wishlist-item-added', 'airside-wishlist-button')).toMatchObject({
      sku: 'WH-002',
      price: expect.any(Number),
    });
    await userEvent.click(button(/^Take .* off your wishlist/));
    expect(await once('airside-wishlist-item-removed', 'airside-wishlist-button')).toMatchObject({
      sku: 'WH-002',
    });
  });

  it('the heart of a card tells through the list that it is in', async () => {
    const { user } = openPage('');
    await user.signIn('lena@example.com', password);
    document.body.innerHTML = '<airside-product-list skus="GN-002"></airside-product-list>';
    await userEvent.click(button(/^Add .* to your wishlist/));
    expect(await once('airside-wishlist-item-added', 'airside-product-list')).toMatchObject({
      sku: 'GN-002',
    });
    await userEvent.click(button(/^Take .* off your wishlist/));
    await once('airside-wishlist-item-removed', 'airside-product-list');
  });

  it('a newsletter is told when it was taken', async () => {
    replies.set('SubscribeToStoreNewsletter', graphqlError('Not today.'));
    openPage('<airside-newsletter></airside-newsletter>');
    await userEvent.fill(page.getByLabelText(/email/i), 'nora@example.com');
    const name = page.getByLabelText(/first name/i);
    if (name.query()) await userEvent.fill(name, 'Nora');
    await userEvent.click(button('Subscribe'));
    await expect.element(page.getByText('Not today.')).toBeVisible();
    expect(of('airside-newsletter-subscribed')).toEqual([]);
    replies.clear();
    await userEvent.click(button('Subscribe'));
    expect(await once('airside-newsletter-subscribed', 'airside-newsletter')).toMatchObject({
      audience: 'store',
    });
  });
});

describe('state', () => {
  const ask = () => document.dispatchEvent(new Event('airside-state-requested'));

  it('is told to a script that comes late and asks, also when nothing of the cart was asked for before', async () => {
    const { cart } = openPage('');
    await cart.addItem({ sku: 'WH-002', quantity: 2 });
    openPage('<airside-price sku="WH-002"></airside-price>');
    // The first page may have told of its empty cart.
    told.length = 0;
    ask();
    const late = vi.fn<(event: Event) => void>();
    document.addEventListener('airside-cart-changed', late, { once: true });
    expect(await once('airside-cart-changed', 'document')).toMatchObject({
      count: 2,
      items: [{ item_id: 'WH-002', quantity: 2 }],
    });
    expect(late).toHaveBeenCalledOnce();
    expect(await once('airside-session-changed', 'document')).toEqual({ isSignedIn: false });
    // The next to come hears it as well.
    ask();
    await expect.poll(() => of('airside-cart-changed').length).toBe(2);
  });

  it('is told when it changes, and not when it does not', async () => {
    const { cart, user } = openPage('<airside-price sku="WH-002"></airside-price>');
    ask();
    expect(await once('airside-cart-changed', 'document')).toMatchObject({ count: 0, items: [] });
    await cart.addItem({ sku: 'WH-002', quantity: 1 });
    await expect.poll(() => of('airside-cart-changed').at(-1)?.detail).toMatchObject({ count: 1 });
    const before = of('airside-cart-changed').length;
    await cart.load();
    expect(of('airside-cart-changed')).toHaveLength(before);
    await user.signIn('lena@example.com', password);
    await expect.poll(() => of('airside-session-changed').at(-1)?.detail).toEqual({ isSignedIn: true });
  });

  it('of an <airside-store> with a shop of its own comes from there', async () => {
    openPage(
      `<airside-store endpoint="${location.origin}/embedded/graphql" store-view="other"></airside-store>`,
    );
    await customElements.whenDefined('airside-store');
    ask();
    await expect.poll(() => of('airside-session-changed').map(({ tag }) => tag)).toContain('airside-store');
  });
});
