// When suggestions are asked for, and which are shown.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSuggesting } from '../../../src/catalog/search/suggest/fetch-suggesting';
import { optionAfter } from '../../../src/catalog/search/suggest/option-keys';
import { createSuggestions } from '../../../src/catalog/search/suggest/suggestions';
import { graphqlError, type Answer } from '../fake-storefront';
import { brands, fakeSearch, gin, menu } from './fake-search';

// No clock brings code.
beforeAll(fetchSuggesting);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answered: Answer = (_, { search }) => ({
  products: {
    items: [gin(1, { name: `${String(search)} 1` }), gin(2), null],
    total_count: 12,
    suggestions: null,
  },
});

/** `answer`: to what is typed. The menu and the brands are what the shop has told of itself. */
function open(answer: Answer = answered) {
  const { asked, ...fake } = fakeSearch((operation, variables) => {
    if (operation === 'getMegaMenu') return menu;
    if (operation === 'Brands') return brands;
    if (operation === 'ProductShelf') return { products: { items: [gin(91)] } };
    return answer(operation, variables);
  });
  const suggestions = createSuggestions(fake.storefront);
  const keys = () => suggestions.suggested.value?.options.map(({ key }) => key);
  const search = () => asked.filter(({ operation }) => operation === 'searchSuggestions');
  return { ...fake, asked, search, suggestions, keys };
}

describe('suggestions', () => {
  it('ask for products once the typing pauses, with what stands there then', async () => {
    const { suggestions, search, keys } = open();
    for (const text of ['d', 'dr', 'dry', 'dry ']) suggestions.type(text);
    expect(search()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(search()).toEqual([{ operation: 'searchSuggestions', variables: { search: 'dry', pageSize: 5 } }]);
    expect(suggestions.suggested.value).toMatchObject({ total: 12, isNothing: false });
    expect(keys()).toEqual(['p1', 'p2', 'all']);
  });

  it('ask for what costs as much as the words say', async () => {
    const { suggestions, search } = open();
    suggestions.type('dry gin under 30');
    await vi.advanceTimersByTimeAsync(200);
    expect(search()).toEqual([
      {
        operation: 'searchSuggestions',
        variables: { search: 'dry gin', filter: { price: { to: '30' } }, pageSize: 5 },
      },
    ]);
    expect(suggestions.suggested.value?.options.at(-1)).toMatchObject({ query: 'dry gin under 30' });
  });

  it('are not asked for by one letter, and go when there is only one left', async () => {
    const { suggestions, search, keys } = open();
    suggestions.type('g');
    await vi.advanceTimersByTimeAsync(500);
    expect([search(), keys()]).toEqual([[], []]);
    suggestions.type('gi');
    await vi.advanceTimersByTimeAsync(500);
    expect(keys()).toContain('p1');
    suggestions.type('g');
    expect(keys()).toEqual([]);
  });

  it('keep the products while the next ones are on their way, and say nothing of them', async () => {
    const { suggestions, keys } = open();
    suggestions.type('dry');
    await vi.advanceTimersByTimeAsync(500);
    expect(suggestions.suggested.value?.said).toBe('2 suggestions: 2 products');
    suggestions.type('dry g');
    await vi.advanceTimersByTimeAsync(100);
    expect(keys()).toEqual(['p1', 'p2', 'all']);
    expect(suggestions.suggested.value).toMatchObject({ total: undefined, said: '' });
    await vi.advanceTimersByTimeAsync(200);
    expect(suggestions.suggested.value?.total).toBe(12);
  });

  it('know categories, brands and pages at once, whatever the backend finds', async () => {
    const { suggestions, keys } = open(() => graphqlError('no'));
    suggestions.type('');
    await vi.advanceTimersByTimeAsync(500);
    suggestions.type('gins');
    expect(keys()).toEqual(['/spirits/gin.html', '/brands/gin-works']);
    suggestions.type('reach us');
    expect(keys()).toEqual(['/pages/contactus']);
    expect(suggestions.addressOf('GINS')).toBe('/spirits/gin.html?query=GINS');
    expect(suggestions.addressOf('contact us')).toBe('');
  });

  it('begin with what was searched for before, the shelves and what others buy', async () => {
    const { suggestions, keys, storefront, search } = open();
    storefront.storage.set('recent_searches', ['rum', 'dry gin']);
    suggestions.type('');
    await vi.advanceTimersByTimeAsync(500);
    expect(keys()).toEqual(['recent rum', 'recent dry gin', '/spirits.html', 'p91']);
    expect(suggestions.suggested.value?.said).toBe(
      '4 suggestions: 2 recent searches, 1 category, 1 popular product',
    );
    suggestions.type('dr');
    expect(keys()).toEqual(['recent dry gin']);
    expect(search()).toEqual([]);
  });

  it('tell routing where their products live', async () => {
    const { suggestions, learn } = open();
    suggestions.type('gin');
    await vi.advanceTimersByTimeAsync(500);
    expect(learn).toHaveBeenCalledWith('/gin-2.html', { type: 'PRODUCT', uid: 'p2', urlKey: 'gin-2' });
  });

  it('offer other spellings, without the one that was typed, and say that nothing is found', async () => {
    const { suggestions, keys } = open(() => ({
      products: {
        items: [],
        total_count: 0,
        suggestions: [{ search: 'Ginn' }, { search: 'jim' }, null, { search: 'jim' }],
      },
    }));
    suggestions.type('ginn');
    await vi.advanceTimersByTimeAsync(500);
    expect(keys()).toEqual(['hint jim']);
    expect(suggestions.suggested.value).toMatchObject({
      isNothing: true,
      said: 'Nothing found for “ginn”',
    });
  });

  it('ask for nothing after they are disposed of', async () => {
    const { suggestions, search } = open();
    suggestions.type('gin');
    suggestions.dispose();
    await vi.advanceTimersByTimeAsync(500);
    expect(search()).toEqual([]);
  });

  it('leave out products that have no page', async () => {
    const { suggestions, keys } = open(() => ({
      products: { items: [gin(1), gin(2, { url_key: null })], total_count: 7 },
    }));
    suggestions.type('dry');
    await vi.advanceTimersByTimeAsync(500);
    expect(keys()).toEqual(['p1', 'all']);
  });
});

describe('the keys', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
    // They move in the field while no option is reached.
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['a', 1, undefined],
  ] as const)('of three: %s goes from %i to %s', (key, from, to) =>
    expect(optionAfter(key, from, 3)).toBe(to),
  );
});
