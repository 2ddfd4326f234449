// The header (behaviour 2.4, 4.1, 9): what stands in it at which width, the account area, and that nothing in it moves.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { miniCartTriggerStyles } from '../../src/cart/mini-cart/trigger-styles';
import { Header } from '../../src/navigation/Header';
import { headerStyles } from '../../src/navigation/styles';
import { category } from './menu/fake-menu';
import { fakeFrame } from './fake-frame';
import { mount } from './mount';
import { drawn } from '../support/drawn';

const menu = [category('news'), category('retail', [category('retail/spirits')])];

let shown: ReturnType<typeof mount> | undefined;
let page_: HTMLElement;
beforeEach(() => {
  document.body.style.margin = '0';
  page_ = document.createElement('main');
  page_.style.blockSize = '3000px';
});
afterEach(() => {
  shown?.unmount();
  page_.remove();
  window.scrollTo(0, 0);
});

async function show(width: number, prepare: (frame: ReturnType<typeof fakeFrame>) => void = () => undefined) {
  await page.viewport(width, 800);
  const frame = fakeFrame(menu);
  prepare(frame);
  const { root } = (shown = mount(<Header />, [...miniCartTriggerStyles, ...headerStyles], frame.storefront));
  document.body.append(page_);
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return { ...frame, root, find, height: () => root.host.getBoundingClientRect().height };
}

describe('behaviour 2.4: what the header holds; behaviour 9: header layout 960', () => {
  it.each([
    [960, 140, ['.header-strip', '.mega-menu', '.account-chip', '.search-trigger', '.mini-cart-trigger']],
    [1440, 88, ['.header-strip', '.mega-menu', '.account-chip', '.search-trigger', '.mini-cart-trigger']],
    [959, 69, ['.icon-button', '.search-trigger', '.mini-cart-trigger']],
    [360, 69, ['.icon-button', '.search-trigger', '.mini-cart-trigger']],
  ])('at %d px it is %d px high and has %j', async (width, height, parts) => {
    const { root, height: now } = await show(width);
    expect(now()).toBe(height);
    const all = [
      '.header-strip',
      '.mega-menu',
      '.account-chip',
      '.icon-button',
      '.search-trigger',
      '.mini-cart-trigger',
    ];
    expect(all.filter((part) => root.querySelector(part)).sort()).toEqual([...parts].sort());
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it.each([
    [5, 88],
    [10, 140],
  ])(
    'stands in one line with its navigation as long as that fits: %d entries, %d px',
    async (count, high) => {
      const names = ['Spirituosen', 'Schaumweine', 'Weihnachtsgebäck', 'Feinkostwaren', 'Tabakerzeugnisse'];
      const { find, height } = await show(1440, ({ categories }) => {
        categories.value = Array.from({ length: count }, (_, index) => {
          const name = names[index % names.length]!;
          return category(`${index}/${name}`, [category(`${index}/${name}/alles`)]);
        });
      });
      expect(height()).toBe(high);
      const [name, menu, tools] = ['.wordmark', '.mega-menu', '.header-end .search-trigger'].map((part) =>
        find(part)!.getBoundingClientRect(),
      );
      if (high === 88) {
        expect(menu!.left).toBeGreaterThanOrEqual(name!.right);
        expect(menu!.right).toBeLessThanOrEqual(tools!.left);
      } else expect(menu!.top).toBeGreaterThanOrEqual(name!.bottom);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
    },
  );

  it.each([
    [360, 69],
    [768, 69],
    [1440, 65],
  ])('above the checkout at %d px it is the name, a lock and help, %d px high', async (width, high) => {
    const { root, height } = await show(width, ({ url }) => {
      url.value = new URL('https://shop.example/checkout');
    });
    expect(height()).toBe(high);
    await expect.element(page.getByText('Secure checkout')).toBeInTheDocument();
    const named = [...root.querySelectorAll('a:not(.header-skip), button')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent,
    );
    expect(named).toEqual(['Airside Duty Free, home', 'Help']);
    expect(height()).toBe(high);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const boxes = ['.search-trigger', '.wordmark', '.account-chip'].map((part) =>
      root.querySelector(part)!.getBoundingClientRect(),
    );
    for (const [at, { right }] of boxes.slice(0, -1).entries())
      expect(right).toBeLessThanOrEqual(boxes[at + 1]!.left);
    expect((await axe.run(root.host)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('is whole again on the page after the checkout', async () => {
    const { root, url } = await show(1440, (frame) => {
      frame.url.value = new URL('https://shop.example/checkout/');
    });
    expect(root.querySelector('.mega-menu')).toBeNull();
    url.value = new URL('https://shop.example/news.html');
    await expect.poll(() => root.querySelector('.mega-menu')).not.toBeNull();
    await expect.element(page.getByText('Secure checkout')).not.toBeInTheDocument();
  });

  it.each([360, 960])('at %d px the logo stands clear of what is beside it', async (width) => {
    const { find } = await show(width);
    const [start, logo, end] = ['.header-start', '.wordmark', '.header-end .search-trigger'].map((part) =>
      find(part)!.getBoundingClientRect(),
    );
    expect(logo!.left).toBeGreaterThanOrEqual(start!.right);
    expect(logo!.right).toBeLessThanOrEqual(end!.left);
  });
});

describe('a menu that did not come', () => {
  const failed = (frame: ReturnType<typeof fakeFrame>) => {
    frame.error.value = new Error('no');
    frame.categories.value = undefined;
    (frame.shop as { value: unknown }).value = undefined;
  };
  const opener = page.getByRole('button', { name: 'Open menu' });

  it.each([
    [960, 140],
    [1280, 88],
  ])('can be asked for again at %d px, in the same height', async (width, high) => {
    const { find, root, app, height, reload, error, categories, shop } = await show(width, failed);
    expect(height()).toBe(high);
    const [button, name] = ['.header-start .icon-button', '.wordmark'].map((part) =>
      find(part)!.getBoundingClientRect(),
    );
    expect(button!.right).toBeLessThanOrEqual(name!.left);
    await userEvent.click(opener);
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    await expect.poll(() => find('dialog')?.getAnimations().length).toBe(0);
    const drawer = find('dialog')!.getBoundingClientRect();
    expect([drawer.left, drawer.height]).toEqual([0, 800]);
    expect(drawer.width).toBeLessThan(width / 2);
    expect((await axe.run(root.host)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(again);
    expect(reload).toHaveBeenCalledOnce();
    shop.value = {};
    categories.value = menu;
    error.value = undefined;
    // It stays in use: it has what came, and the way back.
    const inDrawer = page.getByRole('dialog').getByRole('link', { name: 'news' });
    await expect.element(inDrawer).toBeVisible();
    expect(app.drawer.value).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => root.activeElement?.ariaLabel).toBe('Open menu');
    await expect.element(inDrawer).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'news' })).toBeVisible();
    expect(height()).toBe(high);
    const [start, logo, bar] = ['.header-start .icon-button', '.wordmark', '.mega-menu'].map((part) =>
      find(part)!.getBoundingClientRect(),
    );
    expect(start!.right).toBeLessThanOrEqual(logo!.left);
    if (high === 88) expect(bar!.left).toBeGreaterThanOrEqual(logo!.right);
    else expect(bar!.top).toBeGreaterThanOrEqual(logo!.bottom);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('takes nothing from who signs in meanwhile when it comes', async () => {
    const { find, root, error, categories, shop } = await show(1280, failed);
    await userEvent.click(opener);
    const drawer = page.getByRole('dialog');
    await userEvent.click(drawer.getByRole('button', { name: 'Sign in' }));
    const email = drawer.getByRole('textbox', { name: 'Email' });
    await userEvent.fill(email, 'gita@example.com');
    const { activeElement } = root;
    shop.value = {};
    categories.value = menu;
    error.value = undefined;
    await expect.poll(() => find('.mega-menu a')).not.toBeNull();
    await expect.element(email).toHaveValue('gita@example.com');
    expect(root.activeElement).toBe(activeElement);
  });

  it('is no matter where one is known', async () => {
    const { find } = await show(1280, ({ error }) => void (error.value = new Error('no')));
    expect(find('.header-start .icon-button')).toBeNull();
  });
});

it('behaviour 2.4: the logo links home', async () => {
  const { find } = await show(1200);
  expect(find('a.wordmark')?.getAttribute('href')).toBe('https://shop.example/');
});

describe('behaviour 2.4: the mobile header changes style when the page is scrolled more than 100 pixels', () => {
  const isScrolled = (root: ShadowRoot) => root.querySelector('.header-scrolled') !== null;
  it.each([
    [100, false],
    [101, true],
  ])('at %d px: %s, in the same height', async (top, expected) => {
    const { root, height } = await show(360);
    window.scrollTo(0, 300);
    await expect.poll(() => isScrolled(root)).toBe(true);
    window.scrollTo(0, top);
    await expect.poll(() => isScrolled(root)).toBe(expected);
    expect(height()).toBe(69);
  });
});

it('behaviour 2.4: the mini cart trigger is hidden on /checkout', async () => {
  const { find, url } = await show(1200);
  expect(find('.mini-cart-trigger')).not.toBeNull();
  url.value = new URL('https://shop.example/checkout?step=2');
  await expect.poll(() => find('.mini-cart-trigger')).toBeNull();
  url.value = new URL('https://shop.example/checkout-offers.html');
  await expect.poll(() => find('.mini-cart-trigger')).not.toBeNull();
});

describe('whose shop it is', () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

  it('says the claim, and the name in words where there is no logo', async () => {
    const { find } = await show(1200);
    expect(find('.header-promise')?.textContent).toBe('Gins of the coast');
    expect(find('.wordmark')?.textContent).toBe('Airside Duty Free');
  });

  it('shows the logo, which moves nothing, or the name where it does not load', async () => {
    const { find, shop, height } = await show(1200);
    shop.value = { logo: { url: pixel, alt: 'Gins', width: 400, height: 300 } };
    await expect.poll(() => find('.wordmark img')?.getAttribute('alt')).toBe('Gins');
    expect(find('.wordmark')?.getAttribute('aria-label')).toBe('Airside Duty Free, home');
    expect(height()).toBe(140);
    shop.value = { logo: { url: 'data:image/gif;base64,AAAA', alt: 'Gins' } };
    await expect.poll(() => find('.wordmark')?.textContent).toBe('Airside Duty Free');
  });
});

describe('behaviour 2.4: store and currency', () => {
  it('come when the page has come to rest, and move nothing', async () => {
    const { find, options, height } = await show(1200);
    const places = () =>
      ['.header-promise', '.wordmark', '.account-chip', '.mega-menu'].map((part) => {
        const { x, y, width } = find(part)!.getBoundingClientRect();
        return [x, y, width];
      });
    const before = places();
    expect(find('.header-choices')).toBeNull();
    options.value = { storeCode: 'default', stores: [], currency: 'USD', currencies: ['USD', 'EUR'] };
    await expect.poll(() => find('.choice-trigger')?.textContent).toBe('USD $');
    expect(places()).toEqual(before);
    expect(height()).toBe(140);
  });
});

describe('behaviour 2.4: account area', () => {
  const panelOf = (find: (selector: string) => HTMLElement | null) => () => find('.account-panel');

  it('signed out, opens the ways to sign in and to create an account', async () => {
    const { find, root } = await show(1200);
    const chip = find('.account-chip')!;
    expect([chip.textContent, chip.ariaExpanded]).toEqual(['Sign in', 'false']);
    await userEvent.click(chip);
    expect(chip.ariaExpanded).toBe('true');
    await expect
      .poll(() =>
        [...root.querySelectorAll<HTMLAnchorElement>('.account-panel a')].map(({ textContent, href }) => [
          textContent,
          href.replace('https://shop.example', ''),
        ]),
      )
      .toEqual([
        // And back to where one is.
        ['Sign in', '/sign-in?origin=%2Fnews.html'],
        ['Create an account', '/create-account?origin=%2Fnews.html'],
      ]);
  });

  it('signed in, shows the first name as a chip and the customer’s pages', async () => {
    const { find, isSignedIn, currentUser, root, signOut } = await show(1200);
    const place = () => {
      const { x, width } = find('.account-chip')!.getBoundingClientRect();
      return [x, width];
    };
    const before = place();
    isSignedIn.value = true;
    await expect.poll(() => find('.account-name')?.textContent).toBe('Account');
    currentUser.value = { firstname: 'Wilhelmina-Alexandra' };
    await expect.poll(() => find('.account-name')?.textContent).toBe('Wilhelmina-Alexandra');
    expect(place()).toEqual(before);
    expect(find('.account-chip')?.ariaLabel).toBe('Account: Wilhelmina-Alexandra');
    await userEvent.click(find('.account-chip')!);
    await expect.poll(() => root.querySelectorAll('.account-link').length).toBe(6);
    await userEvent.click(find('.account-panel .button')!);
    expect(signOut).toHaveBeenCalledOnce();
    await expect.poll(panelOf(find)).toBeNull();
    expect(root.activeElement).toBe(find('.account-chip'));
  });

  it('behaviour 4.1: does not close on a press outside; trigger, Escape and another page close it', async () => {
    const { find, url } = await show(1200);
    const [panel, chip] = [panelOf(find), find('.account-chip')!];
    await userEvent.click(chip);
    expect(panel()).not.toBeNull();
    await userEvent.click(page_);
    expect(panel()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(panel).toBeNull();
    await userEvent.click(chip);
    await userEvent.click(chip);
    expect(panel()).toBeNull();
    await userEvent.click(chip);
    await userEvent.keyboard('{Tab}{Escape}');
    expect([panel(), shown?.root.activeElement]).toEqual([null, chip]);
    await userEvent.click(chip);
    url.value = new URL('https://shop.example/sign-in');
    await expect.poll(panel).toBeNull();
  });
});

it.each([360, 1200])('is accessible at %d px', async (width) => {
  const { root, find } = await show(width);
  if (width === 1200) {
    await userEvent.click(find('.account-chip')!);
    await expect.poll(() => find('.account-panel a')).not.toBeNull();
    await Promise.all(root.getAnimations().map(({ finished }) => finished));
  }
  const { violations } = await axe.run(root.host, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

describe('behaviour 2.4: search trigger', () => {
  it('behaviour 4.1: search toggles open or closed', async () => {
    const { find, app } = await show(1200);
    const trigger = find('.search-trigger')!;
    const toggled = vi.fn();
    app.searchOpen.subscribe(toggled);
    expect(trigger.ariaExpanded).toBe('false');
    await userEvent.click(trigger);
    await expect.poll(() => find('.search-field')).not.toBeNull();
    expect(trigger.ariaExpanded).toBe('true');
    await expect.poll(() => shown?.root.activeElement).toBe(find('.search-field'));
    await userEvent.click(trigger);
    expect(find('.search-layer')).toBeNull();
    expect(toggled.mock.calls.flat()).toEqual([false, true, false]);
  });

  it('closes with Escape, giving the focus back, by a press outside, and on another page', async () => {
    const { find, url } = await show(360);
    const trigger = find('.search-trigger')!;
    const open = async () => {
      await userEvent.click(trigger);
      await expect.poll(() => shown?.root.activeElement).toBe(find('.search-field'));
    };
    const closed = () => expect.poll(() => find('.search-layer')).toBeNull();
    await open();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(shown?.root.activeElement).toBe(trigger);
    await open();
    await userEvent.click(page_);
    await closed();
    await open();
    url.value = new URL('https://shop.example/search.html?query=gin');
    await closed();
    await open();
    url.value = new URL('https://shop.example/search.html?query=rum');
    await closed();
  });

  it('stays, with what is typed, where the page only puts its own address right', async () => {
    const { find, url } = await show(360);
    url.value = new URL('https://shop.example/whisky.html?brand=glen-tarrow');
    await userEvent.click(find('.search-trigger')!);
    await expect.poll(() => shown?.root.activeElement).toBe(find('.search-field'));
    await userEvent.keyboard('port');
    url.value = new URL('https://shop.example/whisky.html?brand=12-glen-tarrow');
    await drawn();
    expect(find('.search-field')).toHaveProperty('value', 'port');
    expect(shown?.root.activeElement).toBe(find('.search-field'));
  });
});
