// Which values of a configurable product can still be chosen, and which variant a choice stands for. Pure.
import { rangeOf } from '../offer-range';
import type { BuyableProduct, Offer, ProductOption, Variant } from '../product';

/** Attribute code → value uid. */
export type Choice = Readonly<Record<string, string>>;

/** impossible: no such combination exists; sold-out: it exists and cannot be bought now. */
export type ValueState = 'available' | 'sold-out' | 'impossible';

type Configurable = Pick<BuyableProduct, 'options' | 'variants'>;

function fits(variant: Variant, choice: Choice): boolean {
  return Object.entries(choice).every(([code, uid]) => variant.values[code] === uid);
}

/** What choosing this value would lead to while the other options stay as they are. */
export function valueState(
  { variants }: Configurable,
  choice: Choice,
  code: string,
  uid: string,
): ValueState {
  return stateOf(variants, { ...choice, [code]: uid });
}

function stateOf(variants: Variant[], choice: Choice): ValueState {
  const candidates = variants.filter((variant) => fits(variant, choice));
  if (candidates.some((variant) => variant.inStock)) return 'available';
  return candidates.length > 0 ? 'sold-out' : 'impossible';
}

/**
 * The choice after picking a value. The new value always wins: values of other options that no variant
 * combines with it are given up, later options first.
 */
export function choose(product: Configurable, choice: Choice, code: string, uid: string): Choice {
  const kept: Record<string, string> = { [code]: uid };
  for (const option of product.options) {
    const value = choice[option.code];
    if (option.code === code || value === undefined) continue;
    const candidate = { ...kept, [option.code]: value };
    if (product.variants.some((variant) => fits(variant, candidate))) kept[option.code] = value;
  }
  return kept;
}

export function missingOptions({ options }: Configurable, choice: Choice): ProductOption[] {
  return options.filter((option) => choice[option.code] === undefined);
}

/** undefined until every option is chosen. */
export function chosenVariant(product: Configurable, choice: Choice): Variant | undefined {
  if (product.options.length === 0 || missingOptions(product, choice).length > 0) return undefined;
  return product.variants.find((variant) => fits(variant, choice));
}

/** Whether what is chosen so far can be bought. A product without options is its own only variant. */
export function choiceState(
  product: Configurable & Pick<BuyableProduct, 'inStock'>,
  choice: Choice,
): ValueState {
  if (product.options.length === 0) return product.inStock ? 'available' : 'sold-out';
  return stateOf(product.variants, choice);
}

/** The choice to start with: a linked variant, or what needs no choosing because there is only one way to buy. */
export function initialChoice(product: Configurable, variantSku?: string | null): Choice {
  const linked = variantSku ? product.variants.find((variant) => variant.sku === variantSku) : undefined;
  const salable = product.variants.filter((variant) => variant.inStock);
  const only = salable.length === 1 && product.variants.length === 1 ? salable[0] : undefined;
  const start = linked ?? only;
  return start ? pick(start.values, product.options) : {};
}

function pick(values: Choice, options: ProductOption[]): Choice {
  return Object.fromEntries(
    options.flatMap(({ code }) => {
      const value = values[code];
      return value === undefined ? [] : [[code, value]];
    }),
  );
}

/** The uids that the cart wants, in the order of the options. */
export function selectedOptions({ options }: Configurable, choice: Choice): string[] {
  return options.flatMap(({ code }) => choice[code] ?? []);
}

/** The price to show for a choice: the variant's own, or the range of what can still become of it. */
export function offerFor(
  product: Configurable & Pick<BuyableProduct, 'offer'>,
  choice: Choice,
): Offer | undefined {
  const variant = chosenVariant(product, choice);
  if (variant) return variant.offer;
  const open = product.variants.filter((candidate) => fits(candidate, choice));
  return rangeOf(open) ?? (open.some(({ isPriceHidden }) => isPriceHidden) ? undefined : product.offer);
}

/** Whatever can still become of the choice, its price is on request. */
export function isPriceHidden(
  product: Configurable & Pick<BuyableProduct, 'isPriceHidden'>,
  choice: Choice,
): boolean {
  const open = product.variants.filter((candidate) => fits(candidate, choice));
  return product.isPriceHidden || (open.length > 0 && open.every((variant) => variant.isPriceHidden));
}
