// What the backend says of a cart, as the shop's own.
import type { CartLineFieldsFragment, CartSumsFragment } from '../graphql/generated/cart-fragments';
import { isPlaceholder } from '../ui/picture/placeholder';
import { parseMoney, unknownMoney } from '../ui/price/parse-money';
import type { Cart, CartItem } from './cart';
import { regularTotal } from './regular-total';
import { taxDisplay, type TaxDisplay, type TaxSettings } from './tax-display';

export type RawItem = CartLineFieldsFragment;
interface RawMoney {
  value: number | null;
  currency: string | null;
}

/** What there is nothing to pay for costs nothing, whether or not that is said. */
const nothing: RawMoney = { value: 0, currency: 'USD' };

/** Without the holes that failed entries leave. */
export function present<T>(list: readonly (T | null)[] | null | undefined): T[] {
  return (list ?? []).flatMap((entry) => entry ?? []);
}

/** Which amounts a cart shows is decided where all of its lines are known. */
export function cartTax(items: readonly RawItem[], settings?: TaxSettings | null): TaxDisplay {
  return taxDisplay(
    settings,
    items.map((item) => ({
      price: item.prices?.price,
      withTax: item.prices?.price_including_tax,
      inCatalogue: inCatalogue(item)?.final_price,
    })),
  );
}

export function parseCart(raw: CartSumsFragment, items: readonly RawItem[], tax: TaxDisplay): Cart {
  const prices = raw.prices;
  const grandTotal = parseMoney(prices?.grand_total ?? (raw.total_quantity ? undefined : nothing));
  const way = raw.shipping_addresses?.[0]?.selected_shipping_method;
  const shipping = (tax.inSubtotal && way?.price_incl_tax) || way?.amount;
  const subtotal =
    (tax.inSubtotal && prices?.subtotal_including_tax) || prices?.subtotal_excluding_tax || undefined;
  return {
    id: raw.id,
    totalQuantity: raw.total_quantity,
    grandTotal,
    subtotal: subtotal || !items.length ? parseMoney(subtotal ?? nothing) : unknownMoney,
    discounts: parseDiscounts(prices?.discounts),
    taxes: parseAmounts(prices?.applied_taxes).filter(({ amount }) => amount.value !== 0),
    ...(tax.inSubtotal ? { isTaxIncluded: true } : {}),
    coupons: (raw.applied_coupons ?? []).flatMap((coupon) => (coupon ? [coupon.code] : [])),
    ...(shipping ? { shipping: parseMoney(shipping) } : {}),
    items: items.map((item) => parseItem(item, tax.onLines)),
  };
}

const variantOf = (raw: RawItem) =>
  raw.__typename === 'ConfigurableCartItem' ? raw.configured_variant : undefined;

/** Of the variant that was chosen, where there is one. */
const inCatalogue = (raw: RawItem) => (variantOf(raw) ?? raw.product).price_range?.minimum_price;

function parseItem(raw: RawItem, withTax: boolean): CartItem {
  const { product } = raw;
  const variant = variantOf(raw);
  const choices =
    raw.__typename === 'ConfigurableCartItem' ? raw.configurable_options.flatMap((o) => (o ? [o] : [])) : [];
  const image = imageOf(variant) ?? imageOf(product) ?? drawn(variant?.thumbnail) ?? drawn(product.thumbnail);
  const problem = problemOf(raw);
  const price = parseMoney((withTax && raw.prices?.price_including_tax) || raw.prices?.price);
  return {
    uid: raw.uid,
    sku: variant?.sku ?? product.sku ?? '',
    ...(variant && product.sku ? { parentSku: product.sku } : {}),
    name: product.name ?? product.sku ?? '',
    ...(product.brand_name ? { brand: product.brand_name } : {}),
    quantity: raw.quantity,
    ...(image ? { image } : {}),
    urlPath: product.url_key ? `${product.url_key}${product.url_suffix ?? ''}` : '',
    options: choices.map((choice) => ({ label: choice.option_label, value: choice.value_label })),
    selectedOptions: choices.map((choice) => choice.configurable_product_option_value_uid),
    price,
    rowTotal: parseMoney((withTax && raw.prices?.row_total_including_tax) || raw.prices?.row_total),
    regularTotal: regularTotal(price, raw.quantity, inCatalogue(raw)),
    ...(problem ? { problem } : {}),
    ...((variant ?? product).stock_status === 'OUT_OF_STOCK' ? { isOutOfStock: true } : {}),
    ...(raw.max_qty ? { maxQuantity: raw.max_qty } : {}),
  };
}

/** Servers from 2.4.5 on say it in `errors`, from 2.4.7 on also in `is_available`. */
function problemOf(raw: RawItem): string | undefined {
  const message = raw.errors?.find((error) => error !== null)?.message;
  if (message) return message;
  if (raw.is_available === false) return raw.not_available_message ?? 'Not enough items for sale';
  return undefined;
}

interface Gallery {
  media_gallery: ({ url: string | null; position: number | null; disabled: boolean | null } | null)[] | null;
}

/** behaviour 3: the entry at position 1, or else the first. */
function imageOf(product: Gallery | undefined): string | undefined {
  const shown = (product?.media_gallery ?? []).flatMap((entry) =>
    entry && drawn(entry) && !entry.disabled ? [entry] : [],
  );
  return (shown.find((entry) => entry.position === 1) ?? shown[0])?.url ?? undefined;
}

/** The backend's placeholder is no picture of the product; ours is drawn where there is none. */
const drawn = (picture: { url: string | null } | null | undefined): string | undefined =>
  picture?.url && !isPlaceholder(picture.url) ? picture.url : undefined;

type RawDiscount = RawAmount & { coupon?: { code: string } | null };

function parseDiscounts(raw: readonly (RawDiscount | null)[] | null | undefined): Cart['discounts'] {
  return present(raw).map(({ label, amount, coupon }) => ({
    label,
    amount: parseMoney(amount),
    ...(coupon === undefined ? {} : { coupon: coupon?.code ?? null }),
  }));
}

interface RawAmount {
  label: string;
  amount: RawMoney;
}

function parseAmounts(raw: readonly (RawAmount | null)[] | null | undefined) {
  return present(raw).map(({ label, amount }) => ({ label, amount: parseMoney(amount) }));
}
