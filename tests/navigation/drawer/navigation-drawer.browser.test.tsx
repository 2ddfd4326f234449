// The navigation drawer (behaviour 2.4): its five views, where Back leads, and what it leaves of the page.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DrawerTrigger } from '../../../src/navigation/drawer/DrawerTrigger';
import { walkMenu } from '../../../src/catalog/menu/menu-tree';
import { category, hugeMenu } from '../menu/fake-menu';
import { fakeFrame } from '../fake-frame';
import { mount } from '../mount';

const menu = [
  category('retail', [category('retail/spirits', [category('retail/spirits/gin')])]),
  category('food'),
];

let shown: ReturnType<typeof mount> | undefined;
beforeEach(() => page.viewport(360, 740));
afterEach(() => shown?.unmount());

async function open(tree = menu, prepare: (frame: ReturnType<typeof fakeFrame>) => void = () => undefined) {
  const frame = fakeFrame(tree);
  prepare(frame);
  const { root } = (shown = mount(<DrawerTrigger />, [], frame.storefront));
  const opener = root.querySelector<HTMLElement>('.icon-button')!;
  await userEvent.click(opener);
  await expect.poll(() => root.querySelector('dialog')?.open).toBe(true);
  await expect.poll(() => root.querySelector('.dialog-title')).not.toBeNull();
  // What slides in is not where a press is aimed at.
  await expect.poll(() => root.querySelector('dialog')?.getAnimations().length).toBe(0);
  const title = () => root.querySelector('.dialog-title')?.textContent;
  const press = async (label: string) => {
    const found = [...root.querySelectorAll<HTMLElement>('dialog button, dialog a')].find(
      (control) => control.textContent === label || control.ariaLabel === label,
    );
    if (!found) throw new Error(`no ${label}`);
    await userEvent.click(found);
  };
  return {
    ...frame,
    root,
    opener,
    title,
    press,
    entries: () =>
      [...root.querySelectorAll('.drawer-menu .drawer-link')].map(({ textContent }) => textContent),
    links: () =>
      Object.fromEntries(
        [...root.querySelectorAll<HTMLAnchorElement>('.dialog-body a')].map(({ textContent, href }) => [
          textContent,
          new URL(href).pathname,
        ]),
      ),
    focused: () => root.activeElement?.textContent,
    isOpen: () => root.querySelector('dialog')?.open,
  };
}

describe('behaviour 2.4: view MENU', () => {
  it('goes down to the last level and, by Back, to the parent category, then closes', async () => {
    const { entries, press, title, isOpen, app } = await open();
    expect(entries()).toEqual(['retail', 'food']);
    await press('retail');
    await press('spirits');
    await expect.poll(entries).toEqual(['All of spirits', 'gin']);
    expect(title()).toBe('spirits');
    await press('Back');
    await expect.poll(entries).toEqual(['All of retail', 'spirits']);
    await press('Back');
    await expect.poll(entries).toEqual(['retail', 'food']);
    await press('Close');
    await expect.poll(isOpen).toBe(false);
    expect(app.drawer.value).toBeNull();
  });

  it('moves the focus with the level: in to its first entry, back to where one came from', async () => {
    const { press, focused } = await open();
    await press('retail');
    await expect.poll(focused).toBe('All of retail');
    await press('spirits');
    await expect.poll(focused).toBe('All of spirits');
    await press('Back');
    await expect.poll(focused).toBe('spirits');
    await press('Back');
    await expect.poll(focused).toBe('retail');
  });

  it('offers to try again when the menu did not come', async () => {
    const { root, error, categories, press, reload } = await open();
    error.value = new Error('no');
    categories.value = undefined;
    await expect
      .poll(() => root.querySelector('[role="alert"]')?.textContent)
      .toContain('could not be loaded');
    await press('Try again');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('renders one level of 600 categories', async () => {
    const { root, press } = await open([...hugeMenu]);
    expect([...walkMenu(hugeMenu)]).toHaveLength(600);
    expect(root.querySelectorAll('.drawer-entry')).toHaveLength(12);
    await press('top-3');
    await expect.poll(() => root.querySelectorAll('.drawer-entry').length).toBe(7);
    expect(root.querySelectorAll('*').length).toBeLessThan(120);
  });
});

describe('behaviour 2.4: views of the account', () => {
  const fieldsOf = (root: ShadowRoot) =>
    [...root.querySelectorAll<HTMLInputElement>('form input:not([type="checkbox"])')].map(
      ({ name, autocomplete }) => `${name} ${autocomplete}`,
    );

  it('SIGN_IN has the form, and Back goes to MENU', async () => {
    const { press, title, entries, focused, root } = await open();
    await press('Sign in');
    await expect.poll(title).toBe('Sign in');
    await expect.poll(() => fieldsOf(root)).toEqual(['email username', 'password current-password']);
    await press('Back');
    await expect.poll(title).toBe('Menu');
    expect(entries()).toEqual(['retail', 'food']);
    await expect.poll(focused).toBe('Sign in');
  });

  it.each([
    [
      'Create an account',
      ['firstname given-name', 'lastname family-name', 'email username', 'password new-password'],
    ],
    ['Forgot your password?', ['email username']],
  ])('%s has its form, and Back goes to SIGN_IN', async (name, fields) => {
    const { press, title, root } = await open();
    await press('Sign in');
    await expect.poll(() => fieldsOf(root)).toHaveLength(2);
    await press(name);
    await expect.poll(title).toBe(name);
    await expect.poll(() => fieldsOf(root)).toEqual(fields);
    await press('Back');
    await expect.poll(title).toBe('Sign in');
  });

  it('signs in where one is: the drawer turns to the account, the page stays', async () => {
    const { press, title, root, signIn, url } = await open();
    const before = url.value.href;
    await press('Sign in');
    await expect.poll(() => fieldsOf(root)).toHaveLength(2);
    const [email, password] = root.querySelectorAll('form input');
    await userEvent.fill(email!, 'diana@example.com');
    await userEvent.fill(password!, 'Passw0rd!23');
    await userEvent.keyboard('{Enter}');
    await expect.poll(title).toBe('Account');
    expect(signIn).toHaveBeenCalledExactlyOnceWith('diana@example.com', 'Passw0rd!23');
    expect(url.value.href).toBe(before);
  });

  it('has a guest’s wishlist and orders above the sign-in, and those of a customer in MY_ACCOUNT alone', async () => {
    const { links, isSignedIn, root, press, title } = await open();
    expect(links()).toMatchObject({ Wishlist: '/wishlist', 'Track an order': '/guest-order' });
    expect([...root.querySelectorAll('.drawer-foot > *')].map(({ textContent }) => textContent)).toEqual([
      'Wishlist',
      'Track an order',
      'Sign in',
    ]);
    isSignedIn.value = true;
    await expect.poll(() => Object.keys(links())).toEqual(['food']);
    await press('Account');
    await expect.poll(title).toBe('Account');
    expect(Object.keys(links())).toContain('Wishlist');
  });

  it('leaves out what the backend does not have', async () => {
    const { links } = await open(menu, ({ storefront }) => {
      storefront.transport.has = (field) => field !== 'Query.guestOrder';
    });
    expect(Object.keys(links())).toEqual(['food', 'Wishlist']);
  });

  it('MY_ACCOUNT has the pages of a customer, and Back goes to MENU', async () => {
    const { press, title, links, signOut, entries, root } = await open(menu, (frame) => {
      frame.isSignedIn.value = true;
      frame.currentUser.value = { firstname: 'Diana' };
    });
    await press('Diana');
    await expect.poll(title).toBe('Account');
    expect(Object.values(links())).toEqual([
      '/account-information',
      '/order-history',
      '/address-book',
      '/wishlist',
      '/saved-payments',
      '/communications',
    ]);
    await press('Back');
    await expect.poll(title).toBe('Menu');
    await press('Diana');
    await press('Sign out');
    expect(signOut).toHaveBeenCalledOnce();
    await expect.poll(entries).toEqual(['retail', 'food']);
    await expect.poll(() => root.activeElement?.matches('input, a, button')).toBe(true);
  });

  it('turns into MY_ACCOUNT when the visitor signs in in another tab', async () => {
    const { press, title, isSignedIn } = await open();
    await press('Sign in');
    isSignedIn.value = true;
    await expect.poll(title).toBe('Account');
  });
});

describe('the page below', () => {
  it('stands still while the drawer is open (behaviour 4.1)', async () => {
    const { press } = await open();
    await expect.poll(() => document.documentElement.style.overflow).toBe('hidden');
    await press('Close');
    await expect.poll(() => document.documentElement.style.overflow).toBe('');
  });

  it('gets the focus back where it was', async () => {
    const { root, opener } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => root.activeElement).toBe(opener);
  });

  it('is not held when the drawer goes away open', async () => {
    const { app } = await open();
    shown?.unmount();
    shown = undefined;
    await expect.poll(() => document.documentElement.style.overflow).toBe('');
    expect(app.drawer.value).toBeNull();
  });
});

it.each(['MENU', 'SIGN_IN'])('is accessible: %s', async (view) => {
  const { root, press, title } = await open();
  if (view === 'SIGN_IN') {
    await press('Sign in');
    await expect.poll(title).toBe('Sign in');
  }
  await Promise.all(root.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(root.host, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
