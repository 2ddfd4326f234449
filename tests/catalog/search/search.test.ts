// URL → search → listing: what a page of results asks for, and when.
import { describe, expect, it } from 'vitest';
import { changeListing, listingHref } from '../../../src/catalog/listing/listing-address';
import { sortChoices } from '../../../src/catalog/listing/listing-choices';
import { createSearch } from '../../../src/catalog/search/results/search';
import { parseSearch, searchSource } from '../../../src/catalog/search/results/search-api';
import { createText } from '../../../src/words/text';
import { graphqlError, type Answer, type FakeOptions } from '../fake-storefront';
import { fakeSearch, gin } from './fake-search';

const settle = () => new Promise((done) => setTimeout(done));

const found: Answer = (_, { currentPage, pageSize }) => ({
  products: {
    items: [gin(Number(currentPage))],
    total_count: 23,
    page_info: { total_pages: Math.ceil(23 / Number(pageSize)) },
  },
});

async function open(url: string, options: FakeOptions = {}, given = '', answer = found) {
  const fake = fakeSearch(answer, { url, ...options });
  const search = createSearch(fake.storefront, given);
  await settle();
  return { ...fake, search };
}

describe('a search', () => {
  it('behaviour 9: asks for what the URL says: page 1, six products, best first', async () => {
    const { asked, search } = await open('search.html?query=dry+gin');
    expect(asked).toEqual([
      {
        operation: 'ProductSearch',
        variables: {
          inputText: 'dry gin',
          pageSize: 6,
          currentPage: 1,
          filters: {},
          sort: { relevance: 'DESC' },
        },
      },
    ]);
    expect(search.query.value).toBe('dry gin');
    expect(search.listing.value?.result.value?.total).toBe(23);
  });

  it('takes page, size, order and filters from there too', async () => {
    const { asked } = await open(
      'search.html?query=gin&page=2&page_limit=12&sort=price_asc&filter.brand=4,5&filter.price=20_50',
    );
    expect(asked[0]?.variables).toEqual({
      inputText: 'gin',
      pageSize: 12,
      currentPage: 2,
      filters: { brand: { in: ['4', '5'] }, price: { from: '20', to: '50' } },
      sort: { price: 'ASC' },
    });
  });

  it('asks nothing more of the old search when the URL says another', async () => {
    const { asked, navigate, search } = await open('search.html?query=gin&page=3&filter.brand=4');
    navigate('?query=rum');
    expect(search.query.value).toBe('rum');
    expect(search.listing.value?.result.value).toBeUndefined();
    await settle();
    expect(asked.map(({ variables }) => [variables.inputText, variables.currentPage])).toEqual([
      ['gin', 3],
      ['rum', 1],
    ]);
  });

  it('keeps what is searched for while pages are turned, and the way back to the first has it', async () => {
    const { asked, navigate, search, storefront } = await open('search.html?query=gin+%26+tonic');
    const listing = search.listing.value!;
    expect(listingHref(storefront, listing, { page: 2 })).toBe(
      'https://shop.example/search.html?query=gin+%26+tonic&page=2',
    );
    changeListing(storefront, listing, { page: 2 });
    expect(navigate).toHaveBeenLastCalledWith('?query=gin+%26+tonic&page=2', undefined);
    await settle();
    expect(asked.map(({ variables }) => variables.inputText)).toEqual(['gin & tonic', 'gin & tonic']);
    changeListing(storefront, listing, { page: 1 });
    expect(navigate).toHaveBeenLastCalledWith('?query=gin+%26+tonic', undefined);
  });

  it('asks for nothing without words', async () => {
    const { asked, search } = await open('search.html?query=+%0A+');
    expect([asked, search.query.value, search.listing.value]).toEqual([[], '', undefined]);
  });

  it('does not read the query of the page the shopper is leaving for', async () => {
    const { asked, url, search } = await open('search.html?query=gin');
    url.value = new URL('https://shop.example/wine.html?query=x&page=4');
    // Its element is taken down in the same turn.
    await Promise.resolve();
    expect(search.query.value).toBe('gin');
    search.dispose();
    await settle();
    expect(asked).toHaveLength(1);
    expect(search.query.value).toBe('gin');
  });

  it('goes on under another address of its page', async () => {
    const { asked, navigate, search } = await open('search.html?query=gin');
    navigate('/search.html/?query=gin');
    await settle();
    navigate('?query=rum');
    expect(search.query.value).toBe('rum');
    await settle();
    expect(asked.map(({ variables }) => variables.inputText)).toEqual(['gin', 'rum']);
  });

  it('searches on a foreign page for what the tag says, and links into the shop', async () => {
    const { asked, navigate, search, storefront } = await open(
      '',
      { standalone: false, url: 'https://magazine.example/story?issue=7' },
      'gin & tonic',
    );
    expect(asked[0]?.variables.inputText).toBe('gin & tonic');
    expect(listingHref(storefront, search.listing.value!, { page: 3 })).toBe(
      'https://shop.example/search.html?query=gin+%26+tonic&page=3',
    );
    navigate('?query=rum');
    await settle();
    expect(asked.at(-1)?.variables.inputText).toBe('rum');
  });

  it('leads from a page that does not exist to the last one', async () => {
    const { navigate } = await open('search.html?query=gin&page=99', {}, '', (operation, variables) =>
      Number(variables.currentPage) > 4
        ? graphqlError('currentPage value 99 specified is greater than the 4 page(s) available.')
        : found(operation, variables),
    );
    expect(navigate).toHaveBeenCalledExactlyOnceWith('?query=gin&page=4', { replace: true });
  });

  it('stops when it is disposed of', async () => {
    const { asked, navigate, search } = await open('search.html?query=gin');
    search.dispose();
    navigate('?query=rum');
    await settle();
    expect(asked).toHaveLength(1);
  });
});

describe('a search that was corrected', () => {
  const misspelt: Answer = (operation, variables) =>
    variables.inputText === 'ginn'
      ? {
          products: {
            items: [],
            total_count: 0,
            suggestions: [{ search: 'gin' }],
            page_info: { total_pages: 0 },
          },
        }
      : found(operation, variables);
  const back = '?query=ginn&page=2&filter.brand=4';

  it('is where it was when one comes back to it', async () => {
    const { asked, navigate, search, storefront } = await open('search.html?query=ginn', {}, '', misspelt);
    expect(search.corrected.value).toBe('gin');
    navigate(back);
    await settle();
    search.dispose();
    navigate.mockClear();
    asked.length = 0;
    const again = createSearch(storefront, '');
    await settle();
    expect(again.corrected.value).toBe('gin');
    expect(navigate).not.toHaveBeenCalled();
    expect(again.listing.value?.state.value).toMatchObject({
      page: 2,
      filters: [{ code: 'brand', values: ['4'] }],
    });
    expect(asked.map(({ variables }) => [variables.inputText, variables.currentPage])).toEqual([['gin', 2]]);
  });

  it('keeps its page where that is asked for at once', async () => {
    const { navigate, search } = await open('search.html?query=ginn&page=2', {}, '', misspelt);
    expect(search.corrected.value).toBe('gin');
    expect(navigate).not.toHaveBeenCalled();
    expect(search.listing.value?.result.value?.products[0]?.uid).toBe('p2');
  });
});

describe('the orders of a search', () => {
  it('begin with the best match, and position is none of them', () => {
    const { sortFields } = parseSearch({
      products: {
        sort_fields: {
          options: [
            { value: 'position', label: 'Position' },
            { value: 'price', label: 'Price' },
          ],
        },
      },
    } as never);
    const { ownSort } = searchSource('gin');
    expect(sortChoices(sortFields, undefined, ownSort, createText('en_US'))).toEqual([
      { value: 'relevance_desc', label: 'Best match' },
      { value: 'price_asc', label: 'Price: low to high' },
      { value: 'price_desc', label: 'Price: high to low' },
    ]);
  });
});
