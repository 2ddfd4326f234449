// What sending a cart would cost, asked before there is a whole address. Nothing is kept.
import { cartOf } from '../cart/access';
import { priceCart } from '../cart/pricing';
import { cartView, shippingMethodView } from '../cart/view';
import type { Context } from '../context';
import { inputError } from '../errors';
import { findRegion } from '../store-view/countries';

interface EstimateInput {
  cart_id: string;
  address: {
    country_code: string;
    region?: { region_code?: string | null; region_id?: number | null } | null;
  };
  shipping_method?: { carrier_code: string; method_code: string } | null;
}

function cartToEstimate(context: Context, { cart_id: id }: EstimateInput) {
  if (id === '') throw inputError('Required parameter "cart_id" is missing');
  return cartOf(context, id);
}

function placeOf({ db }: Context, { address: { country_code: country, region } }: EstimateInput) {
  const known = region?.region_id == null ? undefined : findRegion(db, region.region_id);
  return { country_id: country, region_code: known?.code ?? region?.region_code ?? null };
}

export const estimateMutations = {
  estimateShippingMethods: (_: unknown, { input }: { input: EstimateInput }, context: Context) =>
    priceCart(context, cartToEstimate(context, input)).shippingMethods.map((method) =>
      shippingMethodView(context, method),
    ),
  estimateTotals: (_: unknown, { input }: { input: EstimateInput }, context: Context) => {
    const cart = cartToEstimate(context, input);
    const chosen = input.shipping_method;
    const sent = {
      shipping_carrier: chosen?.carrier_code ?? cart.shipping_carrier,
      shipping_method: chosen?.method_code ?? cart.shipping_method,
    };
    return { cart: cartView(context, cart, { ...sent, place: placeOf(context, input) }) };
  },
};
