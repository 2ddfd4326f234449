// The address by which a guest's cart is asked for before the shop is there: exactly as the shop itself will ask, so that it takes that answer.
import { createRequest, makeOperation } from '@urql/core';
import { cartVariables } from '../../../src/cart/cart-variables';
import { CartDetailsDocument } from '../../../src/graphql/generated/cart';
import { withoutPlaces } from '../../../src/transport/capabilities/lessons';
import { readPlaces } from '../../../src/transport/capabilities/places';
import { queryText } from '../../../src/transport/http/query-text';
import { questionUrl } from '../../../src/transport/http/question-url';

/** Stands where the id comes. */
export const cartIdMark = 'CART_ID';

const known = new Map<string, string | undefined>();

/** Path and query, with `cartIdMark` in it. `missing`: what the backend lacks; undefined where that is not known, or nothing is left to ask. */
export function earlyCartPath(missing: string | undefined): string | undefined {
  if (missing === undefined) return undefined;
  if (!known.has(missing)) known.set(missing, pathWithout(missing));
  return known.get(missing);
}

function pathWithout(missing: string): string | undefined {
  const request = createRequest(CartDetailsDocument, cartVariables(cartIdMark));
  const operation = makeOperation('query', request, { url: '', requestPolicy: 'network-only' });
  const places = readPlaces(missing);
  const fitted = Object.keys(places).length ? withoutPlaces(operation, places) : operation;
  return fitted && questionUrl('/graphql', queryText(fitted.query), fitted.variables as object);
}
