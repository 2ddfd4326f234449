// Asks for what a category or product page will show, before it is drawn; the page's own question then joins in or finds it answered.
import type { ScreenElement } from '../../routing/route-table';
import type { Storefront } from '../../storefront';
import { late } from '../../late/late';

/** A failure is nobody's: the page will ask again, and say so. */
export async function prefetchScreen(
  storefront: Storefront,
  { tag, attributes }: ScreenElement,
  url: URL,
): Promise<void> {
  const ask =
    tag === 'airside-category-page' ? askCategory : tag === 'airside-product-page' ? askProduct : undefined;
  await ask?.(storefront, attributes, url).catch(() => undefined);
}

/** Once it is there, whoever presses a product asks in the same turn: what the press draws would keep modules waiting. */
export const productQuestion = late(() =>
  Promise.all([import('../product-page/api'), import('../product-page/product-url')]),
);

/** What pages of products promise is known before one is opened. */
export async function askAssurances(storefront: Storefront): Promise<void> {
  const { createAssurances } = await import('../product-page/assurances-api');
  storefront.feature(createAssurances);
}

async function askCategory(
  { transport, storeView }: Storefront,
  { uid = '' }: ScreenElement['attributes'],
  url: URL,
): Promise<void> {
  const [{ categorySource }, { filterInput }, { readListing }] = await Promise.all([
    import('../listing/listing-api'),
    import('../listing/listing-source'),
    import('../listing/listing-url'),
  ]);
  const source = categorySource(uid);
  const { page, pageSize = storeView.pageSize.peek(), sort = source.ownSort, filters } = readListing(url);
  const currency = storeView.currency.peek();
  const applied = filters.filter((filter) => !filter.currency || !currency || filter.currency === currency);
  const variables =
    pageSize && source.variables({ page, pageSize, sort, filter: filterInput(source.scope, applied) });
  if (variables) await transport.query(source.document, variables, { policy: 'cache-first' });
}

async function askProduct(
  { transport }: Storefront,
  { 'url-key': urlKey }: ScreenElement['attributes'],
): Promise<void> {
  if (!urlKey) return;
  const [{ ProductPageDocument }, { productFilter }] = await productQuestion();
  const filter = productFilter({ urlKey });
  if (filter) await transport.query(ProductPageDocument, { filter }, { policy: 'cache-first' });
}
