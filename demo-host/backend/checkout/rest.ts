// REST of the cart and checkout, for guests by masked id and for customers as `mine`.
import { paymentMethods } from '../cart/payment-methods';
import { priceCart } from '../cart/pricing';
import { ensureCartOf, findCartByMask, insertCart } from '../cart/rows';
import type { Context } from '../context';
import { EarlyRestError, RestError } from '../errors';
import { takeTurn } from '../rate-limits';
import { isPlain, jsonAnswer, jsonBody } from '../rest-body';
import { restCart, restItems, restShippingMethod, restTotals } from './rest-cart';
import { addRestItem } from './rest-items';
import { sendPaymentInformation, sendShippingInformation, setBillingAddress, totalsAt } from './rest-order';
import { activeCart, cartItself, noSuchEntity, type CartRoute } from './rest-route';

const path = /^\/V1\/(?:guest-carts\/([^/]+)|carts\/(mine))(?:\/([a-z-]+))?$/;

export async function checkoutRest(
  request: Request,
  url: URL,
  context: Context,
): Promise<Response | undefined> {
  if (request.method === 'POST' && url.pathname === '/V1/guest-carts') {
    await takeTurn(context, 'cart');
    return jsonAnswer(request, insertCart(context, null).masked_id);
  }
  const match = path.exec(url.pathname);
  if (!match) return undefined;
  const answer = routes[`${request.method} ${match[3] ?? ''}`];
  if (!answer) return undefined;
  const isMine = match[2] !== undefined;
  if (isMine && !context.customer) {
    throw new RestError(401, "The consumer isn't authorized to access %resources.", { resources: 'self' });
  }
  return answer(request, context, { maskedId: isMine ? undefined : match[1] });
}

type Answer = (request: Request, context: Context, route: CartRoute) => Response | Promise<Response>;

const priced = (context: Context, route: CartRoute) => priceCart(context, activeCart(context, route));

const routes: Record<string, Answer> = {
  'GET ': (request, context, route) =>
    jsonAnswer(request, restCart(context, priceCart(context, cartItself(context, route)))),
  'POST ': (request, context, { maskedId }) => {
    if (maskedId !== undefined || !context.customer)
      throw new EarlyRestError(404, 'Request does not match any route.');
    return jsonAnswer(request, ensureCartOf(context, context.customer).id);
  },
  'GET totals': (request, context, route) => jsonAnswer(request, restTotals(context, priced(context, route))),
  'GET items': (request, context, route) => {
    const cart = priced(context, route);
    return jsonAnswer(request, restItems(context, cart, route.maskedId ?? String(cart.cart.id)));
  },
  'POST items': async (request, context, route) =>
    jsonAnswer(request, addRestItem(context, route, await jsonBody(request))),
  'GET payment-methods': (request, context, route) =>
    jsonAnswer(request, paymentMethods(context, priced(context, route))),
  'GET payment-information': (request, context, route) => {
    const cart = priced(context, route);
    return jsonAnswer(request, {
      payment_methods: paymentMethods(context, cart),
      totals: restTotals(context, cart),
    });
  },
  'GET shipping-methods': shippingMethods,
  'POST estimate-shipping-methods': async (request, context, route) => {
    const { address } = await jsonBody(request);
    // Where it would go decides nothing here; a country that is not sold to is refused with the order.
    const isSomewhere = isPlain(address) && Boolean(address.country_id);
    if (route.maskedId !== undefined && !findCartByMask(context.db, route.maskedId))
      throw noSuchEntity({ fieldName: 'cartId', fieldValue: 0 });
    return isSomewhere ? shippingMethods(request, context, route) : jsonAnswer(request, []);
  },
  'POST totals-information': async (request, context, route) =>
    jsonAnswer(request, totalsAt(context, route, await jsonBody(request))),
  'POST billing-address': async (request, context, route) =>
    jsonAnswer(request, setBillingAddress(context, route, await jsonBody(request))),
  'POST shipping-information': async (request, context, route) =>
    jsonAnswer(request, sendShippingInformation(context, route, await jsonBody(request))),
  'POST payment-information': async (request, context, route) =>
    sendPaymentInformation(request, context, route, await jsonBody(request)),
};

/** Verb and what stands after the cart, '' for the cart itself. */
export const cartRoutes: readonly string[] = Object.keys(routes);

function shippingMethods(request: Request, context: Context, route: CartRoute): Response {
  const methods = priced(context, route).shippingMethods;
  return jsonAnswer(
    request,
    methods.map((method) => restShippingMethod(context, method)),
  );
}
