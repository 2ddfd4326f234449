// The texts in US English: those that every page needs, and a place for those that come with their feature's code.
import type { account } from './account';
import type { accountDetails } from './account-details';
import type { accountMenu } from './account-menu';
import type { accountPage } from './account-page';
import type { addressBook } from './address-book';
import type { addresses } from './addresses';
import { app } from './app';
import type { brand } from './brand';
import { cart } from './cart';
import type { cartChanges } from './cart-changes';
import type { cartEnd } from './cart-end';
import type { cartEstimate } from './cart-estimate';
import type { cartLines } from './cart-lines';
import type { cartStock } from './cart-stock';
import type { catalog } from './catalog';
import type { checkout } from './checkout';
import type { choice } from './choice';
import type { cms } from './cms';
import type { contact } from './contact';
import type { content } from './content';
import type { errorView } from './error-view';
import type { events } from './events';
import type { filters } from './filters';
import type { footer } from './footer';
import type { forms } from './forms';
import type { guestOrder } from './guest-order';
import type { listing } from './listing';
import type { menus } from './menus';
import { navigation } from './navigation';
import type { newsletter } from './newsletter';
import type { newsletterAnswer } from './newsletter-answer';
import type { order } from './order';
import type { orders } from './orders';
import type { pagination } from './pagination';
import type { price } from './price';
import type { product } from './product';
import type { productMore } from './product-more';
import type { productRefusals } from './product-refusals';
import type { quantity } from './quantity';
import type { savedPayments } from './saved-payments';
import type { search } from './search';
import type { searchHelp } from './search-help';
import type { searchPage } from './search-page';
import type { shelf } from './shelf';
import { ui } from './ui';
import type { validation } from './validation';
import type { wishlist } from './wishlist';
import type { wishlistPage } from './wishlist-page';

export interface Messages {
  account: typeof account &
    typeof accountMenu &
    typeof accountPage &
    typeof accountDetails &
    typeof addressBook;
  addresses: typeof addresses;
  app: typeof app;
  ui: typeof ui & typeof price & typeof forms & typeof pagination & typeof quantity & typeof validation;
  cart: typeof cart &
    typeof cartLines &
    typeof cartChanges &
    typeof cartStock &
    typeof cartEstimate &
    typeof cartEnd;
  catalog: typeof catalog &
    typeof listing &
    typeof filters &
    typeof product &
    typeof productRefusals &
    typeof productMore &
    typeof shelf &
    typeof brand &
    typeof wishlist;
  checkout: typeof checkout;
  content: typeof content &
    typeof cms &
    typeof contact &
    typeof events &
    typeof newsletter &
    typeof newsletterAnswer;
  navigation: typeof navigation & typeof choice & typeof menus & typeof footer & typeof errorView;
  orders: typeof orders & typeof order & typeof guestOrder;
  savedPayments: typeof savedPayments;
  wishlist: typeof wishlistPage;
  search: typeof search & typeof searchPage & typeof searchHelp;
}

type Known = { [Feature in keyof Messages]?: Partial<Messages[Feature]> };

export const messages: Known = { app, ui: { ...ui }, cart: { ...cart }, navigation: { ...navigation } };

/** For the texts that not every page needs; what shows them imports their file. */
export function addMessages(texts: Known): void {
  for (const [feature, added] of Object.entries(texts))
    Object.assign((messages[feature as keyof Messages] ??= {}), added);
}
