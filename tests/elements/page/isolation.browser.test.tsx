// An error inside one element never takes down its neighbours or the page.
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { define } from '../../../elements/kit/define';
import { contract, put, quietPage, textOf, until } from '../support';

quietPage();

type Failure = 'render' | 'effect' | 'handler' | 'promise';

/** Fails in the way it is told to, by itself or when its button is pressed. */
function Fragile({ how }: { how?: Failure }) {
  if (how === 'render') throw new Error('bang: render');
  useEffect(() => {
    if (how === 'effect') throw new Error('bang: effect');
    if (how === 'promise') void Promise.reject(new Error('bang: promise'));
  }, [how]);
  const press = () => {
    throw new Error('bang: handler');
  };
  return <button onClick={press}>whole</button>;
}
const fragile = contract({
  component: Fragile as never,
  attributes: { how: { type: 'text', description: '' } },
});
define(fragile);

const uncaught: string[] = [];
/** Before the test runner, which would fail the test for it. */
const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  const { message } = ('reason' in event ? event.reason : event.error) as Error;
  if (!message.startsWith('bang')) return;
  uncaught.push(message);
  event.preventDefault();
  event.stopImmediatePropagation();
};
beforeEach(() => {
  uncaught.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  addEventListener('error', note, { capture: true });
  addEventListener('unhandledrejection', note, { capture: true });
});
afterEach(() => {
  removeEventListener('error', note, { capture: true });
  removeEventListener('unhandledrejection', note, { capture: true });
});

it.each<[Failure, where: 'error view' | 'console']>([
  ['render', 'error view'],
  ['effect', 'error view'],
  ['handler', 'console'],
  ['promise', 'console'],
])('an error in a %s ends in the %s, and everything else goes on', async (how, where) => {
  const heard: string[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent<{ error: Error }>).detail.error.message);
  document.addEventListener('airside-error', hear);
  const page = put('<main><h1>Host page</h1></main>');
  const [before, broken, after] = [1, 2, 3].map(() => document.createElement(fragile.tag));
  page.append(before!, broken!, after!);
  await until(() => expect(textOf(after!)).toBe('whole'));
  broken!.setAttribute('how', how);
  if (how === 'handler') broken!.shadowRoot!.querySelector('button')!.click();
  if (where === 'error view') {
    await until(() => expect(textOf(broken!)).toContain('Oops!'));
    expect(heard).toEqual([`bang: ${how}`]);
    expect(uncaught).toEqual([]);
  } else {
    await until(() => expect(uncaught).toEqual([`bang: ${how}`]));
    expect(textOf(broken!)).toBe('whole');
    expect(heard).toEqual([]);
  }
  expect(page.querySelector('h1')?.textContent).toBe('Host page');
  for (const neighbour of [before!, after!]) {
    expect(textOf(neighbour)).toBe('whole');
    neighbour.shadowRoot!.querySelector('button')!.click();
  }
  expect(uncaught.filter((message) => message === 'bang: handler').length).toBeGreaterThanOrEqual(2);
  document.removeEventListener('airside-error', hear);
});
