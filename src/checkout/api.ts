// The steps of the checkout on the backend; with the other api files the only ones that know operation, path and field names.
import {
  CartOffersDocument,
  IsEmailAvailableDocument,
  SetGuestEmailDocument,
  SetShippingAddressDocument,
  SetShippingMethodDocument,
} from '../graphql/generated/checkout';
import type { Transport } from '../transport/transport';
import type { Money } from '../ui/price/money';
import type { FormattedAddress } from '../user/addresses/address';
import type { PaymentData } from './payment/provider';
import { restPayment } from './payment/rest-payment';
import { createFateApi, type FateApi } from './order/fate-api';
import type { Placed } from './order/place-order';

export interface ShippingMethod {
  /** carrier_code and method_code joined: what forms and cart.shippingMethods use. */
  code: string;
  title: string;
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  amount: Money;
}

export interface PaymentMethod {
  code: string;
  title: string;
}

/** What can be had for a cart as it is now. */
export interface Offers {
  /** undefined: it has no address. */
  shipping: ShippingMethod[] | undefined;
  payment: PaymentMethod[];
}

export interface Order {
  cartId: string;
  /** undefined: the signed-in customer's own cart. */
  guestEmail: string | undefined;
  shippingAddress: FormattedAddress;
  billingAddress: FormattedAddress;
  shippingMethod: { carrier_code: string; method_code: string };
  /** Of what was agreed to. */
  agreementIds: readonly number[];
}

export interface CheckoutApi extends FateApi {
  /** What the backend says of a guest: whether the address has an account, and whether guests are refused. */
  askAboutGuest(email: string): Promise<{ hasAccount: boolean; isRefused: boolean }>;
  /** Whether it is told by `askAboutGuest` that guests are refused, not only by a refusal. */
  tellsOfGuests(): boolean;
  setGuestEmail(cartId: string, email: string): Promise<void>;
  /** What can carry the cart to that address. */
  setShippingAddress(cartId: string, address: FormattedAddress): Promise<ShippingMethod[]>;
  setShippingMethod(cartId: string, method: ShippingMethod): Promise<PaymentMethod[]>;
  offers(cartId: string): Promise<Offers>;
  /** Answers what the order comes to, where the backend says it. */
  sendShippingInformation(order: Order): Promise<Money | undefined>;
  /** Places the order; answers its entity id, or its number where it is paid by saved card. Never sent twice by itself. */
  sendPaymentInformation(order: Order, payment: PaymentData, signal: AbortSignal): Promise<Placed>;
}

export function createCheckoutApi(transport: Transport): CheckoutApi {
  const path = (order: Order, call: string) =>
    order.guestEmail === undefined
      ? `/V1/carts/mine/${call}`
      : `/V1/guest-carts/${encodeURIComponent(order.cartId)}/${call}`;

  return {
    ...createFateApi(transport),

    async askAboutGuest(email) {
      const { isEmailAvailable, storeConfig } = await transport.query(IsEmailAvailableDocument, { email });
      return {
        hasAccount: isEmailAvailable?.is_email_available === false,
        isRefused: storeConfig?.is_guest_checkout_enabled === false,
      };
    },

    tellsOfGuests: () => transport.has('StoreConfig.is_guest_checkout_enabled'),

    async setGuestEmail(cartId, email) {
      await transport.mutate(SetGuestEmailDocument, { cartId, email });
    },

    async setShippingAddress(cartId, address) {
      const { firstname, lastname, street, city, region_code, postcode, telephone, country_id } = address;
      const data = await transport.mutate(SetShippingAddressDocument, {
        cartId,
        firstname,
        lastname,
        street,
        city,
        region_code,
        postcode,
        telephone,
        country_id,
      });
      return parseMethods(
        data.setShippingAddressesOnCart?.cart.shipping_addresses[0]?.available_shipping_methods,
      );
    },

    async setShippingMethod(cartId, method) {
      const data = await transport.mutate(SetShippingMethodDocument, {
        cartId,
        carrierCode: method.carrier_code,
        methodCode: method.method_code,
      });
      return present(data.setShippingMethodsOnCart?.cart.available_payment_methods);
    },

    async offers(cartId) {
      const { cart } = await transport.query(CartOffersDocument, { cartId }, { policy: 'network-only' });
      const address = cart?.shipping_addresses?.[0];
      return {
        shipping: address ? parseMethods(address.available_shipping_methods) : undefined,
        payment: present(cart?.available_payment_methods),
      };
    },

    async sendShippingInformation(order) {
      const { totals } = await transport.rest<RawTotals>('POST', path(order, 'shipping-information'), {
        addressInformation: {
          shipping_address: order.shippingAddress,
          billing_address: order.billingAddress,
          shipping_carrier_code: order.shippingMethod.carrier_code,
          shipping_method_code: order.shippingMethod.method_code,
        },
      });
      return totals?.grand_total === undefined || !totals.quote_currency_code
        ? undefined
        : { value: totals.grand_total, currency: totals.quote_currency_code };
    },

    async sendPaymentInformation(order, payment, signal) {
      if (payment.additionalData.public_hash) {
        const { orderBySavedCard } = await import('./payment/api');
        return { number: await orderBySavedCard(transport, order.cartId, payment, signal) };
      }
      const call = path(order, 'payment-information');
      const body = paymentInformation(order, payment);
      const id = await transport.rest<string | number>('POST', call, body, { signal });
      return { id: String(id) };
    },
  };
}

function paymentInformation(
  { cartId, guestEmail, billingAddress, agreementIds }: Order,
  payment: PaymentData,
): object {
  return {
    billingAddress,
    paymentMethod: {
      ...restPayment(payment),
      ...(agreementIds.length > 0
        ? { extension_attributes: { agreement_ids: agreementIds.map(String) } }
        : {}),
    },
    ...(guestEmail === undefined ? {} : { cartId, email: guestEmail }),
  };
}

interface RawTotals {
  totals?: { grand_total?: number; quote_currency_code?: string };
}

type RawMethod = {
  available: boolean;
  carrier_code: string;
  carrier_title: string;
  method_code: string | null;
  method_title: string | null;
  amount: { value: number | null; currency: string | null };
} | null;

/** Broken carriers answer with available=false and no method code: nobody can choose them. */
function parseMethods(raw: RawMethod[] | null | undefined): ShippingMethod[] {
  return (raw ?? []).flatMap((method) =>
    method?.available && method.method_code
      ? [
          {
            code: `${method.carrier_code}_${method.method_code}`,
            title: [method.carrier_title, method.method_title].filter(Boolean).join(' – '),
            carrier_code: method.carrier_code,
            carrier_title: method.carrier_title,
            method_code: method.method_code,
            amount: { value: method.amount.value ?? 0, currency: method.amount.currency ?? 'USD' },
          },
        ]
      : [],
  );
}

function present<T>(list: readonly (T | null)[] | null | undefined): T[] {
  return (list ?? []).filter((entry): entry is T => entry !== null);
}
