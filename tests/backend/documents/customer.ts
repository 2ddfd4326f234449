// A customer, who signs in first and takes over the carts that the guest left.
import type { Step } from './step';

export const customer: readonly Step[] = [
  {
    document: 'generateCustomerToken',
    variables: { email: 'diana@example.com', password: 'Passw0rd!23' },
    keep: { token: 'generateCustomerToken.token' },
  },
  { document: 'customerChip' },
  { document: 'customerDetails' },
  { document: 'customerGroup' },
  { document: 'customerSubscription' },
  { document: 'customerCartId', keep: { own: 'customerCart.id' } },
  { document: 'customerAddresses' },
  { document: 'customerPaymentTokens' },
  { document: 'customerWishlists', keep: { wishlist: 'customer.wishlists.0.id' } },
  { document: 'mergeCarts', variables: { sourceCartId: '$merged', destinationCartId: '$own' } },
  {
    document: 'assignCustomerToGuestCart',
    variables: { cartId: '$handedOver' },
    keep: { own: 'assignCustomerToGuestCart.id' },
  },
  { document: 'setCustomerAddressOnCart', variables: { cartId: '$own', addressId: 1 } },
  {
    document: 'setBillingAddressOnCart',
    variables: { cartId: '$own', billingAddress: { same_as_shipping: true } },
  },
  {
    document: 'setShippingMethodsOnCart',
    variables: { cartId: '$own', carrierCode: 'flatrate', methodCode: 'flatrate' },
  },
  { document: 'setPaymentMethodOnCart', variables: { cartId: '$own', paymentMethod: { code: 'checkmo' } } },
  { document: 'placeOrder', variables: { cartId: '$own' } },
  {
    document: 'customerOrders',
    variables: { pageSize: 10, filter: {} },
    keep: { order: 'customer.orders.items.0.id', orderNumber: 'customer.orders.items.0.number' },
  },
  { document: 'customerOrder', variables: { number: '$orderNumber' } },
  { document: 'reorderItems', variables: { orderNumber: '$orderNumber' } },
  { document: 'cancelOrder', variables: { input: { order_id: '$order', reason: 'Other' } } },
  {
    document: 'createCustomerAddress',
    variables: {
      input: {
        firstname: 'D',
        lastname: 'L',
        street: ['77 Pine St'],
        city: 'Boston',
        region: { region_code: 'MA', region_id: 32 },
        postcode: '02108',
        country_code: 'US',
        telephone: '6175550144',
      },
    },
    keep: { address: 'createCustomerAddress.id' },
  },
  { document: 'updateCustomerAddress', variables: { id: '$address', input: { city: 'Cambridge' } } },
  { document: 'deleteCustomerAddress', variables: { id: '$address' } },
  {
    document: 'deletePaymentToken',
    variables: { publicHash: 'nope' },
    error: 'Could not find a token using public hash: nope',
  },
  { document: 'createBraintreeClientToken', error: 'The Braintree payment method is not active.' },
  {
    document: 'addProductsToWishlist',
    variables: {
      wishlistId: '$wishlist',
      items: [
        { sku: 'WH-001', quantity: 1 },
        { sku: 'WN-009', quantity: 1 },
      ],
    },
  },
  {
    document: 'customerWishlistItems',
    variables: { id: '$wishlist' },
    keep: {
      like: 'customer.wishlist_v2.items_v2.items.0.id',
      otherLike: 'customer.wishlist_v2.items_v2.items.1.id',
    },
  },
  {
    document: 'updateProductsInWishlist',
    variables: { wishlistId: '$wishlist', items: [{ wishlist_item_id: '$like', quantity: 2 }] },
  },
  { document: 'addWishlistItemsToCart', variables: { wishlistId: '$wishlist', itemIds: ['$otherLike'] } },
  { document: 'removeProductsFromWishlist', variables: { wishlistId: '$wishlist', itemIds: ['$like'] } },
  { document: 'setNewsletterSubscription', variables: { isSubscribed: true } },
  { document: 'updateCustomer', variables: { input: { firstname: 'Dia' } } },
  { document: 'updateCustomerEmail', variables: { email: 'diana2@example.com', password: 'Passw0rd!23' } },
  {
    document: 'changeCustomerPassword',
    variables: { currentPassword: 'Passw0rd!23', newPassword: 'N3w!password' },
  },
  { document: 'revokeCustomerToken' },
];
