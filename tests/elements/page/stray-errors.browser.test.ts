// behaviour 8, "Unexpected error toast": also what fails where no component can catch it.
import { afterEach, expect, it } from 'vitest';
import { tellStrayErrors } from '../../../elements/tags/shop/stray-errors';
import { createAppState } from '../../../src/app/state';
import type { Storefront } from '../../../src/storefront';

const app = createAppState();
const stop = tellStrayErrors({ app } as Storefront);
const told = () => app.unhandledErrors.value.map(({ error }) => error.message);

function fail(type: 'error' | 'unhandledrejection', cause: unknown): void {
  window.dispatchEvent(
    type === 'error'
      ? new ErrorEvent(type, { error: cause })
      : Object.assign(new Event(type), { reason: cause }),
  );
}

afterEach(() => {
  for (const { id } of app.unhandledErrors.value) app.markErrorHandled(id);
});

it('tells of a handler and of a promise that failed, once each', () => {
  const error = new Error('handler');
  fail('error', error);
  fail('error', error);
  fail('unhandledrejection', new Error('promise'));
  expect(told()).toEqual(['handler', 'promise']);
});

it.each([
  ['something given up', new DOMException('Aborted', 'AbortError')],
  ['a network that is gone', new TypeError('Failed to fetch')],
  ['a chunk that did not come', new TypeError('Failed to fetch dynamically imported module: https://x/y.js')],
  ['no error at all', 'words'],
  [
    'another script',
    Object.assign(new Error('theirs'), { stack: 'Error: theirs\n at https://tags.example/t.js' }),
  ],
])('says nothing of %s', (_, cause) => {
  fail('unhandledrejection', cause);
  expect(told()).toEqual([]);
});

it('stops with the shop', () => {
  stop();
  fail('error', new Error('after'));
  expect(told()).toEqual([]);
});
