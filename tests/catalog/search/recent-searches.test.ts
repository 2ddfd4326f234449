// Recent searches in the browser's storage.
import { describe, expect, it } from 'vitest';
import { createRecentSearches } from '../../../src/catalog/search/field/recent-searches';
import { fakeSearch } from './fake-search';

function open() {
  const fake = fakeSearch(() => ({}));
  return { ...fake, recent: createRecentSearches(fake.storefront), storage: fake.storefront.storage };
}

describe('recent searches', () => {
  it('are the last six, newest first, each once whatever its case', () => {
    const { recent } = open();
    for (const query of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', '  C3 ', '']) recent.remember(query);
    expect(recent.queries.value).toEqual(['C3', 'g7', 'f6', 'e5', 'd4', 'b2']);
  });

  it('go one by one and all at once', () => {
    const { recent, storage } = open();
    for (const query of ['gin', 'rum']) recent.remember(query);
    recent.forget('GIN');
    expect(recent.queries.value).toEqual(['rum']);
    recent.clear();
    expect(recent.queries.value).toEqual([]);
    expect(storage.record('recent_searches')).toBeUndefined();
  });

  it('are kept for a month', () => {
    const { recent, storage } = open();
    recent.remember('gin');
    expect(storage.record('recent_searches')?.ttl).toBe(30 * 24 * 60 * 60);
  });

  it('go with the session', () => {
    const { recent, signOut } = open();
    recent.remember('gin');
    signOut();
    expect(recent.queries.value).toEqual([]);
  });

  it.each([['text'], [{ 0: 'gin' }], [[1, null, ['x'], { query: 'gin' }, '  ', 'gin', 'GIN']]])(
    'survive that somebody else wrote %j there',
    (value) => {
      const { recent, storage } = open();
      storage.set('recent_searches', value);
      expect(recent.queries.value).toEqual(Array.isArray(value) ? ['gin'] : []);
      recent.remember('rum');
      expect(recent.queries.value[0]).toBe('rum');
    },
  );
});
