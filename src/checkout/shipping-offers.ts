// What can carry the cart and pay for it: as it was offered, as it is chosen, and asked for again when the cart changes.
import { batch } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import type { PaymentMethod, ShippingMethod } from './api';
import { UnclearOrderError } from './order/order-attempt';
import type { StepParts } from './submission';
import { whenDone } from './when-done';

export interface ShippingOffers {
  takeMethods(methods: ShippingMethod[], chosen: ShippingMethod | undefined): void;
  /** Nobody says what there is: nothing is offered, and that is told where it would be. */
  takeNone(): void;
  /** Rejects where the backend does not take it. */
  setMethod(method: ShippingMethod): Promise<void>;
  /** The cart comes to something else: what can carry it and pay for it is asked for again. Never rejects. */
  renewOffers(): Promise<void>;
}

export function createShippingOffers(
  { cart }: Pick<Storefront, 'cart'>,
  { api, saved, slots, submission: { onCart } }: StepParts,
): ShippingOffers {
  const { availableShippingMethods, isSubmitting, orderError, paymentMethodError, paymentMethods } = slots;
  const { shippingAddress, shippingMethod, shippingMethodError } = slots;

  /** The cart that the offers are for. */
  let offeredFor: string | undefined;
  const cartNow = () => {
    const details = cart.details.peek();
    return details && [details.id, details.totalQuantity, ...Object.values(details.grandTotal)].join();
  };

  function takeMethods(methods: ShippingMethod[], chosen: ShippingMethod | undefined): void {
    batch(() => {
      availableShippingMethods.value = methods;
      shippingMethod.value = chosen;
    });
    saved.set('availableShippingMethods', methods);
    if (chosen) saved.set('shippingMethod', chosen);
    else saved.remove('shippingMethod');
    cart.setShippingMethods(methods.map(({ code, title }) => ({ code, title })));
  }

  /** Where nobody says what there is, a form that can still be used stays: what was typed into it cannot be put back. */
  function takePayment(told: PaymentMethod[] | undefined): void {
    if (paymentMethods.value?.length) paymentMethods.value = told ?? paymentMethods.value;
    else
      batch(() => {
        paymentMethods.value = told;
        paymentMethodError.value = told ? undefined : new Error('offers: no payment told');
      });
  }

  async function setMethod(method: ShippingMethod): Promise<void> {
    const answer = await onCart((cartId) => api.setShippingMethod(cartId, method));
    batch(() => {
      shippingMethod.value = method;
      if (answer) takePayment(answer);
    });
    saved.set('shippingMethod', method);
    // The total now has shipping in it.
    await cart.load();
    offeredFor = cartNow();
  }

  async function renewOffers(): Promise<void> {
    // A change may come in while an order waits for it.
    await whenDone(isSubmitting);
    const asked = cartNow();
    if (!asked || asked === offeredFor || !shippingAddress.value) return;
    // The cart may be an order by now.
    if (orderError.value instanceof UnclearOrderError) return;
    offeredFor = asked;
    // A way to pay nothing is none for anything else.
    if (cart.details.peek()?.grandTotal.value && paymentMethods.value?.every(({ code }) => code === 'free'))
      paymentMethods.value = undefined;
    const told = await onCart((cartId) => api.offers(cartId)).catch(() => undefined);
    if (asked !== offeredFor) return;
    // What is being sent may change the offers, or brings them along.
    if (isSubmitting.value) {
      offeredFor = undefined;
      return renewOffers();
    }
    takePayment(told?.payment);
    if (told?.isAddressed === false) return;
    if (!told?.shipping) return takeNone();
    shippingMethodError.value = undefined;
    const chosen = told.shipping.find(({ code }) => code === shippingMethod.value?.code);
    const isForgotten = chosen && !cart.details.peek()?.shipping;
    takeMethods(told.shipping, chosen);
    if (isForgotten) await setMethod(chosen).catch(() => asked === offeredFor && takeNone());
  }

  /** What was offered is for another cart; the backend itself takes no order by a method that cannot be had any more. */
  function takeNone(): void {
    const chosen = shippingMethod.value;
    const amount = cart.details.peek()?.shipping;
    takeMethods([], chosen && amount ? { ...chosen, amount, withTax: amount } : chosen);
    shippingMethodError.value = new Error('offers: none told');
    // Asked again by the next change of the cart, or by hand.
    offeredFor = undefined;
  }

  return { takeMethods, takeNone, setMethod, renewOffers };
}
