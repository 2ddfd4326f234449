// A request to the backend as the faults see it: read once, before the real handler reads it.
import { Kind, parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { activeCartOf, findCartByMask, type CartRow } from '../cart/rows';
import type { BackendOptions } from '../context';
import { bearerToken } from '../create-context';
import { customerOfToken } from '../customer/tokens';
import type { Database } from '../database';
import { maximumTokens } from '../graphql/graphql-limits';
import { readBody } from '../../../server/http/request-body';

export interface Asked {
  request: Request;
  url: URL;
  body: string;
  /** The GraphQL operation, where it is one that can be read. */
  operation: OperationDefinitionNode | undefined;
  db: Database;
  options: BackendOptions;
}

function operationOf(url: URL, body: string): OperationDefinitionNode | undefined {
  try {
    const query = url.searchParams.get('query') ?? (JSON.parse(body) as { query: string }).query;
    return parse(query, { maxTokens: maximumTokens }).definitions.find(
      (node) => node.kind === Kind.OPERATION_DEFINITION,
    );
  } catch {
    return undefined;
  }
}

export async function readAsked(
  request: Request,
  url: URL,
  db: Database,
  options: BackendOptions,
): Promise<Asked> {
  const body = await readBody(request.clone());
  return { request, url, body, operation: operationOf(url, body), db, options };
}

const rootFields = ({ operation }: Asked): FieldNode[] =>
  operation?.selectionSet.selections.filter((node) => node.kind === Kind.FIELD) ?? [];

/** A mutation, or REST other than GET. */
export function isWrite({ operation, url, request }: Asked): boolean {
  if (url.pathname.startsWith('/rest/')) return request.method !== 'GET';
  return operation?.operation === 'mutation';
}

const orderFields = ['placeOrder', 'setPaymentMethodAndPlaceOrder'];
const orderPath = /\/(?:guest-)?carts\/[^/]+\/(?:payment-information|order)$/;

/** The field that places an order, over GraphQL. */
export const orderField = (asked: Asked): FieldNode | undefined =>
  rootFields(asked).find((field) => orderFields.includes(field.name.value));

export function placesOrder(asked: Asked): boolean {
  const { request, url } = asked;
  const isRest = ['POST', 'PUT'].includes(request.method) && orderPath.test(url.pathname);
  return isRest || orderField(asked) !== undefined;
}

const maskedId = /(?<![A-Za-z0-9])[A-Za-z0-9]{32}(?![A-Za-z0-9])/g;

/** The carts, still open, that the request names: by id, or as the signed-in customer's own. */
export async function namedCarts(asked: Asked): Promise<CartRow[]> {
  const { request, url, body, db, options } = asked;
  const text = `${url.pathname} ${[...url.searchParams.values()].join(' ')} ${body}`;
  const named = (text.match(maskedId) ?? []).map((id) => findCartByMask(db, id));
  const isMine =
    /\/carts\/mine(\/|$)/.test(url.pathname) ||
    rootFields(asked).some((field) => field.name.value === 'customerCart');
  const token = isMine ? bearerToken(request.headers.get('authorization')) : undefined;
  const customer = token && (await customerOfToken(db, token, options.now?.() ?? new Date(), options));
  if (customer) named.push(activeCartOf(db, customer.id));
  const open = named.filter((cart) => cart?.is_active === 1);
  return [...new Map(open.map((cart) => [cart?.id, cart])).values()].filter((cart) => cart !== undefined);
}
