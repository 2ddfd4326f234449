// What anybody may write into a search box or an address.
import { describe, expect, it } from 'vitest';
import { cleanQuery, longestQuery, queryIn, searchPath } from '../../../src/catalog/search/search-query';

describe('a query', () => {
  it.each([
    ['  dry \n\t gin ', 'dry gin'],
    ['\u0000gin\u001b[31m', 'gin [31m'],
    ['gin \ud83c', 'gin'],
    ['\ud83c\udf78 gin', '\ud83c\udf78 gin'],
    ['   ', ''],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['añejo "rum" & 70%', 'añejo "rum" & 70%'],
  ])('%j is searched for as %j', (typed, query) => {
    expect(cleanQuery(typed)).toBe(query);
    expect(cleanQuery(query)).toBe(query);
  });

  it('is cut between characters, never inside one', () => {
    expect(cleanQuery('a'.repeat(500))).toHaveLength(longestQuery);
    expect([...cleanQuery('\u{1f378}'.repeat(500))]).toEqual(Array(longestQuery).fill('\u{1f378}'));
  });

  it.each(['gin & tonic', '100% agave', 'a+b', '"quoted"', '<b>', '\u{1f378}', '#1', 'a/b?c=d', "l'été"])(
    'comes back from its address as it was: %j',
    (query) => {
      const url = new URL(searchPath(query), 'https://shop.example');
      expect(url.pathname).toBe('/search.html');
      expect(queryIn(url)).toBe(query);
    },
  );

  it('may be missing', () => {
    expect(searchPath('')).toBe('/search.html');
    expect(queryIn(new URL('https://shop.example/search.html'))).toBe('');
  });
});
