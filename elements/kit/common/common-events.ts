// Events that several elements tell, described once; contracts spread those that they have.

export const notFoundEvent = {
  'airside-not-found': { description: 'There is no product with this SKU.', detail: 'NotFound' },
};

export const signInEvents = {
  'airside-signed-in': {
    description: 'Somebody has signed in, and the cart came along.',
    detail: 'SignedIn',
  },
};

export const accountEvents = {
  'airside-account-created': {
    description: 'The account is there; it may have to be confirmed before one can sign in.',
    detail: 'AccountCreated',
  },
};

export const wishlistEvents = {
  'airside-sign-in-requested': {
    description: 'A guest of another site follows a heart; origin is the path to come back to.',
    detail: 'SignInRequested',
  },
  'airside-wishlist-item-added': { description: 'A product is on the wishlist.', detail: 'ItemEvent' },
  'airside-wishlist-item-removed': { description: 'A product is off the wishlist.', detail: 'ItemEvent' },
};

/** Of product cards, alone or in lists. */
export const cardEvents = {
  'airside-list-viewed': {
    description: 'Products are shown; once per list, and again when it shows others.',
    detail: 'ItemListEvent',
  },
  'airside-item-selected': {
    description: 'The link of a product in a list is followed.',
    detail: 'ItemListEvent',
  },
  ...wishlistEvents,
};

/** Of what has a button that buys. */
export const purchaseEvents = {
  'airside-item-added': { description: 'The product is in the cart.', detail: 'ItemEvent' },
};

export const searchEvents = {
  'airside-searched': {
    description: 'Somebody has searched and is on the way to the results.',
    detail: 'Searched',
  },
};

export const cartLineEvents = {
  'airside-item-added': {
    description: 'Pieces of a line were added, or a removed line was put back.',
    detail: 'ItemEvent',
  },
  'airside-item-removed': { description: 'A line, or pieces of it, were removed.', detail: 'ItemEvent' },
};

export const miniCartEvents = {
  'airside-opened': { description: 'The drawer was opened.', detail: 'DrawerOpened' },
  'airside-closed': { description: 'The drawer was closed.', detail: 'undefined' },
  ...cartLineEvents,
};

export const newsletterEvents = {
  'airside-newsletter-subscribed': {
    description: 'The backend has taken the address, once per address.',
    detail: 'NewsletterSubscribed',
  },
};

/** Of a shop, not of one element: from the document, or from the <airside-store> that has a shop of its own. */
export const stateEvents = {
  'airside-cart-changed': {
    description:
      'State: what is in the cart. When it is known, when it changes, and when the document gets airside-state-requested.',
    detail: 'CartChanged',
  },
  'airside-session-changed': {
    description: 'State: whether somebody is signed in. Told like airside-cart-changed.',
    detail: 'SessionChanged',
  },
};
