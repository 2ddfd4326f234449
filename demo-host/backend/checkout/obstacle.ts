// Why a cart cannot become an order yet: one question, asked in the order in which Magento asks.
import { isPayable } from '../cart/payment-methods';
import type { PricedCart } from '../cart/pricing';
import { cartAddress } from '../cart/rows';
import { stockTexts } from '../catalog/stock';
import type { Context } from '../context';
import { findCountry } from '../store-view/countries';
import { addressProblems } from './address';

/** The reason in Magento's words, without prefix; undefined when nothing stands in the way. */
export function orderObstacle(context: Context, priced: PricedCart): string | undefined {
  return (
    stockObstacle(priced) ??
    (priced.isVirtual ? undefined : shippingObstacle(context, priced)) ??
    billingObstacle(context, priced) ??
    paymentObstacle(context, priced)
  );
}

function stockObstacle({ lines }: PricedCart): string | undefined {
  if (lines.length === 0) {
    return 'A server error stopped your order from being placed. Please try to place your order again.';
  }
  const texts = lines.flatMap(({ problem }) => {
    if (problem === undefined) return [];
    return [problem === stockTexts.soldOut ? 'Some of the products are out of stock.' : problem];
  });
  return texts.length > 0 ? [...new Set(texts)].join('\n') : undefined;
}

function shippingObstacle({ db }: Context, { cart, shipping }: PricedCart): string | undefined {
  const address = cartAddress(db, cart.id, 'shipping');
  // REST keeps any country; here is where it is looked at.
  if (!address?.country_id || !findCountry(db, address.country_id)) {
    return "Some addresses can't be used due to the configurations for specific countries.";
  }
  const problems = addressProblems(db, address);
  if (problems.length > 0) return ['Please check the shipping address information.', ...problems].join(' ');
  return shipping ? undefined : 'The shipping method is missing. Select the shipping method and try again.';
}

function billingObstacle({ db }: Context, { cart }: PricedCart): string | undefined {
  const problems = addressProblems(db, cartAddress(db, cart.id, 'billing'));
  return problems.length > 0
    ? ['Please check the billing address information.', ...problems].join(' ')
    : undefined;
}

function paymentObstacle(context: Context, priced: PricedCart): string | undefined {
  const method = priced.cart.payment_method;
  const isSet = method !== null && isPayable(context, method, priced);
  return isSet ? undefined : 'Enter a valid payment method and try again.';
}
