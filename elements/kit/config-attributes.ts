// What a host page may say about its shop, with the sentence that documents it.

/** Attributes of <airside-store>; data-* of the loader script. */
export const configAttributes = {
  endpoint: 'GraphQL endpoint; /graphql of the origin that the loader came from when absent.',
  'rest-url': 'Magento REST base without version; /rest beside the endpoint when absent.',
  'content-url': 'Base of the content service; /api beside the endpoint when absent.',
  'shop-url': 'Where links lead: the address of the standalone shop; the endpoint’s origin when absent.',
  'cart-url':
    'Where links to the cart lead: a page with <airside-cart-page> on the site of the page itself, or one of the shop’s; the shop’s cart when absent.',
  'checkout-url': 'The same for the checkout, with <airside-checkout>.',
  'payment-url': 'Origin of the demo card fields; no such fields when absent.',
  'store-view': 'Store view code to start with; the backend’s default when absent.',
  listing: 'How listings go on: "pages", as when absent, or "more" for a button that adds the next products.',
  locale: 'Locale of all texts; the nearest one where it does not exist, en_US when absent.',
} as const;
