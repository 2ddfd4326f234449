// What a guest is asked for who looks for an order; the answer is looked up by api.ts.
import type { Storefront } from '../../storefront';

export interface GuestOrderWish {
  number: string;
  email: string;
  lastname: string;
  postcode: string;
}

export type Asker = Pick<Storefront, 'transport'>;

/** Read inside a component: the answer may change with the first question. */
export const asksForPostcode = ({ transport }: Asker): boolean =>
  !transport.has('OrderInformationInput.lastname');

/** Whether orders of guests can be looked up at all, as far as is known. */
export const canLookUp = ({ transport }: Asker): boolean => transport.has('Query.guestOrder');
