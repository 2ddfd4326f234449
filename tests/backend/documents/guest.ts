// A guest who buys twice, and what else needs no account.
import type { Step } from './step';

export const guest: readonly Step[] = [
  { document: 'createGuestCart', keep: { guestCart: 'createGuestCart.cart.id' } },
  { document: 'createEmptyCart', keep: { cart: 'cartId' } },
  {
    document: 'addProductsToCart',
    variables: { cartId: '$cart', cartItems: [{ sku: 'WH-001', quantity: 2 }] },
  },
  { document: 'addSimpleProductsToCart', variables: { cartId: '$cart', quantity: 1, sku: 'GN-001' } },
  {
    document: 'addConfigurableProductsToCart',
    variables: { cartId: '$cart', quantity: 1, sku: 'CF-001-70', parentSku: 'CF-001' },
  },
  { document: 'cartTrigger', variables: { cartId: '$cart', sourceCode: 'default' } },
  { document: 'cartTriggerStock', variables: { cartId: '$cart' } },
  { document: 'cartDetails', variables: { cartId: '$cart', terminal: 'x' } },
  {
    document: 'cartDetailsStock',
    variables: { cartId: '$cart' },
    keep: { first: 'cart.items.0.uid', second: 'cart.items.1.uid' },
  },
  { document: 'checkUserIsAuthed', variables: { cartId: '$cart' } },
  { document: 'updateCartItems', variables: { cartId: '$cart', itemId: '$first', quantity: 3 } },
  { document: 'removeItemFromCart', variables: { cartId: '$cart', itemId: '$second' } },
  { document: 'applyCouponToCart', variables: { cartId: '$cart', couponCode: 'SAVE10' } },
  { document: 'removeCouponFromCart', variables: { cartId: '$cart' } },
  { document: 'setGuestEmailOnCart', variables: { cartId: '$cart', email: 'gita@example.com' } },
  {
    document: 'setShippingAddressesOnCart',
    variables: {
      cartId: '$cart',
      firstname: 'Gita',
      lastname: 'Guest',
      street: ['1 Main St'],
      city: 'Austin',
      region_code: 'TX',
      postcode: '73301',
      telephone: '5125550100',
      country_id: 'US',
    },
  },
  {
    document: 'setShippingMethodsOnCart',
    variables: { cartId: '$cart', carrierCode: 'flatrate', methodCode: 'flatrate' },
  },
  {
    document: 'setBillingAddressOnCart',
    variables: { cartId: '$cart', billingAddress: { same_as_shipping: true } },
  },
  { document: 'cartPaymentMethods', variables: { cartId: '$cart' } },
  { document: 'setPaymentMethodOnCart', variables: { cartId: '$cart', paymentMethod: { code: 'checkmo' } } },
  {
    document: 'estimateShippingMethods',
    variables: { input: { cart_id: '$cart', address: { country_code: 'US' } } },
  },
  { document: 'placeOrder', variables: { cartId: '$cart' } },
  {
    document: 'addProductsToCart',
    variables: { cartId: '$guestCart', cartItems: [{ sku: 'WH-001', quantity: 2 }] },
  },
  { document: 'setGuestEmailOnCart', variables: { cartId: '$guestCart', email: 'gita@example.com' } },
  {
    document: 'setShippingAddressesOnCart',
    variables: {
      cartId: '$guestCart',
      firstname: 'Gita',
      lastname: 'Guest',
      street: ['1 Main St'],
      city: 'Austin',
      region_code: 'TX',
      postcode: '73301',
      telephone: '5125550100',
      country_id: 'US',
    },
  },
  {
    document: 'setShippingMethodsOnCart',
    variables: { cartId: '$guestCart', carrierCode: 'flatrate', methodCode: 'flatrate' },
  },
  {
    document: 'setBillingAddressOnCart',
    variables: { cartId: '$guestCart', billingAddress: { same_as_shipping: true } },
  },
  {
    document: 'setPaymentMethodOnCart',
    variables: { cartId: '$guestCart', paymentMethod: { code: 'checkmo' } },
  },
  {
    document: 'placeOrderV2',
    variables: { cartId: '$guestCart' },
    keep: { number: 'placeOrder.orderV2.number', orderToken: 'placeOrder.orderV2.token' },
  },
  { document: 'guestOrder', variables: { number: '$number', email: 'gita@example.com', lastname: 'Guest' } },
  { document: 'guestOrderByToken', variables: { input: { token: '$orderToken' } } },
  { document: 'createEmptyCart', keep: { handedOver: 'cartId' } },
  { document: 'createEmptyCart', keep: { merged: 'cartId' } },
  {
    document: 'addProductsToCart',
    variables: { cartId: '$merged', cartItems: [{ sku: 'RM-001', quantity: 1 }] },
  },
  {
    document: 'createProductReview',
    variables: { input: { sku: 'WH-001', nickname: 'G', summary: 's', text: 't', ratings: [] } },
  },
  {
    document: 'createCustomer',
    variables: {
      input: {
        email: 'doc@example.com',
        firstname: 'D',
        lastname: 'C',
        password: 'Str0ng!pass',
        is_subscribed: false,
      },
    },
  },
  { document: 'requestPasswordResetEmail', variables: { email: 'doc@example.com' } },
  {
    document: 'resetPassword',
    variables: { email: 'doc@example.com', token: 'nope', newPassword: 'N3w!password' },
    error: 'The password token is mismatched. Reset and try again.',
  },
  {
    document: 'resendConfirmationEmail',
    variables: { email: 'doc@example.com' },
    error: "Confirmation isn't needed.",
  },
  {
    document: 'confirmEmail',
    variables: { input: { email: 'doc@example.com', confirmation_key: 'x' } },
    error: 'The account is already active.',
  },
  { document: 'subscribeEmailToNewsletter', variables: { email: 'docreader@example.com' } },
  {
    document: 'subscribeEmailToNewsletterAudience',
    variables: { email: 'docreader2@example.com', firstname: 'D', audience: 'STORE' },
  },
];
