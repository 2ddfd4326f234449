// Which address shows what.
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../demo-host/backend/database';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});

const query = `query($url: String!) { route(url: $url) { relative_url redirect_code type
  ... on CmsPage { identifier } ... on ProductInterface { sku } ... on CategoryTree { url_path } } }`;

async function route(url: string) {
  return (await backend.graphql<{ route: unknown }>(query, { url })).data?.route;
}

describe('route', () => {
  it.each([
    [
      'spirits/gin.html',
      { relative_url: 'spirits/gin.html', redirect_code: 0, type: 'CATEGORY', url_path: 'spirits/gin' },
    ],
    [
      '/spirits/gin.html?page=2',
      {
        relative_url: 'spirits/gin.html?page=2',
        redirect_code: 0,
        type: 'CATEGORY',
        url_path: 'spirits/gin',
      },
    ],
    [
      `${testOrigin}/about-us`,
      { relative_url: 'about-us', redirect_code: 0, type: 'CMS_PAGE', identifier: 'about-us' },
    ],
    ['/', { relative_url: 'home', redirect_code: 0, type: 'CMS_PAGE', identifier: 'home' }],
    [
      'northfold-rye-vodka.html',
      { relative_url: 'northfold-rye-vodka.html', redirect_code: 0, type: 'PRODUCT', sku: 'VD-003' },
    ],
    [
      'Spirits/Gin.html',
      { relative_url: 'spirits/gin.html', redirect_code: 301, type: 'CATEGORY', url_path: 'spirits/gin' },
    ],
    [
      'spirits/gin.html/',
      { relative_url: 'spirits/gin.html', redirect_code: 301, type: 'CATEGORY', url_path: 'spirits/gin' },
    ],
    [
      'malts.html',
      {
        relative_url: 'spirits/whisky.html',
        redirect_code: 301,
        type: 'CATEGORY',
        url_path: 'spirits/whisky',
      },
    ],
    ['promo', { relative_url: 'specials', redirect_code: 302, type: 'CMS_PAGE', identifier: 'specials' }],
  ])('%s', async (url, expected) => {
    expect(await route(url)).toEqual(expected);
  });

  it.each([
    ['nothing-here.html'],
    ['spirits/gin'],
    ['about-us.html'],
    ['spirits/northfold-rye-vodka.html'],
    ['northfold-original-vodka-750-ml.html'],
    ['diplomats/staff-offers.html'],
  ])('finds nothing at %s', async (url) => {
    expect(await route(url)).toBeNull();
  });

  it('wants an address', async () => {
    const { errors } = await backend.graphql(query, { url: '' });
    expect(errors?.[0]?.message).toBe('"url" argument should be specified and not empty');
  });

  it('gives up on redirects that go round in a circle', async () => {
    const add = 'INSERT INTO url_rewrite (request_path, target_path, redirect_type) VALUES (?, ?, 301)';
    run(backend.db, add, 'round-a', 'round-b');
    run(backend.db, add, 'round-b', 'round-a');
    expect(await route('round-a')).toBeNull();
  });

  it('still resolves an inactive category and fails on an inactive page, as a real one does', async () => {
    run(backend.db, "UPDATE category SET is_active = 0 WHERE url_path = 'food/seasonal'");
    expect(await route('food/seasonal.html')).toMatchObject({ type: 'CATEGORY', redirect_code: 0 });
    run(backend.db, "UPDATE cms_page SET is_active = 0 WHERE identifier = 'ordering'");
    const { errors } = await backend.graphql(query, { url: 'ordering' });
    expect(errors?.[0]?.message).toBe('Internal server error');
  });
});
