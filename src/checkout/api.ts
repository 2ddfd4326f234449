// The checkout on the backend; with the other api files the only ones that know operation, path and field names.
import { IsEmailAvailableDocument } from '../graphql/generated/checkout';
import type { Transport } from '../transport/transport';
import type { Money } from '../ui/price/money';
import type { FormattedAddress } from '../user/addresses/address';
import type { PaymentData } from './payment/provider';
import { restPayment } from './payment/rest-payment';
import { createFateApi, type FateApi } from './order/fate-api';
import { createStepsApi, type StepsApi } from './offers/steps-api';
import type { Placed } from './order/place-order';

export type { PaymentMethod, ShippingMethod } from './offers/offers';

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

export interface CheckoutApi extends FateApi, StepsApi {
  /** What the backend says of a guest: whether the address has an account, and whether guests are refused. */
  askAboutGuest(email: string): Promise<{ hasAccount: boolean; isRefused: boolean }>;
  /** Whether it is told by `askAboutGuest` that guests are refused, not only by a refusal. */
  tellsOfGuests(): boolean;
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
    ...createStepsApi(transport),

    async askAboutGuest(email) {
      const { isEmailAvailable, storeConfig } = await transport.query(
        IsEmailAvailableDocument,
        { email },
        // One of both is better than nothing.
        { needs: (data) => data },
      );
      return {
        hasAccount: isEmailAvailable?.is_email_available === false,
        isRefused: storeConfig?.is_guest_checkout_enabled === false,
      };
    },

    tellsOfGuests: () => transport.has('StoreConfig.is_guest_checkout_enabled'),

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
