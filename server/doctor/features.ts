// What the shop can do without, and what a shopper then no longer sees. All else that its documents name is needed.

export interface OptionalPart {
  /** Where it stands in the backend's schema: 'Customer.groupId', 'Query.cart(terminal:)'. */
  coordinate: string;
  /** The feature that is hidden without it, in a merchant's words. */
  hides: string;
  /** Who adds it to a stock Magento; parts of Magento itself have none. */
  addedBy?: 'module' | 'attribute';
}

const fromModule = (coordinate: string, hides: string): OptionalPart => ({
  coordinate,
  hides,
  addedBy: 'module',
});
const fromAttribute = (coordinate: string, hides: string): OptionalPart => ({
  coordinate,
  hides,
  addedBy: 'attribute',
});

const contactForm = 'contact form';
const brand = 'brand on product cards';
const brandPages = 'brand pages';
const wishlist = 'wishlist';
const newShelf = 'shelf of new products';
const bestSellerShelf = 'shelf of best sellers';
const employeeCategories = 'employee-only categories (everybody sees them in the menu)';
const coupons = 'coupon codes';
const stars = 'stars of reviews';
const fewLeft = 'hint that only a few are left';
const cancellation = 'cancelling an order';
const guestCancellation = 'cancelling an order without an account';
const savedPayments = 'saved cards';
const saleLimits = 'least and most pieces that one order may hold';
const lineAvailability = 'stock problems on a line of the cart, where its errors say nothing';
const cartTax = 'setting of its own for tax in the cart’s prices (they are shown as the catalogue’s)';
const variantPictures = 'pictures of a product’s variants';

export const optionalParts: readonly OptionalPart[] = [
  fromModule('Customer.groupId', 'employee menu'),
  fromModule('Query.cart(terminal:)', 'which terminal a cart is read from'),
  fromModule('Query.cart(source_code:)', 'which stock a cart sells from'),
  fromModule('Query.storeEvents', 'events page'),
  fromModule('Query.storeEvent', 'page of one event'),
  fromModule('Mutation.subscribeEmailToNewsletter(firstname:)', 'first name in the newsletter form'),
  fromModule('Mutation.subscribeEmailToNewsletter(audience:)', 'choice between newsletters'),
  fromAttribute('ProductInterface.brand', brand),
  fromAttribute('ProductInterface.brand_name', brand),
  fromAttribute('ProductInterface.abv', 'alcohol by volume'),
  fromAttribute('ProductInterface.alcohol_by_volume', 'alcohol by volume'),
  fromAttribute('ProductInterface.age_statement', 'age of a product'),
  fromAttribute('ProductInterface.is_new', '“New” tag'),
  fromAttribute('ProductInterface.best_seller', '“Best seller” tag'),
  fromAttribute('ProductInterface.hide_price', 'hidden prices (everybody sees them)'),
  fromAttribute('SimpleProduct.hide_price', 'hidden prices of variants (everybody sees them)'),
  fromAttribute('ProductAttributeFilterInput.brand', brandPages),
  fromAttribute('ProductAttributeFilterInput.is_new', newShelf),
  fromAttribute('ProductAttributeFilterInput.best_seller', bestSellerShelf),
  fromAttribute('CategoryTree.is_employee_restricted', employeeCategories),
  { coordinate: 'CategoryTree.cms_block', hides: 'blocks of editors on categories' },
  { coordinate: 'Query.cmsBlocks', hides: 'words of brands, blocks of editors' },
  { coordinate: 'StoreConfig.contact_enabled', hides: contactForm },
  { coordinate: 'Mutation.contactUs', hides: contactForm },
  { coordinate: 'StoreConfig.shopping_cart_display_price', hides: cartTax },
  { coordinate: 'StoreConfig.shopping_cart_display_subtotal', hides: cartTax },
  { coordinate: 'StoreConfig.timezone', hides: 'clock at the place of an event (times are the visitor’s)' },
  { coordinate: 'Customer.wishlists', hides: wishlist },
  { coordinate: 'Mutation.addProductsToWishlist', hides: wishlist },
  { coordinate: 'Mutation.removeProductsFromWishlist', hides: wishlist },
  { coordinate: 'Mutation.addWishlistItemsToCart', hides: 'way from the wishlist to the cart' },
  { coordinate: 'Mutation.updateProductsInWishlist', hides: 'quantities and notes on the wishlist' },
  { coordinate: 'Customer.wishlist_v2', hides: 'wishlists longer than a page' },
  {
    coordinate: 'Query.guestOrder',
    hides: 'order number on a guest’s receipt, and guests’ look at their orders',
  },
  {
    coordinate: 'OrderInformationInput.lastname',
    hides: 'guests’ orders by last name (the postcode is asked for)',
  },
  { coordinate: 'Customer.orders', hides: 'order history, order number on a customer’s receipt' },
  { coordinate: 'CustomerOrdersFilterInput.order_date', hides: 'search of orders by day' },
  { coordinate: 'CustomerOrder.available_actions', hides: cancellation },
  { coordinate: 'Mutation.cancelOrder', hides: cancellation },
  { coordinate: 'CustomerOrder.token', hides: guestCancellation },
  { coordinate: 'Mutation.requestGuestOrderCancel', hides: guestCancellation },
  { coordinate: 'Mutation.confirmCancelOrder', hides: guestCancellation },
  { coordinate: 'StoreConfig.order_cancellation_reasons', hides: cancellation },
  { coordinate: 'OrderItemInterface.product', hides: 'pictures and links in an order' },
  { coordinate: 'Mutation.reorderItems', hides: 'buying an order again' },
  { coordinate: 'Query.customerPaymentTokens', hides: savedPayments },
  { coordinate: 'Mutation.deletePaymentToken', hides: savedPayments },
  { coordinate: 'Customer.group', hides: 'employee menu by customer group' },
  { coordinate: 'CustomerGroup.uid', hides: 'employee menu by customer group' },
  {
    coordinate: 'StoreConfig.customer_access_token_lifetime',
    hides: 'length of a session where the token does not tell it (an hour is taken)',
  },
  {
    coordinate: 'StoreConfig.is_guest_checkout_enabled',
    hides: 'that orders need an account, until an email is given',
  },
  { coordinate: 'StoreConfig.newsletter_enabled', hides: 'that there is no newsletter to offer' },
  { coordinate: 'Mutation.createBraintreeClientToken', hides: 'cards by Braintree' },
  { coordinate: 'StoreConfig.braintree_cc_vault_active', hides: 'offer to save a card with Braintree' },
  { coordinate: 'PaymentMethodInput.braintree_cc_vault', hides: 'orders with a saved card' },
  {
    coordinate: 'PlaceOrderOutput.errors',
    hides: 'reason of a refused order that is no error of the answer',
  },
  { coordinate: 'Mutation.confirmEmail', hides: 'confirmation of new accounts' },
  { coordinate: 'Mutation.resendConfirmationEmail', hides: 'second mail to confirm a new account' },
  { coordinate: 'Query.availableStores', hides: 'choice of store views' },
  { coordinate: 'Query.currency', hides: 'choice of currencies' },
  { coordinate: 'Mutation.applyCouponToCart', hides: coupons },
  { coordinate: 'Mutation.removeCouponFromCart', hides: coupons },
  { coordinate: 'Cart.itemsV2', hides: 'changed lines in the answer of a change (the cart is read again)' },
  {
    coordinate: 'UpdateCartItemsOutput.errors',
    hides: 'reason of a refused quantity that is no error of the answer',
  },
  { coordinate: 'CartItemInterface.errors', hides: 'stock problems on a line of the cart' },
  { coordinate: 'CartItemInterface.is_available', hides: lineAvailability },
  { coordinate: 'CartItemInterface.not_available_message', hides: lineAvailability },
  { coordinate: 'CartItemInterface.max_qty', hides: 'most pieces that a line of the cart may hold' },
  { coordinate: 'CartPrices.discounts', hides: 'discounts in the cart’s totals' },
  { coordinate: 'Discount.coupon', hides: 'that a code takes nothing off where another discount does' },
  { coordinate: 'CartPrices.applied_taxes', hides: 'taxes in the cart’s totals' },
  { coordinate: 'ProductInterface.rating_summary', hides: stars },
  { coordinate: 'Products.suggestions', hides: 'other spellings where a search finds nothing' },
  { coordinate: 'ProductInterface.review_count', hides: stars },
  { coordinate: 'ProductInterface.only_x_left_in_stock', hides: fewLeft },
  { coordinate: 'SimpleProduct.only_x_left_in_stock', hides: fewLeft },
  { coordinate: 'ProductInterface.min_sale_qty', hides: saleLimits },
  { coordinate: 'ProductInterface.max_sale_qty', hides: saleLimits },
  { coordinate: 'SimpleProduct.min_sale_qty', hides: saleLimits },
  { coordinate: 'SimpleProduct.max_sale_qty', hides: saleLimits },
  { coordinate: 'ProductInterface.media_gallery_entries', hides: variantPictures },
  { coordinate: 'SimpleProduct.media_gallery_entries', hides: variantPictures },
  { coordinate: 'ConfigurableProductOptionsValues.swatch_data', hides: 'colour swatches' },
];

const hiddenBy = new Map(optionalParts.map(({ coordinate, hides }) => [coordinate, hides]));

/** The feature that is hidden without the coordinate; undefined when the shop needs it. */
export const hides = (coordinate: string): string | undefined => hiddenBy.get(coordinate);

const headings: Readonly<Record<string, string>> = {
  'store-view': 'Store view',
  navigation: 'Menu',
  routing: 'Addresses of pages',
  catalog: 'Products and categories',
  cart: 'Cart',
  checkout: 'Checkout',
  user: 'Sign-in',
};

/** A folder of src as people call it. */
export const headingOf = (feature: string): string =>
  headings[feature] ?? feature.charAt(0).toUpperCase() + feature.slice(1).replaceAll('-', ' ');
