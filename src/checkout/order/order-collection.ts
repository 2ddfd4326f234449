// What is sent as an order, and what its receipt will say: gathered from the steps, refused when one is missing.
import '../../words/catalogue/cart-lines';
import type { Storefront } from '../../storefront';
import type { Agreements } from './agreements/agreements';
import type { Order } from '../api';
import type { Receipt } from './receipt';
import type { Slots } from '../slots';
import { CheckoutError } from '../step-message';
import type { Submission } from '../submission';

export interface CollectedOrder extends Order {
  /** Without id and number. */
  receipt: Receipt;
}

/** Throws CheckoutError with what is missing. */
export async function collectOrder(
  storefront: Storefront,
  slots: Slots,
  { requireCart, requireGuestEmail, format }: Submission,
  { agreedIds }: Agreements,
): Promise<CollectedOrder> {
  const { cart, text, user } = storefront;
  const cartId = requireCart();
  const guestEmail = requireGuestEmail();
  const shipping = slots.shippingAddress.value;
  const billing = slots.billingAddress.value;
  const method = slots.shippingMethod.value;
  const details = cart.details.value;
  if (!shipping || !billing || !method || !details || !slots.isPaymentReady.value)
    throw new CheckoutError(text('checkout.incomplete'));
  if (cart.isBlocked.value) throw new CheckoutError(text('cart.blocked'));
  const agreementIds = agreedIds();
  // What a guest typed before signing in may still carry an address of theirs.
  const shippingAddress = await format({ ...shipping, email: guestEmail });
  return {
    cartId,
    guestEmail,
    agreementIds,
    shippingAddress,
    billingAddress: billing.sameAsShippingAddress
      ? shippingAddress
      : await format({ ...billing, email: guestEmail }),
    shippingMethod: method,
    receipt: {
      order: {},
      shipping_address: shipping,
      ...(billing.sameAsShippingAddress ? {} : { billing_address: billing }),
      email: guestEmail ?? user.currentUser.value?.email ?? '',
      shippingTitle: method.title,
      paymentDescription: slots.paymentData.value?.description ?? '',
      cart: details,
    },
  };
}
