// Keys that are pressed before their code is there.
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pressKey } from '../../../src/navigation/menu/submenu-keys';
import { useSubmenu, type LateSubmenu } from '../../../src/navigation/menu/use-submenu';
import { drawn } from '../../support/drawn';
import { mount } from '../mount';
import { waitFor } from '../../support/wait-for';

/** A busy machine is no failure. */
const patience = 10_000;
let shown: ReturnType<typeof mount> | undefined;
afterEach(() => shown?.unmount());

function Bar({ late }: { late: LateSubmenu }) {
  const navRef = useRef<HTMLElement>(null);
  const submenu = useSubmenu(navRef, late);
  return (
    <nav ref={navRef} {...submenu.nav}>
      <ul>
        {['food', 'gifts'].map((uid) => (
          <li key={uid} {...submenu.item(uid, true)}>
            <a
              className="mega-menu-top"
              href="#top"
              data-uid={uid}
              aria-expanded={submenu.open === uid}
              {...submenu.top(uid, true)}
            >
              {uid}
            </a>
            {submenu.open === uid && (
              <div className="mega-menu-panel">
                <a href="#first">first of {uid}</a>
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showSlowBar() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const late: LateSubmenu = { ready: () => arrived };
  shown = mount(<Bar late={late} />, []);
  const { root } = shown;
  return {
    focused: () => root.activeElement?.textContent,
    expanded: () => root.querySelector('[aria-expanded="true"]')?.textContent,
    arrive() {
      late.press = pressKey;
      arrive();
    },
  };
}

test.each([
  ['ArrowRight', 'gifts', 'gifts'],
  ['ArrowDown', 'first of food', 'food'],
  ['Escape', 'food', undefined],
])('%s waits for the code, and is not lost', async (key, focused, expanded) => {
  const bar = showSlowBar();
  await userEvent.tab();
  await waitFor(() => expect(bar.expanded()).toBe('food'));
  await userEvent.keyboard(`{${key}}`);
  expect(bar.focused()).toBe('food');
  bar.arrive();
  await waitFor(() => expect([bar.focused(), bar.expanded()]).toEqual([focused, expanded]));
});

test('the page does not scroll under a key that waits', async () => {
  showSlowBar();
  await userEvent.tab();
  const prevented = vi.fn<(isPrevented: boolean) => void>();
  const seen = (event: KeyboardEvent) => prevented(event.defaultPrevented);
  window.addEventListener('keydown', seen);
  await userEvent.keyboard('{ArrowDown}a');
  window.removeEventListener('keydown', seen);
  expect(prevented.mock.calls).toEqual([[true], [false]]);
});

test('a mouse that rests where the menu appears takes nothing from the keyboard', async () => {
  const bar = showSlowBar();
  await userEvent.tab();
  await waitFor(() => expect(bar.expanded()).toBe('food'));
  const gifts = shown!.root.querySelector('[data-uid="gifts"]')!;
  const mouse = { pointerType: 'mouse', bubbles: true, composed: true };
  // What a browser tells of a mouse that has not moved.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  gifts.dispatchEvent(new PointerEvent('pointerover', mouse));
  vi.advanceTimersByTime(patience);
  vi.useRealTimers();
  await drawn();
  expect(bar.expanded()).toBe('food');
  gifts.dispatchEvent(new PointerEvent('pointermove', mouse));
  await waitFor(() => expect(bar.expanded()).toBe('gifts'));
});

test('a first touch opens, a second follows the link, also where a click does not say what it was', async () => {
  const bar = showSlowBar();
  const food = shown!.root.querySelector('[data-uid="food"]')!;
  const seen = { bubbles: true, composed: true, cancelable: true };
  const touch = () => {
    food.dispatchEvent(new PointerEvent('pointerdown', { ...seen, pointerType: 'touch' }));
    const click = new MouseEvent('click', seen);
    food.dispatchEvent(click);
    return click.defaultPrevented;
  };
  expect(touch()).toBe(true);
  await waitFor(() => expect(bar.expanded()).toBe('food'));
  expect(touch()).toBe(false);
  await waitFor(() => expect(bar.expanded()).toBeUndefined());
});
