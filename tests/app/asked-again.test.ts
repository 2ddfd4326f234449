// behaviour 4.1: what failed for want of the network is asked again with it, and nothing else is.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWishlistPage } from '../../src/account/wishlist/state';
import { createSkuAnswers } from '../../src/catalog/by-sku/sku-answers';
import { createReviewList } from '../../src/catalog/reviews/review-list';
import { shelfFilter } from '../../src/catalog/shelf/shelf-api';
import { shelfOfSpecials } from '../../src/catalog/shelf/specials';
import { createBlocks } from '../../src/content/cms/blocks';
import type { Storefront } from '../../src/storefront';
import { createAddressBook } from '../../src/user/addresses/address-book';
import { backendShop, type BackendShop } from '../support/backend-shop';
import { waitFor } from '../support/wait-for';

let shop: BackendShop;
let browser: EventTarget;
const connection = { onLine: true };
beforeEach(async () => {
  connection.onLine = true;
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', connection);
  shop = await backendShop();
});
afterEach(async () => {
  await shop.close();
  vi.unstubAllGlobals();
});

/** Answers what is known, and what went wrong. */
type Known = () => { there: unknown; error: unknown };

const rows: Record<string, [operation: string, ask: (storefront: Storefront) => Known]> = {
  'a product by its SKU': [
    'ProductsBySku',
    (storefront) => {
      const answer = storefront.feature(createSkuAnswers).bySku('GN-002');
      return () => ({ there: answer.value.product, error: answer.value.error });
    },
  ],
  'a shelf of specials': [
    'ProductShelf',
    (storefront) => {
      const { products, error, dispose } = shelfOfSpecials(storefront, { filter: shelfFilter() }, 2);
      storefront.onDispose(dispose);
      return () => ({ there: products.value, error: error.value });
    },
  ],
  'reviews of a product': [
    'ProductReviews',
    (storefront) => {
      const { shown, error, dispose } = createReviewList(storefront, 'GN-002');
      storefront.onDispose(dispose);
      return () => ({ there: shown.value, error: error.value });
    },
  ],
  'a block': [
    'CmsBlocks',
    (storefront) => {
      const answer = storefront.feature(createBlocks).block('contact-us-banner');
      return () => ({ there: answer.value.html, error: answer.value.error });
    },
  ],
  'the cart that is shown': [
    'CartDetails',
    ({ cart }) => {
      void cart.load();
      return () => ({ there: cart.details.value, error: cart.detailsError.value });
    },
  ],
  'the wishlist': [
    'WishlistPage',
    (storefront) => {
      const { lists, error, dispose } = createWishlistPage(storefront);
      storefront.onDispose(dispose);
      return () => ({ there: lists.value, error: error.value });
    },
  ],
  'the addresses': [
    'CustomerAddresses',
    (storefront) => {
      const { addresses, load, loadError } = storefront.feature(createAddressBook);
      void load();
      return () => ({ there: addresses.value, error: loadError.value });
    },
  ],
  'who is signed in': [
    'CustomerDetails',
    ({ user }) => {
      void user.getDetails();
      return () => ({ there: user.currentUser.value, error: user.getDetailsError.value });
    },
  ],
};

it.each(Object.entries(rows))('%s', async (_, [operation, ask]) => {
  const { asked, intercept, storefront } = shop;
  await storefront.cart.addItem({ sku: 'GN-002', quantity: 1 });
  await shop.signIn();
  storefront.cart.reset();
  await waitFor(() => expect(storefront.user.currentUser.value).toBeDefined());
  storefront.user.reset();

  connection.onLine = false;
  intercept.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const known = ask(storefront);
  await waitFor(() => expect(known()).toMatchObject({ error: expect.any(Error), there: undefined }));

  connection.onLine = true;
  intercept.answer = undefined;
  browser.dispatchEvent(new Event('online'));
  await waitFor(() => expect(known()).toMatchObject({ there: expect.anything() }));

  const times = () => asked.filter((name) => name === operation).length;
  const [before, { there }] = [times(), known()];
  browser.dispatchEvent(new Event('online'));
  // Answered after whatever else would be asked.
  const next = storefront.feature(createSkuAnswers).bySku('WH-002');
  await waitFor(() => expect(next.value.product).toBeDefined());
  expect(known().there).toBe(there);
  expect(times()).toBe(before + Number(operation === 'ProductsBySku'));
});
