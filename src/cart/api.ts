// Reading the cart; with changes-api the only cart files that know operation and field names.
import {
  CartDetailsDocument,
  type CartDetailsQuery,
  CheckUserIsAuthedDocument,
} from '../graphql/generated/cart';
import type { Text } from '../words/text';
import type { BrowserStorage } from '../storage/browser-storage';
import { TransportError } from '../transport/errors';
import { isPlaceholder } from '../ui/picture/placeholder';
import type { Transport } from '../transport/transport';
import type { Cart, CartItem, Money } from './cart';
import { rememberImages } from './images';
import { withStockProblems, type Seen } from './stock-problems';
import { taxDisplay, type TaxSettings } from './tax-display';

/** behaviour 7.3: cart details carry a fixed word; servers without the argument never see it (capabilities exchange). */
const terminal = 'web';

type RawCart = NonNullable<CartDetailsQuery['cart']>;
type RawItem = NonNullable<NonNullable<RawCart['items']>[number]>;
interface RawMoney {
  value: number | null;
  currency: string | null;
}

export interface CartApi {
  /** Rejects when this shopper may not read the cart. */
  checkAccess(cartId: string): Promise<void>;
  details(cartId: string, seen: Seen): Promise<Cart>;
}

export function createCartApi(transport: Transport, storage: BrowserStorage, text: Text): CartApi {
  return {
    async checkAccess(cartId) {
      await transport.query(CheckUserIsAuthedDocument, { cartId }, { policy: 'network-only' });
    },

    async details(cartId, seen) {
      let withheld: readonly string[] = [];
      const onWithheld = (messages: readonly string[]) => (withheld = messages);
      const variables = { cartId, terminal };
      const { cart, storeConfig } = await transport
        .query(CartDetailsDocument, variables, { policy: 'network-only', onWithheld })
        .catch((error: unknown) => {
          const answer = readableIn(error);
          if (!answer) throw error;
          withheld = answer.withheld;
          return answer.data;
        });
      if (!cart) throw new Error('cart: no data');
      const parsed = withStockProblems(parseCart(cart, storeConfig), withheld, seen, text);
      rememberImages(storage, parsed.items);
      return parsed;
    },
  };
}

/** One line that the backend cannot resolve, such as of a deleted product, must not hide the others. */
function readableIn(error: unknown): { data: CartDetailsQuery; withheld: string[] } | undefined {
  if (!(error instanceof TransportError)) return undefined;
  const data = error.data as CartDetailsQuery | undefined;
  const isOfLines = error.entries.every(({ path }) => path?.[0] === 'cart' && path[1] === 'items');
  if (!data?.cart?.items || !isOfLines) return undefined;
  return { data, withheld: error.entries.map(({ message }) => message) };
}

export function parseCart(raw: RawCart, settings?: TaxSettings | null): Cart {
  const prices = raw.prices;
  const grandTotal = parseMoney(prices?.grand_total);
  const shipping = raw.shipping_addresses?.[0]?.selected_shipping_method?.amount;
  const items = (raw.items ?? []).flatMap((item) => item ?? []);
  const withTax = taxDisplay(
    settings,
    items.map((item) => ({
      price: item.prices?.price,
      withTax: item.prices?.price_including_tax,
      inCatalogue: (variantOf(item) ?? item.product).price_range?.minimum_price.final_price,
    })),
  );
  const subtotal =
    (withTax.inSubtotal && prices?.subtotal_including_tax) || prices?.subtotal_excluding_tax || undefined;
  return {
    id: raw.id,
    totalQuantity: raw.total_quantity,
    grandTotal,
    subtotal: subtotal ? parseMoney(subtotal) : grandTotal,
    discounts: parseAmounts(prices?.discounts),
    taxes: parseAmounts(prices?.applied_taxes).filter(({ amount }) => amount.value !== 0),
    ...(withTax.inSubtotal ? { isTaxIncluded: true } : {}),
    coupons: (raw.applied_coupons ?? []).flatMap((coupon) => (coupon ? [coupon.code] : [])),
    ...(shipping ? { shipping: parseMoney(shipping) } : {}),
    items: items.map((item) => parseItem(item, withTax.onLines)),
  };
}

const variantOf = (raw: RawItem) =>
  raw.__typename === 'ConfigurableCartItem' ? raw.configured_variant : undefined;

function parseItem(raw: RawItem, withTax: boolean): CartItem {
  const { product } = raw;
  const variant = variantOf(raw);
  const choices =
    raw.__typename === 'ConfigurableCartItem' ? raw.configurable_options.flatMap((o) => (o ? [o] : [])) : [];
  const image = imageOf(variant) ?? imageOf(product) ?? drawn(variant?.thumbnail) ?? drawn(product.thumbnail);
  const problem = problemOf(raw);
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
    price: parseMoney((withTax && raw.prices?.price_including_tax) || raw.prices?.price),
    rowTotal: parseMoney((withTax && raw.prices?.row_total_including_tax) || raw.prices?.row_total),
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

function parseMoney(raw: RawMoney | null | undefined): Money {
  return { value: raw?.value ?? 0, currency: raw?.currency ?? 'USD' };
}

function parseAmounts(raw: ({ label: string; amount: RawMoney } | null)[] | null | undefined) {
  return (raw ?? []).flatMap((entry) =>
    entry ? [{ label: entry.label, amount: parseMoney(entry.amount) }] : [],
  );
}
