// A guest's order, by its number, its email and one more thing that its buyer knows: the last name or, on Magento 2.4.7, the postcode.
import { OrderOfGuestDocument } from '../../graphql/generated/account-guest-order';
import { TransportError } from '../../transport/errors';
import { parseOrder } from '../orders/api';
import { asksForPostcode, type Asker, type GuestOrder, type GuestOrderWish } from './question';

/**
 * undefined where there is no such order: whichever of the three was wrong, and also for a customer's order, so that nothing
 * can be found out by trying. Rejects with TransportError when it could not be asked.
 */
export async function findGuestOrder(
  storefront: Asker,
  wish: GuestOrderWish,
): Promise<GuestOrder | undefined> {
  const { transport } = storefront;
  const { number, email } = wish;
  const isByPostcode = asksForPostcode(storefront);
  const third = isByPostcode ? wish.postcode : wish.lastname;
  const document = isByPostcode ? byPostcode() : OrderOfGuestDocument;
  try {
    const { guestOrder } = await transport.query(
      document,
      { number: number.trim(), email: email.trim(), lastname: third.trim() },
      { policy: 'network-only', needs: 'all' },
    );
    return guestOrder ? { ...parseOrder(guestOrder, false), token: guestOrder.token } : undefined;
  } catch (error) {
    if (error instanceof TransportError && isAnswer(error)) return undefined;
    // Learned from this answer; what is asked anew after a reload has the postcode already.
    if (!isByPostcode && asksForPostcode(storefront) && wish.postcode)
      return findGuestOrder(storefront, wish);
    throw error;
  }
}

/** Magento's words for "no" to the one question, against those for "I could not". */
function isAnswer({ entries }: TransportError): boolean {
  return entries.some(
    ({ message, category }) =>
      category === 'graphql-no-such-entity' ||
      category === 'graphql-authorization' ||
      /locate an order|login to view/i.test(message),
  );
}

/** Not part of our schema: the same document with the other name in its input. */
const byPostcode = () =>
  OrderOfGuestDocument.replace('lastname:$lastname', 'postcode:$lastname') as typeof OrderOfGuestDocument;
