// price_range, price_tiers and special_price of a product in the asker's currency.
import type { Context } from '../../context';
import { catalogueCents } from '../../tax/display';
import { magentoTime } from '../dates';
import { lowestCents, tiersFor, validSpecialCents } from './prices';
import type { ProductNode } from '../product-set';

export interface Money {
  value: number;
  currency: string;
}

function money(context: Context, cents: number): Money {
  return { value: context.rate(cents), currency: context.currency };
}

const cent = (value: number) => Math.round(value * 100) / 100;

/** What is taken off; amounts are base cents. */
export function discount(
  context: Context,
  regular: number,
  final: number,
): { amount_off: number; percent_off: number } {
  const [from, to] = [context.rate(regular), context.rate(final)];
  if (to >= from) return { amount_off: 0, percent_off: 0 };
  return { amount_off: cent(from - to), percent_off: cent(((from - to) / from) * 100) };
}

function productPrice(context: Context, price: Cents) {
  const [regular, final] = [catalogueCents(context, price.regular), catalogueCents(context, price.final)];
  return {
    regular_price: money(context, regular),
    final_price: money(context, final),
    discount: discount(context, regular, final),
  };
}

interface Cents {
  regular: number;
  final: number;
}

function centsOf({ row, set, context }: ProductNode): Cents {
  const question = { group: context.customerGroup, quantity: 1, now: context.now };
  return { regular: row.price_cents ?? 0, final: lowestCents(row, set.tiers(row.id), question) };
}

/** A configurable spans its variants in stock, or all of them when none is. */
function range(node: ProductNode): [lowest: Cents, highest: Cents] {
  const variants = node.row.type_id === 'configurable' ? node.set.variants(node.row.id) : [];
  const salable = variants.filter((variant) => variant.set.isSalable(variant.row));
  const counted = (salable.length > 0 ? salable : variants)
    .map(centsOf)
    .sort((one, other) => one.final - other.final);
  const own = centsOf(node);
  return [counted[0] ?? own, counted.at(-1) ?? own];
}

const legacy = (context: Context, cents: number) => ({ amount: money(context, cents), adjustments: [] });

export const priceFields = {
  price_range: (node: ProductNode) => {
    const [lowest, highest] = range(node);
    return {
      minimum_price: productPrice(node.context, lowest),
      maximum_price: productPrice(node.context, highest),
    };
  },
  price: (node: ProductNode) => {
    const [lowest, highest] = range(node);
    return {
      regularPrice: legacy(node.context, lowest.regular),
      minimalPrice: legacy(node.context, lowest.final),
      maximalPrice: legacy(node.context, highest.final),
    };
  },
  price_tiers: ({ row, set, context }: ProductNode) => {
    const regular = row.price_cents ?? 0;
    return tiersFor(set.tiers(row.id), context.customerGroup)
      .filter((tier) => tier.quantity > 1 || tier.customer_group !== null)
      .map((tier) => ({
        quantity: tier.quantity,
        final_price: money(context, tier.price_cents),
        discount: discount(context, regular, tier.price_cents),
      }));
  },
  special_price: ({ row, context }: ProductNode) => {
    const cents = row.type_id === 'configurable' ? null : validSpecialCents(row, context.now);
    return cents === null ? null : context.rate(cents);
  },
  special_from_date: ({ row }: ProductNode) => magentoTime(row.special_from),
  special_to_date: ({ row }: ProductNode) => magentoTime(row.special_to),
};
