// What a host page may say about its shop, with the sentence that documents it.

/** Attributes of <airside-store>; data-* of the loader script. */
export const configAttributes = {
  endpoint: 'GraphQL endpoint; /graphql of the origin that the loader came from when absent.',
  'rest-url': 'Magento REST base without version.',
  'content-url': 'Base of the content service.',
  'shop-url': 'Where links lead: the address of the standalone shop.',
  'cart-url':
    'Where links to the cart lead: a page with <airside-cart-page> on the site of the page itself, or one of the shop’s.',
  'checkout-url': 'The same for the checkout, with <airside-checkout>.',
  'payment-url': 'Origin of the demo card fields.',
  'store-view': 'Store view code to start with.',
  listing:
    'How listings go on: "pages", or "more" for a button that adds the next products to those that are there.',
  locale: 'Locale of all texts; the nearest one where it does not exist.',
} as const;
