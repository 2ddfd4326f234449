// What the shop reads from answers whose texts are written as HTML: people see them as they are meant, once and never twice.
import type { DocumentText } from '../../../src/graphql/document-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGuestOrder } from '../../../src/account/guest-order/api';
import { CustomerOrderDocument, parseOrder } from '../../../src/account/orders/api';
import { fetchReasons } from '../../../src/account/orders/changes-api';
import { OrderHistoryDocument, parseHistory } from '../../../src/account/orders/history/api';
import { parseSavedPayments, SavedPaymentsDocument } from '../../../src/account/saved-payments/api';
import { fetchWishlists } from '../../../src/account/wishlist/api';
import { fetchItems } from '../../../src/account/wishlist/more-api';
import { createCartApi } from '../../../src/cart/api';
import { fetchNames } from '../../../src/cart/crossing/names-api';
import { estimateShipping } from '../../../src/cart/page/estimate-api';
import { brandSource } from '../../../src/catalog/brand/api';
import { fetchBySku } from '../../../src/catalog/by-sku/api';
import { ListingFacetsDocument, parseFacets } from '../../../src/catalog/listing/facets-api';
import { categorySource } from '../../../src/catalog/listing/listing-api';
import { branchesOf, GetMegaMenuDocument } from '../../../src/catalog/menu/api';
import { parseProductPage, ProductPageDocument } from '../../../src/catalog/product-page/api';
import {
  parseRatings,
  parseReviews,
  ProductReviewsDocument,
  ReviewRatingsDocument,
} from '../../../src/catalog/reviews/api';
import { parseHelp, SearchHelpDocument } from '../../../src/catalog/search/results/help-api';
import { searchSource } from '../../../src/catalog/search/results/search-api';
import { parseSuggestions, SearchSuggestionsDocument } from '../../../src/catalog/search/suggest/suggest-api';
import {
  CategoryBreadcrumbsDocument,
  parseBreadcrumbs,
  parseShelf,
  ProductShelfDocument,
} from '../../../src/catalog/shelf/shelf-api';
import { createStepsApi } from '../../../src/checkout/offers/steps-api';
import { fetchAgreements } from '../../../src/checkout/order/agreements/api';
import { blocksOf, CmsBlocksDocument, CmsPageDocument, parseCmsPage } from '../../../src/content/cms/cms-api';
import {
  fetchMoreEvents,
  parseEventPage,
  parseEvents,
  StoreEventDocument,
  StoreEventsDocument,
} from '../../../src/content/events/api';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { parseChoices } from '../../../src/store-view/choice-api';
import { document as StoreConfigDocument, select } from '../../../src/store-view/config-api';
import { StoreChoicesDocument } from '../../../src/graphql/generated/store-view-choice';
import type { Transport } from '../../../src/transport/transport';
import { fetchAddresses } from '../../../src/user/addresses/api';
import { fetchRegions } from '../../../src/user/addresses/regions-api';
import { fetchSession } from '../../../src/user/api';
import { createText } from '../../../src/words/text';
import { coded, codedShop, marksIn, read, type Mark } from './coded-shop';
import { markUp, texts } from './known-texts';

type Reader = (transport: Transport) => Promise<unknown>;
const reading =
  <D>(document: DocumentText<D, never>, parse: (data: D) => unknown): Reader =>
  (transport) =>
    transport
      .query(document as DocumentText<D, object>, {}, { policy: 'network-only', needs: (data) => data })
      .then(parse);
const source = <D, V>({ document, parse }: { document: DocumentText<D, V>; parse(data: D): unknown }) =>
  reading(document as DocumentText<D, never>, parse);

const brand = { id: '1', name: 'Harbour', slug: 'harbour', count: 1 };
const wish = { number: '1', email: 'a@b.example', lastname: 'Guest', postcode: '1' };

const readers: Record<string, Reader> = {
  order: reading(CustomerOrderDocument, ({ customer }) =>
    customer?.orders?.items.map((order) => order && parseOrder(order, true)),
  ),
  history: reading(OrderHistoryDocument, parseHistory),
  guestOrder: (transport) => findGuestOrder({ transport }, wish),
  reasons: (transport) => fetchReasons({ transport, cart: undefined as never }),
  savedPayments: reading(SavedPaymentsDocument, parseSavedPayments),
  wishlists: (transport) => fetchWishlists(transport, 10),
  wishlist: (transport) => fetchItems(transport, '1', 1, 10),
  cart: (transport) =>
    createCartApi(transport, createBrowserStorage('test'), createText('en_US')).details('1', {}),
  names: (transport) => fetchNames(transport, ['A']),
  estimate: (transport) =>
    estimateShipping(transport, '1', 'USD', { country: 'US', regionId: 1, postcode: '1' }),
  bySku: (transport) => fetchBySku(transport, ['A']),
  brand: source(brandSource(brand)),
  category: source(categorySource('1')),
  search: source(searchSource('gin')),
  facets: reading(ListingFacetsDocument, (data) => parseFacets(data, [])),
  menu: reading(GetMegaMenuDocument, branchesOf),
  product: reading(ProductPageDocument, parseProductPage),
  reviews: reading(ProductReviewsDocument, (data) => parseReviews(data, 1)),
  ratings: reading(ReviewRatingsDocument, parseRatings),
  help: reading(SearchHelpDocument, parseHelp),
  suggestions: reading(SearchSuggestionsDocument, (data) => parseSuggestions(data, 'gin')),
  shelf: reading(ProductShelfDocument, parseShelf),
  breadcrumbs: reading(CategoryBreadcrumbsDocument, parseBreadcrumbs),
  offers: (transport) => createStepsApi(transport).offers('1'),
  agreements: fetchAgreements,
  page: reading(CmsPageDocument, parseCmsPage),
  blocks: reading(CmsBlocksDocument, ({ cmsBlocks }) => blocksOf(cmsBlocks?.items)),
  events: reading(StoreEventsDocument, parseEvents),
  event: reading(StoreEventDocument, parseEventPage),
  moreEvents: (transport) => fetchMoreEvents(transport, 1, 10),
  storeView: reading(StoreConfigDocument, select),
  storeViews: reading(StoreChoicesDocument, parseChoices),
  regions: fetchRegions,
  addresses: fetchAddresses,
  session: fetchSession,
};

/** Wherever they stand in it. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Map || value instanceof Set) return stringsOf([...value]);
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

const variants = ['ConfigurableProduct', 'ConfigurableCartItem', 'ConfigurableWishlistItem'];
const shops = [undefined, ...variants].map((type) => codedShop(() => type));
const shown = new Map<string, Mark[]>();
beforeAll(async () => {
  for (const [name, reader] of Object.entries(readers)) {
    const answers = await Promise.all(shops.map(({ transport }) => reader(transport)));
    shown.set(name, answers.flatMap(stringsOf).flatMap(marksIn));
  }
});
afterAll(() => shops.forEach(({ transport }) => transport.dispose()));

const isRead = (field: string) => texts.has(field) || /^REST.*title$/.test(field);

it.each(Object.keys(readers))('%s is shown as it is meant', (name) => {
  const marks = shown.get(name)!;
  expect(marks.length).toBeGreaterThan(0);
  const wrong = marks.filter(({ field, words }) =>
    // Mark-up is shown as such, or as the text in it.
    markUp.has(field) ? ![coded, read].includes(words) : words !== (isRead(field) ? read : coded),
  );
  expect(wrong).toEqual([]);
});

/** Asked for where another one is shown, or told by nobody but a state: titles of pages, numbers of stars, what a card is called. */
const unshown = `
  CmsBlock.title CmsPage.title ConfigurableProductOptionsValues.default_label
  ConfigurableProductOptionsValues.label KeyValue.name KeyValue.value MediaGalleryEntry.label
  OrderItemInterface.status ProductInterface.alcohol_by_volume ProductReviewRating.value
  ProductReviewRatingValueMetadata.value StoreConfig.title_prefix StoreConfig.title_suffix
  StoreConfig.website_name
`;

it('shows nearly every text that is asked for', () => {
  const seen = new Set([...shown.values()].flat().map(({ field }) => field));
  expect([...texts].filter((field) => !seen.has(field)).sort()).toEqual(unshown.trim().split(/\s+/).sort());
});
