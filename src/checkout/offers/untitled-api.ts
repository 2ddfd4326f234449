// Completes offers of which something could not be answered: asked again without titles. Loaded when that happens.
import { UntitledOffersDocument } from '../../graphql/generated/checkout-offers-untitled';
import type { Transport } from '../../transport/transport';
import { parseOffers, type Offers } from './offers';

/** What is known stays as it is. Never rejects. */
export async function withUntitled(transport: Transport, cartId: string, known: Offers): Promise<Offers> {
  let isPartial = false;
  const onPartial = () => (isPartial = true);
  const asked = transport.query(UntitledOffersDocument, { cartId }, { policy: 'network-only', onPartial });
  const answer = await asked.catch(() => undefined);
  if (!answer) return known;
  const { isAddressed, shipping, payment } = parseOffers(answer.cart, isPartial);
  return {
    isAddressed: known.isAddressed || isAddressed,
    shipping: joined(known.shipping, shipping),
    payment: joined(known.payment, payment),
  };
}

function joined<T extends { code: string }>(known: T[] | undefined, found: T[] | undefined): T[] | undefined {
  if (!known || !found) return known ?? found;
  const isNew = ({ code }: T) => !found.some((one) => one.code === code);
  // In the backend's order.
  return [...found.map((one) => known.find(({ code }) => code === one.code) ?? one), ...known.filter(isNew)];
}
