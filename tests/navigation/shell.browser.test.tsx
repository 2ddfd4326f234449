import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createToasts } from '../../src/app/toasts';
import { ErrorView } from '../../src/navigation/ErrorView';
import { createEventsPresence } from '../../src/content/events/presence';
import { Footer } from '../../src/navigation/footer/Footer';
import { footerStyles } from '../../src/navigation/footer/footer-styles';
import { createNavigation } from '../../src/navigation/state';
import { toastsStyles } from '../../src/navigation/toasts/toasts-styles';
import { Toasts } from '../../src/navigation/toasts/Toasts';
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
    await expect.poll(corner).toEqual([innerWidth - 16, innerHeight - 16, 320]);
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

describe('SPEC 2.4: Footer', () => {
  const show = (hasEvents: boolean) => {
    const features = new Map<unknown, unknown>([
      [createNavigation, { storeName: signal('Airside Duty Free') }],
      [createEventsPresence, signal(hasEvents)],
      [
        createStoreChoice,
        {
          options: { data: signal({ currencies: ['USD', 'EUR'], stores: [] }), error: signal(undefined) },
          store: signal(undefined),
          currency: signal('USD'),
        },
      ],
    ]);
    return (shown = mount(<Footer />, footerStyles, {
      routing,
      config: { locale: 'en_US' } as Storefront['config'],
      transport: { capabilities: signal({}), has: () => true } as unknown as Storefront['transport'],
      feature: ((create: unknown) => features.get(create)) as Storefront['feature'],
    })).root;
  };

  it('has the company links, a newsletter sign-up, the year, and networks in a new window', () => {
    const root = show(true);
    const links = [...root.querySelectorAll('nav li:not([hidden]) a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Retail Store', 'https://shop.example/pages/retail-store'],
      ['Store Events', 'https://shop.example/events'],
      ['Diplomatic Catalogue', 'https://shop.example/pages/diplomatic'],
      ['Contact Us', 'https://shop.example/pages/contactus'],
    ]);
    expect(root.querySelector('form input[type="email"]')).not.toBeNull();
    expect(root.textContent).toContain(`© ${new Date().getFullYear()} Airside Duty Free`);
    expect(root.querySelectorAll('a[target="_blank"][rel~="noopener"]')).toHaveLength(3);
  });

  it('lets people choose store and currency once the page has come to rest', async () => {
    show(true);
    await expect.element(page.getByRole('button', { name: /USD/ }), { timeout: 15_000 }).toBeVisible();
  });

  it('does not lead to events where the backend has none', () => {
    const links = [...show(false).querySelectorAll('nav li:not([hidden]) a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Retail Store',
      'Diplomatic Catalogue',
      'Contact Us',
    ]);
  });
});

describe('ErrorView', () => {
  it.each([
    ['default', 'Looks like something went wrong. Sorry about that.'],
    ['not-found', "Looks like the page you were hoping to find doesn't exist. Sorry about that."],
    ['internal-error', 'Something went wrong. Sorry about that.'],
  ] as const)('SPEC 2.2: has a header, the message of SPEC 8 for %s, and a way to /', (kind, message) => {
    const { root } = (shown = mount(<ErrorView kind={kind} />, [], { routing }));
    expect(root.querySelector('h1')?.textContent).toBe('Oops!');
    expect(root.textContent).toContain(message);
    expect(root.querySelector('a')?.textContent).toBe('Take me home');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://shop.example/');
  });
});
