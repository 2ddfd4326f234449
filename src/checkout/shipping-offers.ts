// What can carry the cart and pay for it: as it was offered, as it is chosen, and asked for again when the cart changes.
import { batch } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import type { ShippingMethod } from './api';
import type { StepParts } from './submission';

export interface ShippingOffers {
  takeMethods(methods: ShippingMethod[], chosen: ShippingMethod | undefined): void;
  /** Rejects where the backend does not take it. */
  setMethod(method: ShippingMethod): Promise<void>;
  /** The cart comes to something else: what can carry it and pay for it is asked for again. Never rejects. */
  renewOffers(): Promise<void>;
}

export function createShippingOffers(
  { cart }: Pick<Storefront, 'cart'>,
  { api, saved, slots, submission: { onCart } }: StepParts,
): ShippingOffers {
  const { availableShippingMethods, isSubmitting, paymentMethods, shippingAddress, shippingMethod } = slots;

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

  async function setMethod(method: ShippingMethod): Promise<void> {
    const answer = await onCart((cartId) => api.setShippingMethod(cartId, method));
    batch(() => {
      shippingMethod.value = method;
      paymentMethods.value = answer;
    });
    saved.set('shippingMethod', method);
    // The total now has shipping in it.
    await cart.load();
    offeredFor = cartNow();
  }

  async function renewOffers(): Promise<void> {
    const asked = cartNow();
    if (!asked || asked === offeredFor || !shippingAddress.value || isSubmitting.value) return;
    offeredFor = asked;
    try {
      const { shipping, payment } = await onCart((cartId) => api.offers(cartId));
      if (asked !== offeredFor || isSubmitting.value) return;
      paymentMethods.value = payment;
      if (!shipping) return;
      const chosen = shipping.find(({ code }) => code === shippingMethod.value?.code);
      const isForgotten = chosen && !cart.details.peek()?.shipping;
      takeMethods(shipping, chosen);
      if (isForgotten) await setMethod(chosen);
    } catch {
      // The next change of the cart asks again; the backend itself takes no order by what cannot be had.
      offeredFor = undefined;
    }
  }

  return { takeMethods, setMethod, renewOffers };
}
