import { signal } from '@preact/signals-core';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MegaMenu } from '../../../src/navigation/menu/MegaMenu';
import { walkMenu, type MenuCategory } from '../../../src/catalog/menu/menu-tree';
import type { Navigation } from '../../../src/navigation/state';
import { megaMenuStyles } from '../../../src/navigation/styles';
import type { Storefront } from '../../../src/storefront';
import { category, hugeMenu } from './fake-menu';
import { mount } from '../mount';

const tree = [
  category('news'),
  category('retail', [
    category('retail/about', [], 1),
    category('retail/spirits', [category('retail/spirits/gin'), category('retail/spirits/rum')], 2),
  ]),
  category(
    'food',
    Array.from({ length: 23 }, (_, at) => category(`food/item-${at}`, [], at)),
  ),
];

let shown: ReturnType<typeof mount>;
let outside: HTMLButtonElement;

beforeEach(async () => {
  await page.viewport(1200, 800);
  outside = document.body.appendChild(document.createElement('button'));
  outside.textContent = 'outside';
  // Where the pointer was left by another test must not open anything.
  outside.style.cssText = 'position:fixed;inset-block-end:0;inset-inline-start:0';
  await userEvent.hover(outside);
  show(tree);
});

function show(categories: readonly MenuCategory[]) {
  const navigation: Partial<Navigation> = { categories: signal(categories) };
  shown = mount(<MegaMenu />, megaMenuStyles, {
    feature: (() => navigation) as Storefront['feature'],
    routing: {
      url: signal(new URL('https://shop.example/news.html')),
      href: (path: string) => `https://shop.example${path}`,
    } as unknown as Storefront['routing'],
  });
}

afterEach(() => {
  shown.unmount();
  outside.remove();
});

const top = (name: string) => {
  const links = [...shown.root.querySelectorAll<HTMLElement>('.mega-menu-top')];
  const link = links.find(({ textContent }) => textContent === name);
  if (!link) throw new Error(`no ${name} in the bar`);
  return link;
};
const panels = () => [...shown.root.querySelectorAll('.mega-menu-panel')];
const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true' && panels().length === 1;
const focused = () => shown.root.activeElement?.textContent;
/** From the page's first element on, as a keyboard user comes. */
async function tabTo(name: string) {
  for (let presses = 0; focused() !== name && presses < 60; presses += 1) await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(name);
}

it('behaviour 2.4: menu items are inactive until hover, touch or keyboard focus opens the submenu', () => {
  const links = [...shown.root.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['news', 'retail', 'food']);
  expect(panels()).toEqual([]);
});

describe('behaviour 2.4: with the keyboard', () => {
  it('opens on focus, one at a time', async () => {
    await tabTo('retail');
    await expect.poll(() => isOpen('retail')).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => isOpen('food')).toBe(true);
    expect(isOpen('retail')).toBe(false);
  });

  it('is passed by Tab in as many stops as there are entries in its bar', async () => {
    await tabTo('news');
    const stops = [];
    for (let presses = 0; presses < 3; presses += 1) {
      stops.push(focused());
      await userEvent.keyboard('{Tab}');
      if (presses < 2) await expect.poll(() => panels().length).toBe(1);
    }
    expect(stops).toEqual(['news', 'retail', 'food']);
    expect(shown.root.activeElement).toBeNull();
  });

  it.each(['{Tab}', '{ArrowDown}'])('%s reaches every link of a submenu that was entered', async (key) => {
    await tabTo('retail');
    await expect.poll(() => isOpen('retail')).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    const reached: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 5; presses += 1) {
      reached.push(focused());
      await userEvent.keyboard(key);
    }
    expect(reached).toEqual(['All of retail', 'about', 'spirits', 'gin', 'rum']);
  });

  it('Tab goes on in the bar from the end of a submenu', async () => {
    await tabTo('retail');
    await expect.poll(() => isOpen('retail')).toBe(true);
    await userEvent.keyboard('{ArrowDown}{Tab}{Tab}{Tab}{Tab}{Tab}');
    expect(focused()).toBe('food');
    await expect.poll(() => isOpen('food')).toBe(true);
  });

  it.each(['{Escape}', '{ArrowUp}'])('%s closes, and the focus stays', async (key) => {
    await tabTo('retail');
    await expect.poll(() => isOpen('retail')).toBe(true);
    await userEvent.keyboard(key);
    await expect.poll(() => panels().length).toBe(0);
    expect(focused()).toBe('retail');
  });

  it.each(['{ArrowDown}', ' '])('%j opens again', async (key) => {
    await tabTo('retail');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => panels().length).toBe(0);
    await userEvent.keyboard(key);
    await expect.poll(() => isOpen('retail')).toBe(true);
  });

  it('shift-Tab closes on its way back', async () => {
    await tabTo('retail');
    await expect.poll(() => isOpen('retail')).toBe(true);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => focused()).toBe('news');
    expect(panels()).toHaveLength(0);
  });

  it('opens nothing for an entry without children', async () => {
    await tabTo('news');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(' ');
    expect(panels()).toHaveLength(0);
    expect(top('news').hasAttribute('aria-expanded')).toBe(false);
  });

  it('Escape inside gives the focus back to the bar', async () => {
    await tabTo('retail');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => shown.root.activeElement?.closest('.mega-menu-panel')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => panels().length).toBe(0);
    expect(focused()).toBe('retail');
  });

  it('closes when the focus leaves the navigation', async () => {
    await tabTo('food');
    await expect.poll(() => isOpen('food')).toBe(true);
    outside.focus();
    await expect.poll(() => panels().length).toBe(0);
  });
});

describe('with the mouse', () => {
  it('opens on hover and closes when the mouse is gone', async () => {
    await userEvent.hover(top('retail'));
    await expect.poll(() => isOpen('retail')).toBe(true);
    await userEvent.hover(outside);
    await expect.poll(() => panels().length).toBe(0);
  });

  it('WCAG 1.4.13: closes by Escape wherever the focus is, and leaves it there', async () => {
    outside.focus();
    await userEvent.hover(top('retail'));
    await expect.poll(() => isOpen('retail')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => panels().length).toBe(0);
    expect(document.activeElement).toBe(outside);
  });

  it('underlines one entry at a time', async () => {
    const underlined = () =>
      [...shown.root.querySelectorAll('.mega-menu-item')]
        .filter((item) => !getComputedStyle(item).backgroundSize.startsWith('0'))
        .map((item) => item.querySelector('a')?.textContent);
    expect(underlined()).toEqual(['news']);
    await userEvent.hover(top('retail'));
    await expect.poll(underlined).toEqual(['retail']);
  });

  it('behaviour 2.4: closes on a click outside the main navigation', async () => {
    await tabTo('retail');
    await expect.poll(() => isOpen('retail')).toBe(true);
    outside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await expect.poll(() => panels().length).toBe(0);
  });

  it('follows the link of the bar', async () => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    shown.root.addEventListener('click', followed);
    await userEvent.click(top('retail'));
    expect(followed).toHaveBeenCalledOnce();
  });
});

/** What a finger, a screen reader or a mouse does to the button beside the link. */
function pressToggle(name: string, pointerType: string) {
  const toggle = top(name).nextElementSibling as HTMLElement;
  toggle.dispatchEvent(
    new PointerEvent('click', { pointerType, bubbles: true, composed: true, cancelable: true }),
  );
  return toggle;
}

describe('with a screen reader', () => {
  it('has a button for each submenu that says whether it is open, and no further stop for Tab', async () => {
    const toggle = pressToggle('retail', '');
    expect([toggle.ariaLabel, toggle.tabIndex]).toEqual(['retail menu', -1]);
    await expect.poll(() => isOpen('retail')).toBe(true);
    expect(toggle.ariaExpanded).toBe('true');
    expect(toggle.getAttribute('aria-controls')).toBe(panels()[0]?.id);
    pressToggle('retail', '');
    await expect.poll(() => panels().length).toBe(0);
    expect(toggle.ariaExpanded).toBe('false');
    expect(top('news').nextElementSibling).toBeNull();
  });
});

describe('with a finger', () => {
  it('opens and closes by the arrow, while a mouse, whose hover has opened it, only keeps it open', async () => {
    pressToggle('food', 'touch');
    await expect.poll(() => isOpen('food')).toBe(true);
    pressToggle('food', 'mouse');
    expect(isOpen('food')).toBe(true);
    pressToggle('food', 'touch');
    await expect.poll(() => panels().length).toBe(0);
  });

  it('opens with the first tap and follows the link with the second', async () => {
    const prevented: boolean[] = [];
    shown.root.addEventListener('click', (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    });
    const tap = () =>
      top('retail').dispatchEvent(
        new PointerEvent('click', { pointerType: 'touch', bubbles: true, composed: true, cancelable: true }),
      );
    tap();
    await expect.poll(() => isOpen('retail')).toBe(true);
    tap();
    expect(prevented).toEqual([true, false]);
  });
});

describe('the open submenu', () => {
  it('behaviour 2.4: two tiers stand in columns of 10; behaviour 9: 400px high', async () => {
    await userEvent.hover(top('food'));
    await expect.poll(() => isOpen('food')).toBe(true);
    const columns = [...shown.root.querySelectorAll('.mega-menu-column')];
    expect(columns.map((column) => column.children.length)).toEqual([10, 10, 3]);
    expect(panels()[0]?.getBoundingClientRect().height).toBe(400);
  });

  it('behaviour 2.4: of three tiers, the third stands below its own entry', async () => {
    await userEvent.hover(top('retail'));
    await expect.poll(() => isOpen('retail')).toBe(true);
    const below = shown.root.querySelector('.mega-menu-below');
    expect(below?.previousElementSibling?.textContent).toBe('spirits');
    expect([...below!.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['gin', 'rum']);
  });

  it('is accessible', async () => {
    await userEvent.hover(top('retail'));
    await expect.poll(() => isOpen('retail')).toBe(true);
    await Promise.all(shown.root.getAnimations().map((animation) => animation.finished));
    const { violations } = await axe.run(shown.root.host, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('600 categories', () => {
  const count = () => shown.root.querySelectorAll('*').length;
  beforeEach(() => {
    shown.unmount();
    show(hugeMenu);
  });

  it('render only what is open', async () => {
    expect([...walkMenu(hugeMenu)]).toHaveLength(600);
    const closed = count();
    expect(closed).toBeLessThan(12 * 8);
    await userEvent.hover(top('top-1'));
    await expect.poll(() => isOpen('top-1')).toBe(true);
    // 49 categories below it.
    expect(count() - closed).toBeLessThan(49 * 4);
    await userEvent.hover(top('top-2'));
    await expect.poll(() => isOpen('top-2')).toBe(true);
    expect(panels()).toHaveLength(1);
  });

  it('behaviour 9: make the submenu higher where they need it, as far as the screen reaches', async () => {
    const height = () => panels()[0]!.getBoundingClientRect().height;
    await userEvent.hover(top('top-1'));
    await expect.poll(() => isOpen('top-1')).toBe(true);
    expect(height()).toBeGreaterThan(400);
    expect(panels()[0]!.scrollHeight).toBe(panels()[0]!.clientHeight);
    await page.viewport(1200, 600);
    // Windows of browsers have frames: it is as high as they leave it.
    await expect.poll(() => innerHeight - height()).toBe(160);
  });

  it('keep the bar on one line, reached by scrolling', async () => {
    await page.viewport(800, 800);
    const bar = shown.root.querySelector('.mega-menu-bar')!;
    // WebKit's page is as wide as its viewport a moment later.
    await expect.poll(() => bar.scrollWidth - bar.clientWidth).toBeGreaterThan(0);
    expect(bar.getBoundingClientRect().height).toBe(52);
    await tabTo('top-0');
    await userEvent.keyboard('{ArrowRight}'.repeat(11));
    const { right } = top('top-11').getBoundingClientRect();
    expect(Math.floor(right)).toBeLessThanOrEqual(800);
    await expect.poll(() => isOpen('top-11')).toBe(true);
    const panel = panels()[0]!.getBoundingClientRect();
    expect([panel.left, panel.width]).toEqual([0, 800]);
  });
});
