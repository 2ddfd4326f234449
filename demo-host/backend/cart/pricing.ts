// What a cart costs right now: line prices, discount, shipping and total, in base and in the asker's currency.
import { finalPriceCents } from '../catalog/price/prices';
import { findProductById, type ProductRow } from '../catalog/products';
import { stockProblem } from '../catalog/stock';
import type { Context } from '../context';
import { defaultPlace } from '../tax/display';
import { taxesDue } from '../tax/due';
import { taxRatesAt, type Place, type TaxRate } from '../tax/rates';
import { discountRows, findCoupon, type CouponRow } from './coupons';
import { cartAddress, linesOf, type CartLineRow, type CartRow } from './rows';
import { shippingMethods, type ShippingMethod } from './shipping-methods';

/** Whole cents, in the base currency and in the context's. */
export interface Amount {
  base: number;
  cents: number;
}

export interface PricedLine {
  row: CartLineRow;
  product: ProductRow;
  variant: ProductRow | undefined;
  unit: Amount;
  total: Amount;
  discount: Amount;
  /** Due on the total less the discount. */
  tax: Amount;
  /** What would be due without the discount. */
  fullTax: Amount;
  /** Why this line cannot be ordered as it is. */
  problem: string | undefined;
}

export interface PricedCart {
  cart: CartRow;
  currency: string;
  lines: PricedLine[];
  pieces: number;
  /** Nothing in it needs shipping. */
  isVirtual: boolean;
  coupon: CouponRow | undefined;
  subtotal: Amount;
  discount: Amount;
  tax: Amount;
  /** In the context's currency and in the base one. */
  taxes: (TaxRate & { amount: Amount })[];
  shippingMethods: ShippingMethod[];
  /** The chosen method while it is on offer. */
  shipping: (ShippingMethod & { price: Amount }) | undefined;
  grandTotal: Amount;
}

/** Base cents as an amount of the context's currency. */
export const amountOf = (context: Context, base: number): Amount => ({
  base,
  cents: Math.round(context.rate(base) * 100),
});

/** The product whose stock and price a line stands for. */
export const stockedId = (line: Pick<CartLineRow, 'product_id' | 'variant_id'>): number =>
  line.variant_id ?? line.product_id;

/** Pieces of one product over all lines: a variant may stand alone and inside its configurable. */
export const piecesOf = (lines: readonly CartLineRow[], productId: number): number =>
  lines.reduce((sum, line) => sum + (stockedId(line) === productId ? line.quantity : 0), 0);

type BareLine = Omit<PricedLine, 'discount' | 'tax' | 'fullTax'>;

function priceLines(context: Context, rows: CartLineRow[]): BareLine[] {
  const { db, now, customerGroup: group } = context;
  return rows.flatMap((row) => {
    const product = findProductById(db, row.product_id);
    const variant = row.variant_id === null ? undefined : findProductById(db, row.variant_id);
    if (!product || (row.variant_id !== null && !variant)) return [];
    const unit = amountOf(
      context,
      finalPriceCents(db, stockedId(row), { group, quantity: row.quantity, now }),
    );
    const total = {
      base: Math.round(unit.base * row.quantity),
      cents: Math.round(unit.cents * row.quantity),
    };
    const problem = stockProblem(db, stockedId(row), piecesOf(rows, stockedId(row)));
    return [{ row, product, variant, unit, total, problem }];
  });
}

const sum = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((a, b) => ({ base: a.base + b.base, cents: a.cents + b.cents }), { base: 0, cents: 0 });

/** How and where a cart would be sent; for estimates, which need no whole address yet. */
export type Sending = Pick<CartRow, 'shipping_carrier' | 'shipping_method'> & { place: Place };

/** Where it goes to, or who pays for what goes nowhere; until that is known, where the shop supposes it. */
function placeOf({ db }: Context, cart: CartRow, isVirtual: boolean): Place {
  return cartAddress(db, cart.id, isVirtual ? 'billing' : 'shipping') ?? defaultPlace(db);
}

function withTaxes(lines: readonly Omit<PricedLine, 'tax' | 'fullTax'>[], rates: readonly TaxRate[]) {
  const due = (kind: keyof Amount) =>
    taxesDue(
      lines.map(({ total, discount }) => ({ total: total[kind], discount: discount[kind] })),
      rates,
    );
  const [base, cents] = [due('base'), due('cents')];
  const of = (n: number, kind: 'tax' | 'fullTax'): Amount => ({
    base: base.rows[n]?.[kind] ?? 0,
    cents: cents.rows[n]?.[kind] ?? 0,
  });
  return {
    lines: lines.map((line, n) => ({ ...line, tax: of(n, 'tax'), fullTax: of(n, 'fullTax') })),
    taxes: rates.map((rate, n) => ({
      ...rate,
      amount: { base: base.applied[n]?.cents ?? 0, cents: cents.applied[n]?.cents ?? 0 },
    })),
  };
}

export function priceCart(context: Context, cart: CartRow, estimate?: Sending): PricedCart {
  const { db } = context;
  const bare = priceLines(context, linesOf(context, cart.id));
  const coupon = cart.coupon === null ? undefined : findCoupon(db, cart.coupon);
  const percent = coupon?.percent ?? 0;
  const base = discountRows(
    bare.map((line) => line.total.base),
    percent,
  );
  const cents = discountRows(
    bare.map((line) => line.total.cents),
    percent,
  );
  const isVirtual = bare.length > 0 && bare.every(({ product }) => product.type_id === 'virtual');
  const place = estimate?.place ?? placeOf(context, cart, isVirtual);
  const { lines, taxes } = withTaxes(
    bare.map((line, n) => ({ ...line, discount: { base: base[n] ?? 0, cents: cents[n] ?? 0 } })),
    taxRatesAt(db, place),
  );
  const tax = sum(lines.map((line) => line.tax));
  const subtotal = sum(lines.map((line) => line.total));
  const discount = sum(lines.map((line) => line.discount));
  const shipped = lines.filter((line) => line.product.type_id !== 'virtual');
  const shippedPieces = shipped.reduce((n, line) => n + line.row.quantity, 0);
  const methods = shippingMethods(db, shippedPieces, subtotal.base - discount.base);
  const { shipping_carrier: carrier, shipping_method: method } = estimate ?? cart;
  const chosen = methods.find(
    ({ carrier_code, method_code }) => carrier_code === carrier && method_code === method,
  );
  // Without a shipping address nothing is shipped yet, so nothing is charged for it.
  const isAddressed = estimate !== undefined || cartAddress(db, cart.id, 'shipping') !== undefined;
  const shipping =
    chosen && isAddressed ? { ...chosen, price: amountOf(context, chosen.baseCents) } : undefined;
  const price = shipping?.price ?? { base: 0, cents: 0 };
  return {
    cart,
    currency: context.currency,
    lines,
    pieces: lines.reduce((n, line) => n + line.row.quantity, 0),
    isVirtual,
    coupon,
    subtotal,
    discount,
    tax,
    taxes,
    shippingMethods: methods,
    shipping,
    grandTotal: {
      base: subtotal.base - discount.base + price.base + tax.base,
      cents: subtotal.cents - discount.cents + price.cents + tax.cents,
    },
  };
}
