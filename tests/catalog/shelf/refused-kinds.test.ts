// What is shown as new, or as bought by others, where the backend has no filter for that.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSearchHelp } from '../../../src/catalog/search/results/help';
import { createPopular } from '../../../src/catalog/search/suggest/popular';
import { createShelf } from '../../../src/catalog/shelf/create-shelf';
import type { ShelfKind } from '../../../src/catalog/shelf/shelf-api';
import { backendShop, type BackendShop } from '../../support/backend-shop';

let shop: BackendShop;
const timesAsked = (operation: string) => shop.asked.filter((asked) => asked === operation).length;

async function productsOf(kind: ShelfKind) {
  const shelf = createShelf(shop.storefront, { kind, limit: 4 });
  await expect.poll(() => shelf.products.value).toBeDefined();
  shelf.dispose();
  return shelf.products.value;
}

async function popular() {
  const resource = createPopular(shop.storefront, () => true);
  await expect.poll(() => resource.pending.value).toBe(false);
  resource.dispose();
  return resource.data.value ?? [];
}

async function helpful() {
  const help = createSearchHelp(shop.storefront);
  await expect.poll(() => help.data.value).toBeDefined();
  help.dispose();
  return help.data.value!;
}

/** Magento's words, until what is asked no longer names the filter. */
function refuse(code: string, variable = 'filter'): void {
  const told = new Set<string>();
  const message = `Variable "$${variable}" got invalid value {"${code}":{"eq":"1"}}; Field "${code}" is not defined by type "ProductAttributeFilterInput".`;
  shop.intercept.answer = (operation) => {
    if (told.has(operation)) return undefined;
    told.add(operation);
    return Response.json({ errors: [{ message }] });
  };
}

describe('a Magento without the shop’s attributes', () => {
  beforeEach(async () => void (shop = await backendShop()));
  afterEach(() => shop.close());

  it.each<[ShelfKind, string]>([
    ['new', 'is_new'],
    ['best-sellers', 'best_seller'],
  ])('has nothing on the shelf "%s", and learns it once', async (kind, code) => {
    refuse(code);
    expect(await productsOf(kind)).toEqual([]);
    const asked = timesAsked('ProductShelf');
    expect(await productsOf(kind)).toEqual([]);
    expect(timesAsked('ProductShelf')).toBe(asked);
  });

  it('fills a shelf of what it can filter by', async () => {
    refuse('is_new');
    expect(await productsOf('specials')).not.toEqual([]);
  });

  it('suggests nothing as popular', async () => {
    refuse('best_seller');
    expect(await popular()).toEqual([]);
  });

  it('leads on to its categories alone', async () => {
    refuse('best_seller', 'favourites');
    const { categories, products } = await helpful();
    expect(categories).not.toEqual([]);
    expect(products).toEqual([]);
  });
});

describe('a backend with the shop’s attributes', () => {
  beforeAll(async () => void (shop = await backendShop()));
  afterAll(() => shop.close());

  it.each<ShelfKind>(['new', 'best-sellers'])('fills the shelf "%s"', async (kind) => {
    expect(await productsOf(kind)).toHaveLength(4);
  });

  it('says what is popular, and leads on to it', async () => {
    expect(await popular()).toHaveLength(4);
    expect((await helpful()).products).toHaveLength(6);
  });
});
