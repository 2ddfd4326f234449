// Pages have shortcuts of one letter: what is typed into a field of ours is no shortcut, in whichever root it stands.
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { define } from '../../../elements/kit/define';
import { contract, put, quietPage, until } from '../support';

quietPage();

/** As libraries for shortcuts do it: not in a field, and what is a shortcut is nothing else. */
const heard: string[] = [];
function shortcut(event: KeyboardEvent): void {
  if ((event.target as Element).matches('input, textarea, select')) return;
  heard.push(`${event.type} ${event.key}`);
  if (event.key.length === 1) event.preventDefault();
}
const kinds = ['keydown', 'keypress', 'keyup'] as const;
const places = [document, globalThis as unknown as Window];
beforeEach(() => {
  heard.length = 0;
  for (const place of places)
    for (const kind of kinds) place.addEventListener(kind, shortcut as EventListener);
});
afterEach(() => {
  for (const place of places)
    for (const kind of kinds) place.removeEventListener(kind, shortcut as EventListener);
});

const fields = contract({
  component: (() => (
    <div>
      <input aria-label="Email" defaultValue="" />
      <textarea aria-label="Message" defaultValue="" />
      <select aria-label="State">
        <option>Alaska</option>
        <option>Texas</option>
      </select>
      <input type="checkbox" aria-label="News" />
      <button type="button">Go on</button>
      <slot />
    </div>
  )) as never,
});
define(fields);
const around = contract({ component: (() => createElement(fields.tag)) as never });
define(around);

const deepest = (element: Element) => element.shadowRoot?.querySelector(fields.tag) ?? element;

/** Fields of an element by itself, and of one in another's shadow root. */
async function show(tag: string) {
  const element = put(`<${tag}>${tag === fields.tag ? '<input aria-label="Of the page">' : ''}</${tag}>`);
  await until(() => expect(deepest(element).shadowRoot?.querySelector('textarea')).toBeTruthy());
  const inside = deepest(element).shadowRoot!;
  return <T extends HTMLElement>(name: string) => {
    const found = inside.querySelector<T>(`[aria-label="${name}"]`) ?? inside.querySelector<T>(name);
    found!.focus();
    return found!;
  };
}

it.each([
  ['in an element', fields.tag],
  ['in an element in another’s root', around.tag],
])('what is typed %s is there', async (_, tag) => {
  const focus = await show(tag);
  const email = focus<HTMLInputElement>('Email');
  await userEvent.keyboard('sisters@ships.example? /#');
  expect(email.value).toBe('sisters@ships.example? /#');
  await userEvent.keyboard('{Home}S{End}{Backspace}{ArrowLeft}{Delete}');
  expect(email.value).toBe('Ssisters@ships.example? ');
  const message = focus<HTMLTextAreaElement>('Message');
  await userEvent.keyboard('Ünïcödé ß €');
  expect(message.value).toBe('Ünïcödé ß €');
  const state = focus<HTMLSelectElement>('State');
  await userEvent.keyboard('t');
  expect(state.value).toBe('Texas');
  const news = focus<HTMLInputElement>('News');
  await userEvent.keyboard(' ');
  expect(news.checked).toBe(true);
  expect(heard).toEqual([]);
});

it('the page hears what is no typing, and what is pressed elsewhere', async () => {
  const focus = await show(fields.tag);
  focus('Email');
  await userEvent.keyboard('{Escape}{Enter}{F8}{Shift>}{Tab}{/Shift}');
  focus('Email');
  await userEvent.keyboard('{Control>}k{/Control}{Alt>}{ArrowLeft}j{/Alt}');
  focus('button');
  await userEvent.keyboard('s');
  const down = heard.filter((each) => each.startsWith('keydown'));
  const twice = ['Escape', 'Enter', 'F8', 'Shift', 'Tab', 'Control', 'k', 'Alt', 'ArrowLeft', 'j', 's'];
  expect(down).toEqual(twice.flatMap((key) => [`keydown ${key}`, `keydown ${key}`]));
});

it('what AltGr types, and Alt on a Mac, is typed', async () => {
  const focus = await show(fields.tag);
  const email = focus('Email');
  for (const modifiers of [{ ctrlKey: true, altKey: true }, { altKey: true }])
    email.dispatchEvent(
      new KeyboardEvent('keydown', { key: '@', ...modifiers, bubbles: true, composed: true }),
    );
  expect(heard).toEqual([]);
});

it('a field that the page has put into a slot is the page’s', async () => {
  await show(fields.tag);
  const own = document.querySelector<HTMLInputElement>('[aria-label="Of the page"]')!;
  const seen: string[] = [];
  const see = (event: KeyboardEvent) => seen.push(event.key);
  document.addEventListener('keydown', see);
  own.focus();
  await userEvent.keyboard('s');
  document.removeEventListener('keydown', see);
  expect(seen).toEqual(['s']);
});
