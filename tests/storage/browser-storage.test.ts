// @vitest-environment happy-dom
import { effect } from '@preact/signals-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../src/storage/browser-storage';

const name = (key: string) => `AIRSIDE_BROWSER_PERSISTENCE__shop__${key}`;
let now: number;
const create = (area?: Storage) => createBrowserStorage('shop', { area, now: () => now });

beforeEach(() => {
  localStorage.clear();
  now = 1_700_000_000_000;
});

/** What another tab does, and the event that this one gets. */
function elsewhere(key: string, value: unknown) {
  if (value === undefined) localStorage.removeItem(name(key));
  else localStorage.setItem(name(key), JSON.stringify({ value, timeStored: now }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: name(key), storageArea: localStorage }));
}

test('keeps value, time and ttl under one namespace', () => {
  const storage = create();
  storage.set('signin_token', 'abc', 3600);
  storage.set('cartId', 'c');
  expect(JSON.parse(localStorage.getItem(name('signin_token'))!)).toEqual({
    value: 'abc',
    timeStored: now,
    ttl: 3600,
  });
  expect(JSON.parse(localStorage.getItem(name('cartId'))!)).toEqual({ value: 'c', timeStored: now });
  expect(storage.record('signin_token')).toEqual({ value: 'abc', timeStored: now, ttl: 3600 });
  expect(createBrowserStorage('other shop').get('cartId')).toBeUndefined();
});

test.each([
  [3600_000, 'abc'],
  [3600_001, undefined],
])('after %i ms an item of 3600 s is %s', (passed, value) => {
  const storage = create();
  storage.set('signin_token', 'abc', 3600);
  now += passed;
  expect(storage.record('signin_token')).toBeDefined();
  expect(storage.get('signin_token')).toBe(value);
  expect(localStorage.getItem(name('signin_token')) === null).toBe(value === undefined);
});

test.each(['', 'not json', '"a string"', '3', 'null', '{"value":1}'])(
  '%j written by somebody else counts as missing',
  (text) => {
    localStorage.setItem(name('cartId'), text);
    expect(create().get('cartId')).toBeUndefined();
  },
);

test('works in memory where storage refuses', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('denied');
    },
    setItem: () => {
      throw new DOMException('quota');
    },
    removeItem: () => {
      throw new DOMException('denied');
    },
  } as unknown as Storage;
  const storage = create(refusing);
  storage.set('cartId', 'c');
  expect(storage.get('cartId')).toBe('c');
  storage.remove('cartId');
  expect(storage.get('cartId')).toBeUndefined();
});

test('a value too large for the area is kept in memory, and the old one is not read again', () => {
  const storage = create();
  storage.set('imagesBySku', 'small');
  const setItem = vi
    .spyOn(Object.getPrototypeOf(localStorage) as Storage, 'setItem')
    .mockImplementation(() => {
      throw new DOMException('quota');
    });
  storage.set('imagesBySku', 'large');
  setItem.mockRestore();
  expect(storage.get('imagesBySku')).toBe('large');
});

test('another tab: callbacks and signals follow', () => {
  const storage = create();
  const changed = vi.fn();
  const stop = storage.onChange('cartId', changed);
  const seen: unknown[] = [];
  effect(() => void seen.push(storage.signal('cartId').value));
  elsewhere('cartId', 'theirs');
  elsewhere('signin_token', 'not of interest');
  elsewhere('cartId', undefined);
  stop();
  elsewhere('cartId', 'later');
  expect(changed.mock.calls).toEqual([['theirs'], [undefined]]);
  expect(seen).toEqual([undefined, 'theirs', undefined, 'later']);
});

test('changes of this tab reach signals, not onChange', () => {
  const storage = create();
  const changed = vi.fn();
  storage.onChange('cartId', changed);
  const cartId = storage.signal('cartId');
  storage.set('cartId', 'mine');
  expect(cartId.value).toBe('mine');
  storage.remove('cartId');
  expect(cartId.value).toBeUndefined();
  expect(changed).not.toHaveBeenCalled();
});

test('another tab clearing everything removes every item', () => {
  const storage = create();
  storage.set('cartId', 'mine');
  const cartId = storage.signal('cartId');
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: localStorage }));
  expect(cartId.value).toBeUndefined();
});

test('after dispose other tabs are not listened to', () => {
  const storage = create();
  const changed = vi.fn();
  storage.onChange('cartId', changed);
  storage.dispose();
  elsewhere('cartId', 'theirs');
  expect(changed).not.toHaveBeenCalled();
});

test('a page that was kept whole reads again what others wrote meanwhile', () => {
  const storage = create();
  storage.set('cartId', 'mine');
  const heard = vi.fn();
  const cartId = storage.signal<string>('cartId');
  storage.onChange('cartId', heard);
  localStorage.setItem(name('cartId'), JSON.stringify({ value: 'theirs', timeStored: now }));
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  expect(heard).toHaveBeenCalledExactlyOnceWith('theirs');
  expect(cartId.value).toBe('theirs');
});
