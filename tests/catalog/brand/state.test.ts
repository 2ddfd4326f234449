// A brand page's state against the embedded backend.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBrand, type BrandState } from '../../../src/catalog/brand/state';
import { backendShop, type BackendShop } from '../../support/backend-shop';
import { waitFor } from '../../support/wait-for';

let shop: BackendShop;
let state: BrandState | undefined;
beforeEach(async () => void (shop = await backendShop()));
afterEach(() => {
  state?.dispose();
  return shop.close();
});

async function open(asked: string): Promise<BrandState> {
  const opened = (state = createBrand(shop.storefront, asked));
  await waitFor(() => expect(opened.brands.value).toBeDefined());
  return opened;
}

it('knows the brand, its words, its film, and all others with their counts, in one question', async () => {
  const { brands, brand, content } = await open('glen-tarrow');
  expect(brand.value).toMatchObject({ name: 'Glen Tarrow', slug: 'glen-tarrow', count: 6 });
  expect(brands.value!.length).toBeGreaterThan(30);
  expect(content.value.banners).toHaveLength(1);
  expect(content.value.video?.tracks[0]).toMatchObject({ kind: 'captions', language: 'en' });
  expect(content.value.words.length).toBeGreaterThan(2);
  expect(shop.asked).toEqual(['Brands']);
});

it('finds the words of a brand that is named by its option', async () => {
  const { id } = (await open('Glen Tarrow')).brand.value!;
  state?.dispose();
  const { brand, content } = await open(id);
  expect(brand.value?.name).toBe('Glen Tarrow');
  await waitFor(() => expect(content.value.video).toBeDefined());
});

it('shows a brand without a block, and no error', async () => {
  const { brand, content, error } = await open('ridge-cocoa');
  expect(brand.value?.name).toBe('Ridge Cocoa');
  expect(content.value).toEqual({ banners: [], words: [] });
  expect(error.value).toBeUndefined();
});

it('knows no brand that is not there', async () => {
  expect((await open('no-such-house')).brand.value).toBeUndefined();
});

it('says when the backend cannot be asked, and asks again', async () => {
  shop.intercept.answer = () => new Response('', { status: 400 });
  const opened = (state = createBrand(shop.storefront, 'glen-tarrow'));
  await waitFor(() => expect(opened.error.value).toBeDefined());
  delete shop.intercept.answer;
  opened.reload();
  await waitFor(() => expect(opened.brand.value?.name).toBe('Glen Tarrow'));
  expect(opened.error.value).toBeUndefined();
});
