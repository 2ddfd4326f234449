// GraphQL of the checkout: e-mail, addresses, shipping and payment method, and placing the order.
import { cartOf, needsInput } from '../cart/access';
import { isPayable, vaultedMethod } from '../cart/payment-methods';
import { priceCart } from '../cart/pricing';
import {
  cartAddress,
  linesOf,
  saveCartAddress,
  updateCart,
  type CartRow,
  type NewCartAddress,
} from '../cart/rows';
import { cartView } from '../cart/view';
import type { Context } from '../context';
import { ownAddress } from '../customer/address-book';
import { requireCustomer } from '../customer/require-customer';
import { insertCustomerAddress } from '../customer/rows';
import { transaction } from '../database';
import { isEmail } from '../email';
import { inputError, noSuchEntity } from '../errors';
import { settingFlag } from '../settings';
import { readAddress, type AddressInput } from './address';
import { agreementViews, agreementsSetting } from './agreements';
import { braintreeMutations } from './braintree';
import { estimateMutations } from './estimates';
import { checkGuestCheckout } from './guest-checkout';
import { place } from './place';

type Wrapped<T> = { input: { cart_id: string } & T };
interface AddressChoice {
  address?: AddressInput | null;
  customer_address_id?: number | null;
}

function change(context: Context, cartId: string, work: (cart: CartRow) => void) {
  if (cartId === '') throw inputError('Required parameter "cart_id" is missing');
  return transaction(context.db, () => {
    const cart = cartOf(context, cartId);
    checkGuestCheckout(context);
    work(cart);
    return { cart: cartView(context, updateCart(context, cart.id, {})) };
  });
}

/** An address out of the customer's own book. */
function savedAddress(context: Context, id: number): NewCartAddress {
  const customer = requireCustomer(context);
  const address = ownAddress(context, customer, id);
  return {
    ...address,
    region_id: address.region_id || null,
    customer_address_id: id,
    email: customer.email,
  };
}

function chosenAddress(
  context: Context,
  cart: CartRow,
  kind: 'shipping' | 'billing',
  choice: AddressChoice,
): NewCartAddress {
  const { address, customer_address_id: id } = choice;
  if (id == null && !address) {
    throw inputError(`The ${kind} address must contain either "customer_address_id" or "address".`);
  }
  if (id != null && address) {
    throw inputError(
      `The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`,
    );
  }
  if (id != null || !address) return savedAddress(context, id ?? 0);
  const read = readAddress(context.db, address, cartAddress(context.db, cart.id, kind));
  if (context.customer && address.save_in_address_book !== false) {
    const saved = insertCustomerAddress(context.db, context.customer.id, read, context.now);
    return { ...read, customer_address_id: saved };
  }
  return read;
}

function setShippingAddresses(
  _: unknown,
  { input }: Wrapped<{ shipping_addresses: AddressChoice[] }>,
  context: Context,
) {
  return change(context, input.cart_id, (cart) => {
    const [first, ...others] = input.shipping_addresses;
    if (!first) throw inputError('Required parameter "shipping_addresses" is missing');
    if (others.length > 0) throw inputError('You cannot specify multiple shipping addresses.');
    const address = chosenAddress(context, cart, 'shipping', first);
    if (priceCart(context, cart).isVirtual)
      throw noSuchEntity('Shipping address is not allowed on cart: cart contains no items for shipment.');
    saveCartAddress(context.db, cart.id, 'shipping', address);
  });
}

type BillingChoice = AddressChoice & { same_as_shipping?: boolean | null; use_for_shipping?: boolean | null };

function setBillingAddress(
  _: unknown,
  { input }: Wrapped<{ billing_address: BillingChoice }>,
  context: Context,
) {
  const { db } = context;
  return change(context, input.cart_id, (cart) => {
    const choice = input.billing_address;
    if (Object.values(choice).every((value) => value == null)) {
      throw inputError('Required parameter "billing_address" is missing');
    }
    if (choice.same_as_shipping) {
      const shipping = cartAddress(db, cart.id, 'shipping');
      if (!shipping) {
        throw inputError(
          'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
        );
      }
      saveCartAddress(db, cart.id, 'billing', shipping);
      return;
    }
    const address = chosenAddress(context, cart, 'billing', choice);
    saveCartAddress(db, cart.id, 'billing', address);
    if (choice.use_for_shipping) saveCartAddress(db, cart.id, 'shipping', address);
  });
}

function setShippingMethods(
  _: unknown,
  { input }: Wrapped<{ shipping_methods: { carrier_code: string; method_code: string }[] }>,
  context: Context,
) {
  const [first, ...others] = input.shipping_methods;
  if (!first) throw inputError('Required parameter "shipping_methods" is missing');
  if (first.carrier_code === '') throw inputError('Required parameter "carrier_code" is missing.');
  if (first.method_code === '') throw inputError('Required parameter "method_code" is missing.');
  return change(context, input.cart_id, (cart) => {
    if (others.length > 0) throw inputError('You cannot specify multiple shipping methods.');
    chooseShipping(context, cart, first.carrier_code, first.method_code);
  });
}

/** Throws when this cart cannot be shipped that way. */
function chooseShipping(context: Context, cart: CartRow, carrier: string, method: string): void {
  if (linesOf(context, cart.id).length === 0) {
    throw inputError(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
  }
  if (!cartAddress(context.db, cart.id, 'shipping')?.country_id) {
    throw inputError('The shipping address is missing. Set the address and try again.');
  }
  const { shippingMethods } = priceCart(context, cart);
  if (!shippingMethods.some((m) => m.carrier_code === carrier && m.method_code === method)) {
    throw noSuchEntity(`Carrier with such method not found: ${carrier}, ${method}`);
  }
  updateCart(context, cart.id, { shipping_carrier: carrier, shipping_method: method });
}

interface PaymentInput {
  payment_method: {
    code: string;
    braintree?: { payment_method_nonce: string; is_active_payment_token_enabler: boolean } | null;
    braintree_cc_vault?: { public_hash: string } | null;
  };
}

/** Throws when this cart cannot be paid that way. */
export function choosePayment(context: Context, cart: CartRow, code: string): void {
  const priced = priceCart(context, cart);
  if (!priced.isVirtual && !cartAddress(context.db, cart.id, 'shipping')?.country_id) {
    throw inputError('The shipping address is missing. Set the address and try again.');
  }
  if (!isPayable(context, code, priced)) {
    throw inputError('The requested Payment Method is not available.');
  }
  updateCart(context, cart.id, { payment_method: code });
}

function setPayment(
  context: Context,
  cart: CartRow,
  { code, braintree, braintree_cc_vault: saved }: PaymentInput['payment_method'],
): void {
  if (code === '') throw inputError('Required parameter "code" for "payment_method" is missing.');
  choosePayment(context, cart, code);
  // The demo card's nonce travels as Braintree's does, and waits here for placeOrder; so does a saved card's hash.
  const isSaved = vaultedMethod(code) !== undefined;
  updateCart(context, cart.id, {
    payment_nonce: (isSaved ? saved?.public_hash : braintree?.payment_method_nonce) ?? null,
    saves_card: !isSaved && braintree?.is_active_payment_token_enabler ? 1 : 0,
  });
}

export const checkoutResolvers = {
  Query: { checkoutAgreements: (_: unknown, __: unknown, { db }: Context) => agreementViews(db) },
  StoreConfig: {
    is_checkout_agreements_enabled: (_: unknown, __: unknown, { db }: Context) =>
      settingFlag(db, agreementsSetting),
  },
  Mutation: {
    setGuestEmailOnCart: needsInput((_, { input }: Wrapped<{ email: string }>, context) => {
      if (context.customer) throw inputError('The request is not allowed for logged in customers');
      if (input.email === '') throw inputError('Required parameter "email" is missing');
      if (!isEmail(input.email)) throw inputError('Invalid email format');
      return change(
        context,
        input.cart_id,
        (cart) => void updateCart(context, cart.id, { email: input.email }),
      );
    }),
    setShippingAddressesOnCart: needsInput(setShippingAddresses),
    setBillingAddressOnCart: needsInput(setBillingAddress),
    setShippingMethodsOnCart: needsInput(setShippingMethods),
    setPaymentMethodOnCart: needsInput((_, { input }: Wrapped<PaymentInput>, context) => {
      if (input.payment_method.code === '')
        throw inputError('Required parameter "code" for "payment_method" is missing.');
      return change(context, input.cart_id, (cart) => setPayment(context, cart, input.payment_method));
    }),
    ...estimateMutations,
    ...braintreeMutations,
    placeOrder: needsInput((_, { input }: Wrapped<object>, context) => place(context, input.cart_id)),
    setPaymentMethodAndPlaceOrder: needsInput((_, { input }: Wrapped<PaymentInput>, context) =>
      place(context, input.cart_id, (cart) =>
        transaction(context.db, () => setPayment(context, cart, input.payment_method)),
      ),
    ),
  },
};
