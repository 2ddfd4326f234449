// Sends a collected order, and refuses to where the cart is not what the shopper has in front of them.
import { lineKey } from '../../cart/cart';
import { knownCartEnd, tellCartEnd } from '../../cart/end/cart-end';
import { currencyKey } from '../../store-view/keys';
import type { Storefront } from '../../storefront';
import { TransportError } from '../../transport/errors';
import { formatMoney } from '../../ui/price/money';
import type { CheckoutApi } from '../api';
import type { PaymentData } from '../payment/provider';
import { CheckoutError } from '../step-message';
import type { OrderedCart } from './fate-api';
import { endOf, LostCartError, type OrderAttempt } from './order-attempt';
import type { CollectedOrder } from './order-collection';
import { isSameTotal, refuseOtherTotal } from './named-total';
import type { Placed } from './place-order';

/** `lastOrder`: of a customer, the newest one before this; undefined where it is not known. */
export interface OrderSending {
  /** A customer's cart is addressed as "mine": it must still be the one on the screen, not one begun on another device. */
  refuseIfOver(order: CollectedOrder, lastOrder?: string): Promise<void>;
  /** Nobody pays another total than the one that the button named. */
  sendShippingInformation(order: CollectedOrder, payment: PaymentData, lastOrder?: string): Promise<void>;
  /** Places the order. */
  sendPaymentInformation(order: CollectedOrder, payment: PaymentData, lastOrder?: string): Promise<Placed>;
}

/** ms; the order stands, so the shopper need not wait long for its nicer name. */
const numberDeadline = 3000;

export function createOrderSending(
  { cart, storage, text }: Pick<Storefront, 'cart' | 'storage' | 'text'>,
  { api, attempt }: { api: CheckoutApi; attempt: OrderAttempt },
): OrderSending {
  const cartOf = ({ cartId, guestEmail }: CollectedOrder): OrderedCart => ({
    cartId,
    isGuest: guestEmail !== undefined,
  });

  async function withNumber(placed: Placed, order: CollectedOrder): Promise<Placed> {
    if (!placed.id) return placed;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, numberDeadline, undefined));
    const asked = api.orderNumber(placed.id, cartOf(order)).catch(() => undefined);
    const number = await Promise.race([asked, late]);
    return number ? { ...placed, number } : placed;
  }

  async function refuseIfOver(order: CollectedOrder, lastOrder?: string): Promise<void> {
    if (order.guestEmail !== undefined) return;
    const fate = await api.cartFate({ ...cartOf(order), lastOrder });
    if (fate.is !== 'active' && fate.is !== 'unknown') throw new LostCartError(endOf(fate, true));
  }

  /** What the shop no longer sells leaves a cart by itself, and a cart may go as a whole: nothing was ordered then. */
  async function refuseIfLeft({ cartId, receipt }: CollectedOrder): Promise<void> {
    await cart.load();
    const now = cart.details.value;
    const end = knownCartEnd(storage);
    if (end && cart.isEmpty.value) tellCartEnd(storage, { ...end, isNotOrdered: true });
    if (now?.id !== cartId) return;
    const there = new Set(now.items.map(lineKey));
    const names = receipt.cart.items.filter((item) => !there.has(lineKey(item))).map(({ name }) => name);
    if (names.length > 0) throw new CheckoutError(text('checkout.itemsLeft', { names: names.join(', ') }));
  }

  return {
    refuseIfOver,

    async sendShippingInformation(order, payment, lastOrder) {
      const total = await api.sendShippingInformation(order).catch(async (error: unknown) => {
        if (error instanceof TransportError && error.kind === 'backend') {
          // Another device may have pressed at the same moment, and been first.
          await refuseIfOver(order, lastOrder);
          await refuseIfLeft(order);
        }
        throw error;
      });
      const shown = order.receipt.cart.grandTotal;
      if (!total || isSameTotal(total, shown)) return;
      if (total.currency !== shown.currency) {
        // A saved card pays over GraphQL, which takes the currency that was chosen: what it comes to there is in the cart.
        if (payment.additionalData.public_hash) return cart.load();
        // All else is charged in this one, whatever was chosen: from here on that is what is shown.
        storage.set(currencyKey, total.currency);
      }
      await refuseIfLeft(order);
      throw new CheckoutError(text('checkout.totalChanged', { total: formatMoney(total) }));
    },

    async sendPaymentInformation(order, payment, lastOrder) {
      await refuseOtherTotal({ cart, text }, order.receipt.cart.grandTotal);
      const about = { ...cartOf(order), lastOrder, sentAt: Date.now(), receipt: order.receipt };
      const placed = await attempt
        .send(about, (signal) => api.sendPaymentInformation(order, payment, signal))
        .catch(async (error: unknown) => {
          if (error instanceof TransportError && error.status === 400) await refuseIfLeft(order);
          throw error;
        });
      return withNumber(placed, order);
    },
  };
}
