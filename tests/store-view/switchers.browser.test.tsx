// The switchers of store and currency (behaviour 2.4, 4.1, 4.5, 9), over a choice that remembers what was asked of it.
import { computed, signal } from '@preact/signals-core';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createToasts } from '../../src/app/toasts';
import type { StoreChoice } from '../../src/store-view/choice';
import type { StoreOption, StoreOptions } from '../../src/store-view/choice-api';
import { CurrencySwitcher } from '../../src/store-view/CurrencySwitcher';
import { StoreSwitcher } from '../../src/store-view/StoreSwitcher';
import type { Storefront } from '../../src/storefront';
import { mount } from '../navigation/mount';

const store = (code: string, group = 'airside', currency = 'USD'): StoreOption => ({
  code,
  name: code.toUpperCase(),
  groupCode: group,
  groupName: `Group ${group}`,
  locale: 'en_US',
  currency,
  secureBaseMediaUrl: '',
});

let shown: ReturnType<typeof mount> | undefined;
beforeEach(() => page.viewport(1000, 800));
afterEach(() => {
  shown?.unmount();
  document.body.replaceChildren();
});

function show(Switcher: typeof StoreSwitcher, answer?: Partial<StoreOptions>, canSwitch = true) {
  const data = signal<StoreOptions | undefined>(
    answer && { storeCode: 'west', stores: [], currency: 'USD', currencies: ['USD'], ...answer },
  );
  const code = signal('west');
  const currency = signal('USD');
  const error = signal<Error | undefined>(undefined);
  const choice = {
    options: { data, error },
    store: computed(() => data.value?.stores.find((each) => each.code === code.value)),
    currency: computed(() => data.value && currency.value),
    switchStore: vi.fn(async (next: string) => ((code.value = next), canSwitch)),
    switchCurrency: vi.fn(async (next: string) => ((currency.value = next), canSwitch)),
  };
  const toasts = createToasts();
  const { root } = (shown = mount(<Switcher />, [], {
    config: { locale: 'en_US' } as Storefront['config'],
    feature: (() => choice as unknown as StoreChoice) as Storefront['feature'],
    toasts,
  }));
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return {
    root,
    data,
    choice,
    error,
    toasts,
    trigger: () => find('.choice-trigger')!,
    menu: () => find('[role="menu"]'),
    items: () => [...root.querySelectorAll<HTMLElement>('[role="menuitemradio"]')],
    focused: () =>
      root.activeElement?.querySelector('.choice-name')?.textContent ?? root.activeElement?.textContent,
  };
}
const currencies = { currencies: ['USD', 'EUR', 'GBP', 'CHF'] };

describe('behaviour 2.4: store and currency switchers are hidden when there is only one option', () => {
  it.each([
    ['one store', StoreSwitcher, { stores: [store('west')] }],
    ['no stores', StoreSwitcher, { stores: [] }],
    ['one currency', CurrencySwitcher, { currencies: ['USD'] }],
  ])('%s', (_, Switcher, answer) => {
    const { root } = show(Switcher, answer);
    expect(root.querySelector('button')).toBeNull();
    expect(root.host.getBoundingClientRect().height).toBe(0);
  });

  it('keeps room while it is not known, and gives it up where it will not be', async () => {
    const { root, error } = show(CurrencySwitcher);
    expect(root.querySelector('.choice-place')?.getBoundingClientRect().height).toBe(32);
    error.value = new Error('no');
    await expect.poll(() => root.querySelector('.choice-place')).toBeNull();
  });
});

describe('behaviour 4.1: switcher menus', () => {
  it('open and close by trigger click', async () => {
    const { trigger, menu } = show(CurrencySwitcher, currencies);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger());
    expect(menu()).not.toBeNull();
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(trigger());
    expect(menu()).toBeNull();
  });

  it('look up the names of currencies no earlier than they are seen', async () => {
    const names = vi.spyOn(Intl.DisplayNames.prototype, 'of');
    const { trigger, items } = show(CurrencySwitcher, currencies);
    await expect.poll(() => trigger().ariaLabel).toMatch(/^Currency: /);
    expect(names).not.toHaveBeenCalled();
    await userEvent.click(trigger());
    expect(names).toHaveBeenCalled();
    expect(items()[0]?.textContent).toContain('Dollar');
    names.mockRestore();
  });

  it('close on a press outside the menu and its trigger', async () => {
    const { trigger, menu } = show(CurrencySwitcher, currencies);
    await userEvent.click(trigger());
    menu()!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(menu()).not.toBeNull();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await expect.poll(menu).toBeNull();
  });

  it('close with Escape, which gives the focus back and goes no further', async () => {
    const { trigger, menu, root } = show(CurrencySwitcher, currencies);
    const further = vi.fn();
    root.host.addEventListener('keydown', further);
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(root.activeElement).toBe(trigger());
    expect(further).not.toHaveBeenCalled();
  });

  it('are no higher than 24rem, and scroll (behaviour 9)', async () => {
    const stores = Array.from({ length: 40 }, (_, index) => store(index ? `s${index}` : 'west'));
    const { trigger, menu, items, focused } = show(StoreSwitcher, { stores });
    await userEvent.click(trigger());
    expect(menu()!.getBoundingClientRect().height).toBe(24 * 16);
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('S39');
    const [box, last] = [menu()!.getBoundingClientRect(), items().at(-1)!.getBoundingClientRect()];
    expect(last.bottom).toBeLessThanOrEqual(box.bottom);
  });
});

describe('with the keyboard', () => {
  it('opens on what is chosen, walks round, and chooses', async () => {
    const { trigger, focused, choice, menu, root } = show(CurrencySwitcher, currencies);
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('US Dollar');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Swiss Franc');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Euro');
    await userEvent.keyboard('{Enter}');
    expect(choice.switchCurrency).toHaveBeenCalledExactlyOnceWith('EUR');
    expect(menu()).toBeNull();
    expect(root.activeElement).toBe(trigger());
    await expect.poll(() => trigger().ariaLabel).toBe('Currency: EUR €');
    expect(root.querySelector('[role="status"]')?.textContent).toBe('Currency: EUR €');
  });

  it('goes to what begins with a letter, and leaves with Tab', async () => {
    const { trigger, focused, menu } = show(CurrencySwitcher, currencies);
    await userEvent.click(trigger());
    await userEvent.keyboard('b');
    expect(focused()).toBe('British Pound');
    await userEvent.keyboard('{Tab}');
    expect(menu()).toBeNull();
  });
});

describe('choosing', () => {
  it('shows the symbols of behaviour 9, and the code where there is none', async () => {
    const { trigger, items } = show(CurrencySwitcher, currencies);
    expect(trigger().textContent).toBe('USD $');
    await userEvent.click(trigger());
    expect(items().map((item) => item.querySelector('.choice-detail')?.textContent)).toEqual([
      'USD $',
      'EUR €',
      'GBP £',
      'CHF',
    ]);
    expect(items().map((item) => item.ariaChecked)).toEqual(['true', 'false', 'false', 'false']);
  });

  it('what is chosen already changes nothing', async () => {
    const { trigger, items, choice, menu } = show(CurrencySwitcher, currencies);
    await userEvent.click(trigger());
    await userEvent.click(items()[0]!);
    expect(choice.switchCurrency).not.toHaveBeenCalled();
    expect(menu()).toBeNull();
  });

  it('lists store views in the groups of their stores', async () => {
    const stores = [store('west'), store('uk', 'heritage', 'GBP'), store('east')];
    const { trigger, root, items, choice } = show(StoreSwitcher, { stores });
    await userEvent.click(trigger());
    const groups = [...root.querySelectorAll('[role="group"]')].map((group) => [
      group.ariaLabel,
      group.querySelectorAll('[role="menuitemradio"]').length,
    ]);
    expect(groups).toEqual([
      ['Group airside', 2],
      ['Group heritage', 1],
    ]);
    await userEvent.click(items()[2]!);
    expect(choice.switchStore).toHaveBeenCalledExactlyOnceWith('uk');
    await expect.poll(() => trigger().textContent).toBe('UK');
  });

  it('says that it did not work', async () => {
    const { trigger, items, toasts } = show(CurrencySwitcher, currencies, false);
    await userEvent.click(trigger());
    await userEvent.click(items()[1]!);
    await expect
      .poll(() => [...toasts.toasts.value.values()].map(({ message }) => message))
      .toEqual(['That could not be changed. Please try again.']);
    toasts.dispose();
  });
});

it.each(['closed', 'open'])('is accessible, %s', async (state) => {
  const stores = [store('west'), store('uk', 'heritage', 'GBP')];
  const { root, trigger, menu } = show(StoreSwitcher, { stores });
  if (state === 'open') await userEvent.click(trigger());
  await Promise.all((menu()?.getAnimations() ?? []).map(({ finished }) => finished));
  const { violations } = await axe.run(root.host, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
