// The checkout: who changes what.
import { ofCart, address, cart, mutation, placed, q } from './rows';

export const checkout = [
  ...ofCart(
    'setGuestEmailOnCart',
    '- - - -',
    'rw - - -',
    (id) => `setGuestEmailOnCart(input: { cart_id: ${id}, email: "x@example.com" }) { cart ${cart} }`,
  ),
  ...ofCart(
    'setShippingAddressesOnCart',
    '- rw - -',
    'rw - - -',
    (id) =>
      `setShippingAddressesOnCart(input: { cart_id: ${id}, shipping_addresses: [{ address: ${address} }] }) { cart ${cart} }`,
  ),
  mutation(
    'setShippingAddressesOnCart her address on one’s own cart',
    '- rw - -',
    (w, asker) =>
      `setShippingAddressesOnCart(input: { cart_id: ${q(w.carts[asker])}, shipping_addresses: [{ customer_address_id: 2 }] }) { cart ${cart} }`,
  ),
  ...ofCart(
    'setBillingAddressOnCart',
    '- rw - -',
    'rw - - -',
    (id) =>
      `setBillingAddressOnCart(input: { cart_id: ${id}, billing_address: { address: ${address} } }) { cart ${cart} }`,
  ),
  mutation(
    'setBillingAddressOnCart her address on one’s own cart',
    '- rw - -',
    (w, asker) =>
      `setBillingAddressOnCart(input: { cart_id: ${q(w.carts[asker])}, billing_address: { customer_address_id: 2 } }) { cart ${cart} }`,
  ),
  ...ofCart(
    'setShippingMethodsOnCart',
    '- r - -',
    'r - - -',
    (id) =>
      `setShippingMethodsOnCart(input: { cart_id: ${id}, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart ${cart} }`,
  ),
  ...ofCart(
    'setPaymentMethodOnCart',
    '- rw - -',
    'rw - - -',
    (id) =>
      `setPaymentMethodOnCart(input: { cart_id: ${id}, payment_method: { code: "cashondelivery" } }) { cart ${cart} }`,
  ),
  ...ofCart(
    'estimateShippingMethods',
    '- - - -',
    '- - - -',
    (id) =>
      `estimateShippingMethods(input: { cart_id: ${id}, address: { country_code: US } }) { carrier_code }`,
  ),
  ...ofCart(
    'estimateTotals',
    '- r - -',
    'r - - -',
    (id) => `estimateTotals(input: { cart_id: ${id}, address: { country_code: US } }) { cart ${cart} }`,
  ),
  ...ofCart('placeOrder', '- rw - -', 'rw - - -', (id) => `placeOrder(input: { cart_id: ${id} }) ${placed}`),
  ...ofCart(
    'setPaymentMethodAndPlaceOrder',
    '- rw - -',
    'rw - - -',
    (id) =>
      `setPaymentMethodAndPlaceOrder(input: { cart_id: ${id}, payment_method: { code: "checkmo" } }) ${placed}`,
  ),
  mutation('createBraintreeClientToken', '- - - -', () => 'createBraintreeClientToken'),
  mutation('createBraintreePayPalClientToken', '- - - -', () => 'createBraintreePayPalClientToken'),
  mutation(
    'createBraintreePayPalVaultClientToken',
    '- - - -',
    (w) => `createBraintreePayPalVaultClientToken(input: { public_hash: ${q(w.card)} })`,
  ),
];
