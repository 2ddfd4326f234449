import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createToasts } from '../../src/app/toasts';
import { ErrorView } from '../../src/navigation/ErrorView';
import { createEventsPresence } from '../../src/content/events/presence';
import { createSeenTexts } from '../../src/catalog/menu/seen-texts';
import { createBlocks } from '../../src/content/cms/blocks';
import { Footer, type FooterProps } from '../../src/navigation/footer/Footer';
import { footerStyles } from '../../src/navigation/footer/footer-styles';
import { createNavigation } from '../../src/navigation/state';
import { toastsStyles } from '../../src/navigation/toasts/toasts-styles';
import { Toasts } from '../../src/navigation/toasts/Toasts';
import type { StoreConfig } from '../../src/store-view/config';
import { createStoreChoice } from '../../src/store-view/choice';
import { Drawer } from '../../src/ui/dialog/Drawer';
import type { Storefront } from '../../src/storefront';
import { mount } from './mount';

const routing = { href: (path: string) => `https://shop.example${path}` } as unknown as Storefront['routing'];

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => shown?.unmount());
beforeEach(() => page.viewport(400, 800));

describe('Toasts', () => {
  it('reads errors out at once and the rest in turn, in regions that were there before', async () => {
    const toasts = createToasts();
    const { root } = (shown = mount(<Toasts />, toastsStyles, { toasts }));
    const [alert, status] = [root.querySelector('[role="alert"]'), root.querySelector('[role="status"]')];
    toasts.addToast({ type: 'error', message: 'You are offline.' });
    toasts.addToast({ type: 'info', message: 'You are online.' });
    await expect.poll(() => alert?.textContent).toBe('You are offline.');
    expect(status?.textContent).toBe('You are online.');
    expect(root.querySelector('[role="alert"]')).toBe(alert);
    toasts.dispose();
  });

  it('can be dismissed and acted on', async () => {
    const toasts = createToasts();
    const [onAction, onDismiss] = [vi.fn(), vi.fn()];
    const { root } = (shown = mount(<Toasts />, toastsStyles, { toasts }));
    toasts.addToast({
      type: 'success',
      message: 'Added',
      actionText: 'View bag',
      onAction,
      onDismiss,
      dismissable: true,
    });
    await expect.poll(() => root.querySelector('.toast')).not.toBeNull();
    expect(root.querySelector('.toast')?.getBoundingClientRect().width).toBe(320);
    await userEvent.click(root.querySelector('.toast-action') as HTMLElement);
    expect(onAction).toHaveBeenCalledOnce();
    await userEvent.click(root.querySelector('[aria-label="Dismiss"]') as HTMLElement);
    await expect.poll(() => root.querySelector('.toast')).toBeNull();
    expect(onDismiss).toHaveBeenCalledOnce();
    toasts.dispose();
  });
});

describe('The focus', () => {
  it.each([
    ['its button', true],
    ['by time', false],
  ])('goes back to where it was when a toast goes by %s', async (_, isPressed) => {
    const toasts = createToasts();
    const { root } = (shown = mount(<Toasts />, toastsStyles, { toasts }));
    // In a shadow root of its own, as in another element.
    const element = document.body.appendChild(document.createElement('div'));
    const place = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
    place.focus();
    const id = toasts.addToast({
      type: 'info',
      message: 'Removed',
      actionText: 'Undo',
      timeout: 60_000,
      onAction: () => toasts.removeToast(id),
    });
    const action = () => root.querySelector<HTMLElement>('.toast-action');
    await expect.poll(action).not.toBeNull();
    action()?.focus();
    expect(root.activeElement).toBe(action());
    if (isPressed) action()?.click();
    else toasts.removeToast(id);
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(place);
    element.remove();
    toasts.dispose();
  });
});

describe('Toasts and a modal window', () => {
  const undoable = (onAction: () => void) =>
    ({ type: 'info', message: 'Removed', actionText: 'Undo', onAction, timeout: 60_000 }) as const;
  /** The toasts' region, wherever it stands. */
  function region(root: ShadowRoot, dialog: HTMLDialogElement): ParentNode {
    const inside = [...dialog.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    return inside ?? root;
  }
  const toasts = createToasts();
  const Shown = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
    <Drawer open={open} onClose={onClose} label="Cart">
      <p>lines</p>
    </Drawer>
  );

  it.each(['before', 'after'])('can be used when they came %s it had opened', async (when) => {
    const [undo, close] = [vi.fn(), vi.fn()];
    const { root } = (shown = mount(<Toasts />, toastsStyles, { toasts }));
    if (when === 'before') {
      toasts.addToast(undoable(undo));
      await expect.poll(() => root.querySelector('.toast')).not.toBeNull();
    }
    const drawer = mount(<Shown open onClose={close} />, []);
    const dialog = drawer.root.querySelector('dialog')!;
    await expect.poll(() => dialog.open).toBe(true);
    if (when === 'after') toasts.addToast(undoable(undo));
    await expect.poll(() => region(root, dialog).querySelector('.toast-action')).not.toBeNull();
    const button = region(root, dialog).querySelector<HTMLElement>('.toast-action')!;
    const corner = () => {
      const { right, bottom, width } = button.closest('.toast')!.getBoundingClientRect();
      return [right, bottom, width];
    };
    await expect.poll(corner).toEqual([innerWidth - 20, innerHeight - 20, 320]);
    await userEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
    drawer.unmount();
    await expect.poll(() => root.querySelector('.toast-action')).not.toBeNull();
    await userEvent.click(root.querySelector<HTMLElement>('.toast-action')!);
    expect(undo).toHaveBeenCalledTimes(2);
    toasts.toasts.value.forEach(({ id }) => toasts.removeToast(id));
  });
});

describe('behaviour 2.4: Footer', () => {
  const blocks: Record<string, string> = {
    footer_links_block:
      '<h2>Company</h2><ul><li><a href="https://magento.example/about-us/">About us</a></li></ul>',
    footer_payment_block: '<h2>We accept</h2><ul class="footer-cards"><li class="footer-card">Visa</li></ul>',
  };
  interface Given {
    hasEvents?: boolean;
    blocks?: Record<string, string>;
    face?: Partial<StoreConfig>;
    props?: FooterProps;
    /** Path of a page of the shop itself. */
    at?: string;
  }
  const show = ({ hasEvents = true, blocks: given = {}, face = {}, props, at }: Given = {}) => {
    const told = { linkBases: ['https://magento.example/'], ...face };
    const features = new Map<unknown, unknown>([
      [createNavigation, { storeName: signal('Airside Duty Free'), shop: signal(told) }],
      [createBlocks, { block: (identifier: string) => signal({ html: given[identifier] ?? null }) }],
      [createEventsPresence, signal(hasEvents)],
      [createSeenTexts, createSeenTexts()],
      [
        createStoreChoice,
        {
          options: { data: signal({ currencies: ['USD', 'EUR'], stores: [] }), error: signal(undefined) },
          store: signal(undefined),
          currency: signal('USD'),
        },
      ],
    ]);
    const config = {
      locale: 'en_US',
      endpoint: 'https://shop.example/graphql',
      shopUrl: 'https://shop.example/',
      standalone: at !== undefined,
    };
    const url = signal(new URL(`https://shop.example${at ?? '/'}`));
    return (shown = mount(<Footer {...props} />, footerStyles, {
      routing: { ...routing, url },
      config: config as Storefront['config'],
      storeView: { told: signal(told) } as unknown as Storefront['storeView'],
      transport: {
        capabilities: signal({}),
        has: () => true,
        survey: async () => undefined,
      } as unknown as Storefront['transport'],
      feature: ((create: unknown) => features.get(create)) as Storefront['feature'],
    })).root;
  };
  const linksOf = (root: ShadowRoot) =>
    [...root.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const titlesOf = (root: ShadowRoot) =>
    [...root.querySelectorAll('.footer-group h2')].map(({ textContent }) => textContent);

  it('has what editors wrote, with links that stay in the shop, a newsletter sign-up and the year', async () => {
    const root = show({ blocks });
    await expect
      .poll(() => linksOf(root))
      .toEqual([
        ['About us', 'https://shop.example/about-us/'],
        ['Store Events', 'https://shop.example/events'],
      ]);
    await expect.poll(() => titlesOf(root)).toEqual(['Company', 'We accept']);
    expect(root.querySelector('form input[type="email"]')).not.toBeNull();
    expect(root.textContent).toContain(`© ${new Date().getFullYear()} Airside Duty Free`);
  });

  it('links to nothing and promises nothing of its own', async () => {
    const root = show({ hasEvents: false });
    await expect.element(page.getByRole('button', { name: /USD/ })).toBeVisible();
    expect([linksOf(root), titlesOf(root)]).toEqual([[], []]);
    expect(root.textContent).not.toMatch(/Visa|duty-free prices|Facebook/i);
  });

  it('ends with what the shop’s owner has set', async () => {
    const set = {
      copyright: '&copy; 2026 Embassy Row',
      footerHtml: '<p>Adults only.</p>',
      claim: 'Tax-free',
    };
    const root = show({ face: set });
    await expect
      .poll(() => root.querySelector('.footer-end')?.textContent)
      .toBe('© 2026 Embassy RowAdults only.');
    expect(root.querySelector('.footer-promise')?.textContent).toBe('Tax-free');
  });

  it('does not take over what a Magento comes with', () => {
    const copyright = 'Copyright © 2013-present Magento, Inc. All rights reserved.';
    const root = show({ face: { copyright } });
    expect(root.querySelector('.footer-end')?.textContent).toMatch(/^© \d{4} Airside Duty Free/);
  });

  it('leads to the networks that it is told, in a new window', () => {
    const root = show({ props: { facebookUrl: 'https://social.example/us' } });
    const links = [...root.querySelectorAll<HTMLAnchorElement>('a[target="_blank"][rel~="noopener"]')];
    expect(links.map(({ href }) => href)).toEqual(['https://social.example/us']);
  });

  it('is one line at the checkout: whose shop it is, and what editors wrote for there', async () => {
    const footer_checkout_block = '<ul><li><a href="/pages/terms">Terms</a></li></ul>';
    const root = show({ blocks: { ...blocks, footer_checkout_block }, at: '/checkout' });
    await expect.poll(() => linksOf(root)).toEqual([['Terms', 'https://shop.example/pages/terms']]);
    expect(root.querySelector('.footer')?.textContent).toBe(
      `© ${new Date().getFullYear()} Airside Duty Free. All rights reserved.Terms`,
    );
    expect(root.querySelector('form')).toBeNull();
  });

  it('lets people choose store and currency once the page has come to rest', async () => {
    show();
    await expect.element(page.getByRole('button', { name: /USD/ })).toBeVisible();
  });
});

describe('ErrorView', () => {
  it.each([
    ['default', 'Oops!', 'Looks like something went wrong. Sorry about that.'],
    [
      'not-found',
      'This page is not here',
      "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
    ],
    ['internal-error', 'Oops!', 'Something went wrong. Sorry about that.'],
  ] as const)(
    'behaviour 2.2: has a header, the message of behaviour 8 for %s, and a way to /',
    (kind, title, message) => {
      const { root } = (shown = mount(<ErrorView kind={kind} />, [], {
        routing,
        config: {} as Storefront['config'],
      }));
      expect(root.querySelector('h1')?.textContent).toBe(title);
      expect(root.textContent).toContain(message);
      expect(root.querySelector('a')?.textContent).toBe('Take me home');
      expect(root.querySelector('a')?.getAttribute('href')).toBe('https://shop.example/');
    },
  );

  it('says in the shop that there is no network, for as long as there is none', async () => {
    const isOnline = signal(false);
    const { root } = (shown = mount(<ErrorView kind="internal-error" />, [], {
      routing,
      app: { isOnline } as unknown as Storefront['app'],
      config: { standalone: true } as Storefront['config'],
    }));
    expect(root.querySelector('h1')?.textContent).toBe('You are offline');
    isOnline.value = true;
    await expect.poll(() => root.querySelector('h1')?.textContent).toBe('Oops!');
  });
});
