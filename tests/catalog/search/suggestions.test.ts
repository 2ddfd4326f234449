// When suggestions are asked for, and which are shown.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextOption, searchOptions } from '../../../src/catalog/search/options';
import { createSuggestions } from '../../../src/catalog/search/suggestions';
import { graphqlError, type Answer } from '../fake-storefront';
import { fakeSearch, gin } from './fake-search';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const found: Answer = (_, { search }) => ({
  products: {
    items: [gin(1, { name: `${String(search)} 1` }), gin(2), null],
    total_count: 12,
    suggestions: null,
  },
});

function open(answer: Answer = found) {
  const fake = fakeSearch(answer);
  return { ...fake, suggestions: createSuggestions(fake.storefront) };
}

describe('suggestions', () => {
  it('are asked for once the typing pauses, with what stands there then', async () => {
    const { suggestions, asked } = open();
    for (const text of ['g', 'gi', 'gin', 'gin ']) suggestions.type(text);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([{ operation: 'searchSuggestions', variables: { search: 'gin', pageSize: 5 } }]);
    expect(suggestions.answer.value).toMatchObject({ query: 'gin', total: 12 });
    expect(suggestions.answer.value?.products.map(({ name }) => name)).toEqual(['gin 1', 'Garden Gin 2']);
  });

  it('are not asked for by one letter, and go when there is only one left', async () => {
    const { suggestions, asked } = open();
    suggestions.type('g');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([]);
    suggestions.type('gi');
    await vi.advanceTimersByTimeAsync(500);
    suggestions.type('g');
    expect(suggestions.answer.value).toBeUndefined();
  });

  it('stay while the next ones are on their way', async () => {
    const { suggestions } = open();
    suggestions.type('gin');
    await vi.advanceTimersByTimeAsync(500);
    suggestions.type('ging');
    await vi.advanceTimersByTimeAsync(100);
    expect(suggestions.answer.value?.query).toBe('gin');
    await vi.advanceTimersByTimeAsync(200);
    expect(suggestions.answer.value?.query).toBe('ging');
  });

  it('say nothing when the backend fails', async () => {
    const { suggestions } = open(() => graphqlError('no'));
    suggestions.type('gin');
    await vi.advanceTimersByTimeAsync(500);
    expect(suggestions.answer.value).toBeUndefined();
  });

  it('tell routing where their products live', async () => {
    const { suggestions, learn } = open();
    suggestions.type('gin');
    await vi.advanceTimersByTimeAsync(500);
    expect(learn).toHaveBeenCalledWith('/gin-2.html', { type: 'PRODUCT', uid: 'p2', urlKey: 'gin-2' });
  });

  it('offer other spellings, without the one that was typed', async () => {
    const { suggestions } = open(() => ({
      products: {
        items: [],
        total_count: 0,
        suggestions: [{ search: 'Ginn' }, { search: 'gin' }, null, { search: 'gin' }],
      },
    }));
    suggestions.type('ginn');
    await vi.advanceTimersByTimeAsync(500);
    const { answer } = suggestions;
    expect(answer.value?.hints).toEqual(['gin']);
    expect(searchOptions('ginn', answer.value, ['rum'])).toMatchObject([{ kind: 'hint', query: 'gin' }]);
  });
});

describe('the options', () => {
  it('are recent searches while nothing is typed', () => {
    expect(searchOptions('', undefined, ['gin', 'rum'])).toMatchObject([
      { kind: 'recent', query: 'gin' },
      { kind: 'recent', query: 'rum' },
    ]);
  });

  it('are products that have a page, then all results', async () => {
    const { suggestions } = open(() => ({
      products: { items: [gin(1), gin(2, { url_key: null })], total_count: 7 },
    }));
    suggestions.type('gin');
    await vi.advanceTimersByTimeAsync(500);
    expect(searchOptions('gin', suggestions.answer.value, ['rum']).map(({ key }) => key)).toEqual([
      'p1',
      'all',
    ]);
  });

  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, -1],
  ] as const)('of three: %s goes from %i to %i', (key, from, to) =>
    expect(nextOption(key, from, 3)).toBe(to),
  );
});
