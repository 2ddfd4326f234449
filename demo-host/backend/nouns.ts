// The list of nouns that make up the backend: their resolvers and their REST routes.
import { catalogResolvers } from './catalog/resolvers';
import { cartResolvers } from './cart/resolvers';
import { checkoutResolvers } from './checkout/resolvers';
import { checkoutRest } from './checkout/rest';
import { contactResolvers } from './contact/resolvers';
import { contentResolvers } from './content/resolvers';
import type { Context } from './context';
import { accountResolvers } from './customer/account-resolvers';
import { customerResolvers } from './customer/resolvers';
import { customerRest } from './customer/rest';
import { newsletterResolvers } from './newsletter/resolvers';
import { orderResolvers } from './orders/resolvers';
import { reviewResolvers } from './reviews/resolvers';
import { routingResolvers } from './routing/resolvers';
import { storeViewResolvers } from './store-view/resolvers';
import { wishlistResolvers } from './wishlist/resolvers';
import { directoryRest } from './store-view/rest';

/** Field resolvers by type name; merged, so several nouns may add fields to one type. */
export type Resolvers = Record<string, Record<string, unknown>>;

/** Answers a request below /rest/[store]/, or leaves it to the next one. `url.pathname` starts with /V1/. */
export type RestHandler = (request: Request, url: URL, context: Context) => Promise<Response | undefined>;

export const resolvers: Resolvers[] = [
  storeViewResolvers,
  catalogResolvers,
  routingResolvers,
  contentResolvers,
  customerResolvers,
  accountResolvers,
  cartResolvers,
  checkoutResolvers,
  orderResolvers,
  wishlistResolvers,
  reviewResolvers,
  newsletterResolvers,
  contactResolvers,
];

export const restHandlers: RestHandler[] = [directoryRest, checkoutRest, customerRest];
