// Pages, blocks, events, and the home page of the content service.
import { beforeAll, describe, expect, it } from 'vitest';
import { parseBrands, type BrandsQuery } from '../../../src/catalog/brand-names/api';
import { brandPath } from '../../../src/catalog/brand-names/brands';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';
import { csv, importText } from '../import/csv';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});

interface Entry {
  id: number;
  attributes: Record<string, unknown> & {
    homePageBanner: { buttons: unknown[]; backgroundImage: { data: { attributes: { url: string } } } }[];
    SpecialOffer: { Title: string; Buttom: { name: string; link: string } }[];
    bannerGroup: { imageAlignment: string; bannerImage: unknown[]; button: unknown[] }[];
    publishedAt: string | null;
  };
}

async function get(
  path: string,
  from = backend,
): Promise<{ status: number; body: { data: Entry | Entry[] | null; error?: unknown } }> {
  const response = await from.handle(new Request(`${testOrigin}${path}`));
  return { status: response.status, body: (await response.json()) as { data: Entry | Entry[] | null } };
}

describe('the home page', () => {
  it('has its three parts, with pictures of our own', async () => {
    const { status, body } = await get('/api/home-page?populate=deep');
    expect(status).toBe(200);
    const { attributes } = body.data as Entry;
    expect(attributes.homePageBanner).toHaveLength(3);
    expect(attributes.homePageBanner[0]?.backgroundImage.data.attributes.url).toMatch(
      new RegExp(`^${testOrigin}/media/home/.*png$`),
    );
    expect(attributes.SpecialOffer[0]).toMatchObject({
      Title: 'Ten percent, once',
      Buttom: { link: '/home/best-sellers.html' },
    });
    expect(attributes.bannerGroup.map((group) => group.imageAlignment)).toContain('plain');
  });

  it('has no picture of a shelf that an import has taken away', async () => {
    const own = await testBackend();
    await importText(own.db, csv([{ sku: 'A', categories: 'Default Category/Spirits/Whisky' }]));
    const { body } = await get('/api/home-page?populate=deep', own);
    const [shelves] = (body.data as Entry).attributes.bannerGroup;
    expect(shelves?.button).toMatchObject([{ name: 'Whisky' }]);
    expect(shelves?.bannerImage).toHaveLength(1);
  });

  it.each([false, true])(
    'points only to addresses that exist (imported catalogue: %s)',
    async (isImported) => {
      const own = isImported ? await testBackend() : backend;
      const bottle = { categories: 'Default Category/Spirits/Gin', additional_attributes: 'brand=Hokuto' };
      if (isImported) await importText(own.db, csv([{ sku: 'A', ...bottle }]));
      const { body } = await get('/api/home-page?populate=deep', own);
      const links = [...JSON.stringify(body).matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link ?? '');
      if (isImported) expect(links).toEqual(['/spirits/gin.html', '/pages/delivery', '/brands/hokuto']);
      else expect(links.length).toBeGreaterThan(8);
      const brands = await own.graphql<BrandsQuery>(
        '{ products(filter: { price: { from: "0.01" } }) { aggregations { attribute_code options { value label count } } } }',
      );
      const brandPages = parseBrands(brands.data!).map(brandPath);
      expect(brandPages).toEqual(expect.arrayContaining(links.filter((one) => one.startsWith('/brands/'))));
      for (const link of links.filter((one) => !/^\/(pages|brands)\//.test(one))) {
        const { data } = await own.graphql('query($url: String!) { route(url: $url) { redirect_code } }', {
          url: link,
        });
        expect([link, data?.route]).toEqual([link, { redirect_code: 0 }]);
      }
    },
  );

  it('has nothing nested unless it is asked for', async () => {
    const { body } = await get('/api/home-page');
    expect((body.data as Entry).attributes).not.toHaveProperty('homePageBanner');
  });

  it('shows a draft as a list, in previews only', async () => {
    const draft = `/api/home-page?populate=deep&${encodeURIComponent('filters[id][$in]')}=2`;
    expect((await get(draft)).body.data).toEqual([]);
    const { body } = await get(`${draft}&publicationState=preview`);
    const [entry] = body.data as Entry[];
    expect(entry).toMatchObject({ id: 2, attributes: { publishedAt: null } });
  });

  it('has the content service’s own error for anything else', async () => {
    expect(await get('/api/nothing')).toEqual({
      status: 404,
      body: { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } },
    });
  });
});

describe('pages and blocks', () => {
  it.each([
    ['about-us'],
    ['location'],
    ['diplomatic'],
    ['specials'],
    ['newsletter'],
    ['contactus'],
    ['ordering'],
    ['retail-store'],
    ['diplomat'],
    ['home'],
    ['no-route'],
  ])('has the page %s, without a directive left', async (identifier) => {
    const { data } = await backend.graphql<{ cmsPage: { title: string; content: string } }>(
      'query($identifier: String) { cmsPage(identifier: $identifier) { title content } }',
      { identifier },
    );
    expect(data?.cmsPage.title).not.toBe('');
    expect(data?.cmsPage.content).toContain('<p>');
    expect(data?.cmsPage.content).not.toContain('{{');
  });

  it('answers the blocks that exist and an error in the place of the others', async () => {
    const { data, errors } = await backend.graphql(
      '{ cmsBlocks(identifiers: ["contact-us-banner", "nope"]) { items { identifier } } }',
    );
    expect(data?.cmsBlocks).toEqual({ items: [{ identifier: 'contact-us-banner' }, null] });
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'The CMS block with the "nope" ID doesn\'t exist.',
        path: ['cmsBlocks', 'items', 1],
      }),
    ]);
  });
});

describe('events', () => {
  it('come with the next one first when only what is to come is asked for', async () => {
    const { data } = await backend.graphql<{
      storeEvents: { items: { id: string; starts_at: string }[]; total_count: number };
    }>('{ storeEvents(upcoming: true) { items { id title starts_at image } total_count } }');
    const starts = data?.storeEvents.items.map((event) => event.starts_at) ?? [];
    expect(starts).toHaveLength(7);
    expect(starts).toEqual([...starts].sort());
    const id = data?.storeEvents.items[0]?.id;
    const one = await backend.graphql('query($id: ID!) { storeEvent(id: $id) { id content } }', { id });
    expect(one.data?.storeEvent).toMatchObject({ id, content: expect.stringContaining('<p>') as string });
    expect((await backend.graphql('{ storeEvent(id: "nope") { id } }')).data).toEqual({ storeEvent: null });
  });
});
