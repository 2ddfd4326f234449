// The two calls that a checkout over REST is made of: where to send it, and how it is paid, which places the order.
import { setTimeout as wait } from 'node:timers/promises';
import { braintree, demoCard, paymentMethods, vaultedMethod } from '../cart/payment-methods';
import { priceCart } from '../cart/pricing';
import { cartAddress, linesOf, saveCartAddress, updateCart } from '../cart/rows';
import type { Context } from '../context';
import { transaction } from '../database';
import { isEmail } from '../email';
import { RestError } from '../errors';
import { takeTurn } from '../rate-limits';
import { isPlain, jsonAnswer, requireParameters, type Plain } from '../rest-body';
import { checkAgreements } from './agreements';
import { OrderRefused, placeOrder } from './place-order';
import { choosePayment } from './resolvers';
import { readRestAddress } from './rest-address';
import { restTotals } from './rest-cart';
import { activeCart, type CartRoute } from './rest-route';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function sendShippingInformation(context: Context, route: CartRoute, body: Plain): unknown {
  requireParameters(body, ['addressInformation']);
  const information = isPlain(body.address_information) ? body.address_information : {};
  const { db } = context;
  const shipping = readRestAddress(db, information.shipping_address);
  const billing = readRestAddress(db, information.billing_address);
  const carrier = text(information.shipping_carrier_code);
  const method = text(information.shipping_method_code);
  return transaction(db, () => {
    const cart = activeCart(context, route);
    if (!shipping?.country_id) {
      throw new RestError(400, 'The shipping address is missing. Set the address and try again.');
    }
    if (linesOf(context, cart.id).length === 0) {
      throw new RestError(
        400,
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      );
    }
    // What is not sent needs no address: it is accepted, and not kept.
    const isVirtual = priceCart(context, cart).isVirtual;
    if (!isVirtual) saveCartAddress(db, cart.id, 'shipping', shipping);
    if (billing) saveCartAddress(db, cart.id, 'billing', billing);
    const changed = updateCart(context, cart.id, {
      shipping_carrier: carrier,
      shipping_method: method,
      currency: context.currency,
    });
    const priced = priceCart(context, changed);
    if (!isVirtual && !priced.shipping) {
      throw carrier === '' || method === ''
        ? new RestError(404, 'The shipping method is missing. Select the shipping method and try again.')
        : new RestError(404, 'Carrier with such method not found: %1, %2', [carrier, method]);
    }
    return { payment_methods: paymentMethods(context, priced), totals: restTotals(context, priced) };
  });
}

/** What a cart would cost at an address. Nothing is kept. */
export function totalsAt(context: Context, route: CartRoute, body: Plain): unknown {
  requireParameters(body, ['addressInformation']);
  const information = isPlain(body.address_information) ? body.address_information : {};
  const cart = activeCart(context, route);
  const address = readRestAddress(context.db, information.address);
  return restTotals(
    context,
    priceCart(context, cart, {
      shipping_carrier: text(information.shipping_carrier_code),
      shipping_method: text(information.shipping_method_code),
      place: { country_id: address?.country_id ?? null, region_code: address?.region_code ?? null },
    }),
  );
}

/** Answers the id of the address on the cart. */
export function setBillingAddress(context: Context, route: CartRoute, body: Plain): unknown {
  requireParameters(body, ['address']);
  const address = readRestAddress(context.db, body.address);
  return transaction(context.db, () => {
    const cart = activeCart(context, route);
    if (address) saveCartAddress(context.db, cart.id, 'billing', address);
    return cartAddress(context.db, cart.id, 'billing')?.id;
  });
}

/** Saves billing address and method, then places the order. Answers the order's entity id, as a string. */
export async function sendPaymentInformation(
  request: Request,
  context: Context,
  route: CartRoute,
  body: Plain,
): Promise<Response> {
  await takeTurn(context, 'order');
  const isGuest = route.maskedId !== undefined;
  requireParameters(body, isGuest ? ['email', 'paymentMethod'] : ['paymentMethod']);
  const payment = isPlain(body.payment_method) ? body.payment_method : {};
  const additional = isPlain(payment.additional_data) ? payment.additional_data : {};
  checkAgreements(context.db, payment);
  const method = text(payment.method);
  const isSaved = vaultedMethod(method) !== undefined;
  const nonce = text(isSaved ? additional.public_hash : additional.payment_method_nonce);
  // Strings come from forms.
  const save = [true, 1, '1', 'true'].some((yes) => yes === additional.is_active_payment_token_enabler);
  const email = text(body.email).trim();
  if (isGuest && !isEmail(email)) throw new RestError(400, 'Email has a wrong format');
  const billing = readRestAddress(context.db, body.billing_address);
  const cart = transaction(context.db, () => {
    const found = activeCart(context, route);
    choosePayment(context, found, method);
    if (method === demoCard || method === braintree)
      requireParameters({ payment_method_nonce: nonce || null }, ['payment_method_nonce']);
    if (billing) saveCartAddress(context.db, found.id, 'billing', billing);
    return updateCart(context, found.id, {
      currency: context.currency,
      ...(isGuest && { email }),
    });
  });
  try {
    const { order, hangs } = placeOrder(context, cart.id, { nonce, save });
    if (hangs) return await timeOut(request, context);
    return jsonAnswer(request, String(order?.id));
  } catch (error) {
    if (error instanceof OrderRefused) throw new RestError(400, error.message);
    throw error;
  }
}

// What stands between a shop and its backend gives up with a page of its own, and nobody knows about the order.
async function timeOut(request: Request, { options }: Context): Promise<Response> {
  await wait(options.paymentTimeoutMs ?? 20_000, undefined, { signal: request.signal }).catch(
    () => undefined,
  );
  const page =
    '<html><head><title>504 Gateway Time-out</title></head><body><h1>504 Gateway Time-out</h1></body></html>';
  return new Response(page, {
    status: 504,
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  });
}
