// The shelf of what goes well with a cart.
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { shelfOfAnswer, type FilledShelf } from '../shelf/shelf';
import { followShopper } from '../state';
import { CartPairingsDocument, parsePairings } from './api';

export function shelfOfPairings(storefront: Storefront, inCart: readonly string[]): FilledShelf {
  const answer = liveQuery(
    storefront.transport,
    CartPairingsDocument,
    () => {
      followShopper(storefront);
      return { skus: [...inCart], pageSize: inCart.length };
    },
    (data) => parsePairings(data, inCart),
  );
  return shelfOfAnswer(storefront, answer);
}
