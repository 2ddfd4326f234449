import { describe, expect, it, vi } from 'vitest';
import { createLookup } from '../../src/routing/lookup';
import { TransportError } from '../../src/transport/errors';
import { answered } from '../recordings/recordings';

/** A backend that gives one answer (or rejects with one error) and counts the questions. */
function backend(answer: unknown) {
  const query = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return { route: answer };
  });
  return { query, lookup: createLookup({ query: query as never }) };
}

const category = (relative_url: string, redirect_code = 0) => ({
  __typename: 'CategoryTree',
  relative_url,
  redirect_code,
  type: 'CATEGORY',
  uid: 'MTY=',
});
const screen = { kind: 'screen', screen: { tag: 'airside-category-page', attributes: { uid: 'MTY=' } } };

describe('the route lookup (behaviour 2.2)', () => {
  it('shows category, product and CMS page', async () => {
    expect(await backend(category('whisky.html')).lookup.find('/whisky.html', '')).toEqual(screen);
    const product = {
      __typename: 'SimpleProduct',
      relative_url: 'a.html',
      redirect_code: 0,
      type: 'PRODUCT',
      uid: 'MQ==',
    };
    expect(await backend(product).lookup.find('/a.html', '')).toMatchObject({
      screen: { tag: 'airside-product-page', attributes: { uid: 'MQ==' } },
    });
    const page = {
      __typename: 'CmsPage',
      relative_url: 'about',
      redirect_code: 0,
      type: 'CMS_PAGE',
      identifier: 'about',
    };
    expect(await backend(page).lookup.find('/about', '')).toMatchObject({
      screen: { tag: 'airside-cms-page', attributes: { identifier: 'about' } },
    });
  });

  it('tells the URL key of a product whose address does not', async () => {
    const product = {
      __typename: 'ConfigurableProduct',
      relative_url: 'gift-of-the-month',
      redirect_code: 0,
      type: 'PRODUCT',
      uid: 'MQ==',
      url_key: 'glen-orrin-12',
    };
    const { lookup } = backend(product);
    const attributes = { uid: 'MQ==', 'url-key': 'glen-orrin-12' };
    expect(await lookup.find('/gift-of-the-month', '')).toMatchObject({ screen: { attributes } });
    expect(lookup.known('/gift-of-the-month')).toMatchObject({ attributes });
    lookup.learn('/glen.html', { type: 'PRODUCT', uid: 'MQ==', urlKey: 'glen-orrin-12' });
    expect(lookup.known('/glen.html')).toMatchObject({ attributes });
  });

  it.each([301, 302])(
    'follows %i to relative_url with a leading slash, and knows the target',
    async (code) => {
      const { lookup, query } = backend(category('whisky.html', code));
      expect(await lookup.find('/old.html', '?page=2')).toEqual({
        kind: 'redirect',
        to: '/whisky.html?page=2',
      });
      expect(lookup.known('/whisky.html')).toEqual(screen.screen);
      expect(query).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves another redirect code alone', async () => {
    expect(await backend(category('whisky.html', 307)).lookup.find('/old.html', '')).toEqual(screen);
  });

  it('does not go in a circle', async () => {
    expect(await backend(category('whisky.html?page=2', 301)).lookup.find('/whisky.html', '?page=2')).toEqual(
      screen,
    );
  });

  it('does correct the spelling of a path', async () => {
    const { lookup } = backend(category('whisky.html', 301));
    expect(await lookup.find('/Whisky.html', '')).toEqual({ kind: 'redirect', to: '/whisky.html' });
    expect(await lookup.find('/whisky.html/', '')).toEqual({ kind: 'redirect', to: '/whisky.html' });
  });

  it('goes to an absolute target', async () => {
    const elsewhere = {
      __typename: 'RoutableUrl',
      relative_url: 'https://other.example/a',
      redirect_code: 302,
      type: null,
    };
    expect(await backend(elsewhere).lookup.find('/a', '?x=1')).toEqual({
      kind: 'redirect',
      to: 'https://other.example/a',
    });
  });

  it('goes to a target that is no entity', async () => {
    const somewhere = { __typename: 'RoutableUrl', relative_url: 'cart', redirect_code: 302, type: null };
    expect(await backend(somewhere).lookup.find('/basket', '')).toEqual({ kind: 'redirect', to: '/cart' });
  });

  it('is not found when the backend knows nothing, or fails over this very path', async () => {
    expect(await backend(null).lookup.find('/nope', '')).toEqual({ kind: 'not-found' });
    const failed = new TransportError('graphql', 'Internal server error', {
      entries: [{ message: 'Internal server error', path: ['route'] }],
    });
    expect(await backend(failed).lookup.find('/draft-page', '')).toEqual({ kind: 'not-found' });
  });

  it('is an error when the backend cannot be asked', async () => {
    const offline = new TransportError('network', 'Failed to fetch');
    expect(await backend(offline).lookup.find('/whisky.html', '')).toEqual({ kind: 'error', error: offline });
    const store = new TransportError('graphql', 'Requested store is not found (nope)', {
      status: 500,
      entries: [{ message: 'Requested store is not found (nope)', category: 'graphql-input' }],
    });
    expect(await backend(store).lookup.find('/whisky.html', '')).toMatchObject({ kind: 'error' });
  });

  it('remembers answers and learned links, and forgets them', async () => {
    const { lookup } = backend(category('whisky.html'));
    lookup.learn('/gin.html?ref=menu', { type: 'CATEGORY', uid: 'Nw==' });
    lookup.learn('/nothing.html', { type: 'PRODUCT' });
    await lookup.find('/whisky.html', '');
    expect(lookup.known('/whisky.html?page=3')).toEqual(screen.screen);
    expect(lookup.known('gin.html')).toMatchObject({ attributes: { uid: 'Nw==' } });
    expect(lookup.known('/nothing.html')).toBeUndefined();
    lookup.forget();
    expect(lookup.known('/whisky.html')).toBeUndefined();
  });
});

describe('recorded answers', () => {
  const cases: [file: string, path: string, outcome: object][] = [
    [
      'category',
      '/retail-store/spirits/whisky.html',
      { kind: 'screen', screen: { tag: 'airside-category-page' } },
    ],
    ['category-uppercase', '/Retail-Store/spirits/whisky.html', { kind: 'redirect' }],
    ['product', '/glen-orrin-12-year-old.html', { kind: 'screen', screen: { tag: 'airside-product-page' } }],
    ['cms', '/about-us', { kind: 'screen', screen: { tag: 'airside-cms-page' } }],
    [
      'redirect-301-custom-to-product',
      '/old-malt.html',
      { kind: 'redirect', to: '/glen-orrin-12-year-old.html' },
    ],
    ['redirect-chain', '/chain', { kind: 'redirect' }],
    ['nonexistent', '/nope', { kind: 'not-found' }],
    ['product-child-not-visible', '/child', { kind: 'not-found' }],
  ];
  it.each(cases)('%s', async (file, path, outcome) => {
    const { route } = answered<{ route: unknown }>(`route/${file}`);
    expect(await backend(route).lookup.find(path, '')).toMatchObject(outcome);
  });
});
