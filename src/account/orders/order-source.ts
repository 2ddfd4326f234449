// One of the customer's own orders.
import type { Storefront } from '../../storefront';
import { liveQuery, type Resource } from '../../transport/resource';
import { present } from '../../graphql/loose';
import { CustomerOrderDocument, parseOrder } from './api';
import type { Order } from './order';

/** `order` is undefined where it is not one of the customer's. */
export const createOrder = (
  { transport, user }: Storefront,
  number: string,
): Resource<{ order: Order | undefined }> =>
  liveQuery(
    transport,
    CustomerOrderDocument,
    () => (user.isSignedIn.value ? { number } : undefined),
    ({ customer }) => {
      const [answer] = present(customer?.orders?.items);
      return { order: answer && parseOrder(answer, true) };
    },
    { policy: 'cache-and-network' },
  );
