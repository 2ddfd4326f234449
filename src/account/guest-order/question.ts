// What a guest is asked for who looks for an order, and what can be done with it; the answer is looked up by api.ts.
import type { Storefront } from '../../storefront';
import type { Order } from '../orders/order';

export interface GuestOrderWish {
  number: string;
  email: string;
  lastname: string;
  postcode: string;
}

export interface GuestOrder extends Order {
  /** The backend's secret for it; undefined where it has none. */
  token?: string;
}

export type Asker = Pick<Storefront, 'transport'>;

/** Read inside a component: the answer may change with the first question. */
export const asksForPostcode = ({ transport }: Asker): boolean =>
  !transport.has('OrderInformationInput.lastname');

/** Whether orders of guests can be looked up at all, as far as is known. */
export const canLookUp = ({ transport }: Asker): boolean => transport.has('Query.guestOrder');

/** Where the shop allows it, and has a way for guests (2.4.8). Read inside a component, as above. */
export const canCancel = ({ transport }: Asker, order: GuestOrder): boolean =>
  order.canCancel && !!order.token && transport.has('Mutation.requestGuestOrderCancel');
