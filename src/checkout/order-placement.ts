// Binds the steps of placing an order to the checkout's choices, the cart and the backend.
import { batch } from '@preact/signals-core';
import '../locale/en_US/cart-lines';
import type { CartState } from '../cart/state';
import type { Text } from '../locale/text';
import { formatAddress, type Region } from '../user/addresses/address';
import type { CheckoutApi, Order } from './api';
import type { OrderAttempt } from './order-attempt';
import type { PaymentData } from './payment/provider';
import { placeOrder, type Placed } from './place-order';
import type { Receipt } from './receipt';
import type { SavedCheckout } from './saved';
import { clearSlots, type Slots } from './slots';
import { CheckoutError } from './step-message';

export interface PlacementParts {
  api: CheckoutApi;
  saved: SavedCheckout;
  cart: CartState;
  attempt: OrderAttempt;
  text: Text;
  requireCart(): string;
  requireGuestEmail(): string | undefined;
  customerEmail(): string;
  loadRegions(): Promise<readonly Region[]>;
  slots: Slots;
}

/** ms; the order stands, so the shopper need not wait long for its nicer name. */
const numberDeadline = 3000;

export function createOrderPlacement(parts: PlacementParts) {
  const { api, saved, cart, attempt, slots, text } = parts;
  let running: Promise<boolean> | undefined;

  async function collect(): Promise<Order> {
    const cartId = parts.requireCart();
    const guestEmail = parts.requireGuestEmail();
    const shipping = slots.shippingAddress.value;
    const billing = slots.billingAddress.value;
    const method = slots.shippingMethod.value;
    if (!shipping || !billing || !method || !slots.isPaymentReady.value)
      throw new CheckoutError(text('checkout.incomplete'));
    if (cart.isBlocked.value) throw new CheckoutError(text('cart.blocked'));
    const regions = await parts.loadRegions();
    const shippingAddress = formatAddress(
      { ...shipping, ...(guestEmail ? { email: guestEmail } : {}) },
      regions,
    );
    return {
      cartId,
      guestEmail,
      shippingAddress,
      billingAddress: billing.sameAsShippingAddress
        ? shippingAddress
        : formatAddress({ ...billing, ...(guestEmail ? { email: guestEmail } : {}) }, regions),
      shippingMethod: method,
    };
  }

  function makeReceipt(order: Order, placed: Placed): Receipt {
    const details = cart.details.value;
    if (!details || !slots.shippingAddress.value) throw new CheckoutError(text('checkout.incomplete'));
    return {
      order: placed,
      shipping_address: slots.shippingAddress.value,
      email: order.guestEmail ?? parts.customerEmail(),
      shippingTitle: slots.shippingMethod.value?.title ?? '',
      paymentDescription: slots.paymentData.value?.description ?? '',
      cart: details,
    };
  }

  async function withNumber(placed: Placed, order: Order): Promise<Placed> {
    if (!placed.id) return placed;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, numberDeadline, undefined));
    const number = await Promise.race([api.orderNumber(placed.id, order).catch(() => undefined), late]);
    return number ? { ...placed, number } : placed;
  }

  async function run(pay: () => Promise<PaymentData>): Promise<boolean> {
    let order: Order | undefined;
    const collected = async () => (order ??= await collect());
    return placeOrder({
      submit() {
        batch(() => {
          slots.isSubmitting.value = true;
          slots.orderError.value = undefined;
        });
      },
      async earlierAttempt() {
        return attempt.earlier((await collected()).cartId);
      },
      pay,
      async sendShippingInformation() {
        await api.sendShippingInformation(await collected());
      },
      async sendPaymentInformation(payment) {
        const sent = await collected();
        const placed = await attempt.send(sent.cartId, (signal) =>
          api.sendPaymentInformation(sent, payment, signal),
        );
        return withNumber(placed, sent);
      },
      setOrder(placed) {
        if (!order) return;
        const receipt = makeReceipt(order, placed);
        slots.receipt.value = receipt;
        saved.set('checkoutReceipt', receipt);
      },
      clearSavedData: saved.clear,
      removeCart: cart.removeCart,
      createCart: cart.createCart,
      accept() {
        // Everything starts anew, but what was bought stays on the screen.
        const receipt = slots.receipt.value;
        batch(() => {
          clearSlots(slots);
          slots.receipt.value = receipt;
        });
      },
      reject(error) {
        batch(() => {
          slots.isSubmitting.value = false;
          slots.orderError.value = error instanceof Error ? error : new Error(String(error));
        });
      },
    });
  }

  return {
    placeOrder(pay: () => Promise<PaymentData>): Promise<boolean> {
      running ??= run(pay).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
