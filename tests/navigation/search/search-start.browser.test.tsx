// The search of the header while its code is on its way: nothing typed is lost, and it searches without it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchTrigger } from '../../../src/navigation/search/SearchTrigger';
import { headerStyles } from '../../../src/navigation/styles';
import { fakeFrame } from '../fake-frame';
import { mount } from '../mount';

const code = vi.hoisted(() => {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((done) => (arrive = done));
  return { arrived, arrive: () => arrive() };
});
vi.mock(import('../../../src/navigation/search/SearchLayer'), async (original) => {
  await code.arrived;
  return original();
});

let shown: ReturnType<typeof mount>;
const navigate = vi.fn();
const field = () => shown.root.querySelector<HTMLInputElement>('input')!;
beforeEach(async () => {
  await page.viewport(1200, 800);
  const { storefront } = fakeFrame([]);
  Object.assign(storefront.routing, { navigate });
  shown = mount(<SearchTrigger />, headerStyles, storefront);
});
afterEach(() => shown.unmount());

it('searches by itself, and closes with Escape', async () => {
  const trigger = shown.root.querySelector('button')!;
  await userEvent.click(trigger);
  expect(shown.root.activeElement).toBe(field());
  await userEvent.keyboard('{Escape}');
  expect(field()).toBeNull();
  await userEvent.click(trigger);
  await userEvent.keyboard('gin & tonic{Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/search.html?query=gin+%26+tonic');
  expect(field()).toBeNull();
});

it('hands what is typed to the field that follows', async () => {
  await userEvent.click(shown.root.querySelector('button')!);
  await userEvent.keyboard('glen ');
  expect(field().value).toBe('glen ');
  const before = field().getBoundingClientRect();
  code.arrive();
  await expect.poll(() => field().role).toBe('combobox');
  expect(shown.root.activeElement).toBe(field());
  await userEvent.keyboard('tarrow');
  expect(field().value).toBe('glen tarrow');
  expect(field().getBoundingClientRect()).toEqual(before);
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.click(shown.root.querySelector('button')!);
  expect(field().value).toBe('');
});
