// Each step until the order on the backend, and what can be had for the cart after it.
import {
  CartOffersDocument,
  SetGuestEmailDocument,
  SetShippingAddressDocument,
  SetShippingMethodDocument,
} from '../../graphql/generated/checkout';
import { late } from '../../late/late';
import { mayBeDone } from '../../transport/may-be-done';
import type { Transport } from '../../transport/transport';
import { twoLines, type FormattedAddress } from '../../user/addresses/address';
import { parseOffers, type Offers, type RawOffers, type ShippingMethod } from './offers';
import type * as TakenApi from './taken-api';

export interface StepsApi {
  setGuestEmail(cartId: string, email: string): Promise<void>;
  /** What can carry the cart to that address; undefined: it goes there, and nobody says how. */
  setShippingAddress(cartId: string, address: FormattedAddress): Promise<Offers['shipping']>;
  setShippingMethod(cartId: string, method: ShippingMethod): Promise<Offers['payment']>;
  offers(cartId: string): Promise<Offers>;
}

/** Both are rare. */
const untitled = late(() => import('./untitled-api'));
const taken = late(() => import('./taken-api'));
type IsTaken = (code: typeof TakenApi) => (cart: TakenApi.TakenSteps) => boolean;

export function createStepsApi(transport: Transport): StepsApi {
  async function offers(cartId: string): Promise<Offers> {
    let isPartial = false;
    const onPartial = () => (isPartial = true);
    const { cart } = await transport.query(
      CartOffersDocument,
      { cartId },
      { policy: 'network-only', onPartial },
    );
    return cart ? offersIn(cartId, cart, isPartial) : parseOffers(cart, isPartial);
  }

  /** Nothing that can be had is kept back because a word of it is missing. */
  async function offersIn(cartId: string, cart: RawOffers | null | undefined, isPartial: boolean) {
    // A step that was taken without an answer.
    if (!cart) return offers(cartId);
    const known = parseOffers(cart, isPartial);
    return isPartial ? (await untitled()).withUntitled(transport, cartId, known) : known;
  }

  /** undefined: the answer has failed, and the cart says that the step was taken. */
  async function sure<D>(cartId: string, sent: Promise<D>, isTaken: IsTaken): Promise<D | undefined> {
    return sent.catch(async (error: unknown) => {
      if (!mayBeDone(error)) throw error;
      const code = await taken();
      const cart = await code.fetchTaken(transport, cartId);
      if (!cart || !isTaken(code)(cart)) throw error;
      return undefined;
    });
  }

  return {
    async setGuestEmail(cartId, email) {
      const sent = transport.mutate(SetGuestEmailDocument, { cartId, email }, { ifLost: 'compared' });
      await sure(cartId, sent, () => (cart) => cart.email === email);
    },

    async setShippingAddress(cartId, address) {
      const { firstname, lastname, city, region_code, postcode, telephone, country_id } = address;
      // By it the backend finds what can carry the cart there; what else the address says goes with the order.
      const street = twoLines(address.street);
      let isPartial = false;
      const sent = transport.mutate(
        SetShippingAddressDocument,
        { cartId, firstname, lastname, street, city, region_code, postcode, telephone, country_id },
        { ifLost: 'compared', onPartial: () => (isPartial = true) },
      );
      const answer = await sure(
        cartId,
        sent,
        ({ hasAddress }) =>
          (cart) =>
            hasAddress(cart, { ...address, street }),
      );
      return (await offersIn(cartId, answer?.setShippingAddressesOnCart?.cart, isPartial)).shipping;
    },

    async setShippingMethod(cartId, method) {
      let isPartial = false;
      const sent = transport.mutate(
        SetShippingMethodDocument,
        { cartId, carrierCode: method.carrier_code, methodCode: method.method_code },
        { ifLost: 'compared', onPartial: () => (isPartial = true) },
      );
      const answer = await sure(
        cartId,
        sent,
        ({ hasMethod }) =>
          (cart) =>
            hasMethod(cart, method),
      );
      return (await offersIn(cartId, answer?.setShippingMethodsOnCart?.cart, isPartial)).payment;
    },

    offers,
  };
}
