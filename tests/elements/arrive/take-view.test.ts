// behaviour 4.8: the shop takes store view and currency of a link, remembers them and removes them from the address.
// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { takeView } from '../../../elements/tags/shop/take-view';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import '../../../src/stored-shapes';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const chosen = { store_view_code: 'default', store_view_currency: 'GBP', media: 'https://one/media/' };

/** What is remembered after a visit to this address; `media`: the base of pictures. */
function visit(query: string, before: Partial<typeof chosen> = {}) {
  const storage = createBrowserStorage('test');
  const nameOf = (key: string) => (key === 'media' ? 'store_view_secure_base_media_url' : key);
  for (const [key, value] of Object.entries(before)) storage.set(nameOf(key), value);
  history.replaceState({ airside: 'entry' }, '', `/gin.html${query}`);
  takeView()(storage);
  return Object.fromEntries(Object.keys(chosen).map((key) => [key, storage.get(nameOf(key))]));
}

it('takes both, and leaves the rest of the address and of its entry', () => {
  expect(visit('?page=2&airside-view=europe.USD#reviews')).toEqual({
    store_view_code: 'europe',
    store_view_currency: 'USD',
    media: undefined,
  });
  expect(location.href).toBe(`${location.origin}/gin.html?page=2#reviews`);
  expect(history.state).toEqual({ airside: 'entry' });
});

it('forgets currency and pictures of the store view before', () => {
  expect(visit('?airside-view=europe', chosen)).toEqual({
    store_view_code: 'europe',
    store_view_currency: undefined,
    media: undefined,
  });
});

it('takes a currency alone', () => {
  expect(visit('?airside-view=.USD', chosen)).toEqual({ ...chosen, store_view_currency: 'USD' });
});

it.each(['?airside-view=', '?airside-view=%3Cb%3E', '?airside-view=europe.dollars'])(
  'takes %s out of the address, and nothing else comes of it',
  (query) => {
    expect(visit(query, chosen)).toEqual(chosen);
    expect(location.search).toBe('');
  },
);

it('leaves an address that says nothing as it is', () => {
  expect(visit('?brand=jim-beam~15', chosen)).toEqual(chosen);
  expect(location.search).toBe('?brand=jim-beam~15');
});
