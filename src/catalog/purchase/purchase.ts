// Putting a product into the cart, and what to say about it. Loaded with the first press, or before.
import { effect, untracked } from '@preact/signals-core';
import '../../words/catalogue/product';
import '../../words/catalogue/product-refusals';
import type { NewCartItem } from '../../cart/cart';
import { itemEvent, unknownPrice, type Bought } from '../../cart/cart-event';
import type { CartState } from '../../cart/state';
import type { ItemEvent } from '../../cart/ecommerce';
import { tooMany } from '../../cart/stock/too-many';
import type { Text } from '../../words/text';
import { shopperMessage } from '../../transport/errors';
import type { BuyableProduct } from '../product';
import { asBought } from '../product-event';
import { inCart } from '../product-rules';
import { chosenVariant, selectedOptions, type Choice } from './option-choice';
import { refusal } from './refusal';

export interface PurchaseMessage {
  tone: 'error' | 'success';
  text: string;
  /** Calls `end` when it is no longer true; the answer stops that. */
  until?(end: () => void): () => void;
}

/** What came of it; `added` when it is in the cart. */
export interface PurchaseOutcome {
  message: PurchaseMessage;
  added?: ItemEvent;
}

export interface PurchaseParts {
  cart: CartState;
  text: Text;
}

/** The backend's sentence for what is not sold, or no more. */
const gone = /could not find (a|specified) product|trying to add is not available|in stock status/i;

const refused = (reason: string): PurchaseOutcome => ({ message: { tone: 'error', text: reason } });

async function send(
  { cart, text }: PurchaseParts,
  item: NewCartItem,
  bought: Bought,
): Promise<PurchaseOutcome> {
  const { sku, name } = bought;
  const { quantity: n } = item;
  if (!(await cart.addItem(item).catch(() => false))) {
    if (!navigator.onLine) return refused(text('catalog.addOffline', { name }));
    const error = cart.addItemError.peek();
    const failed = text('catalog.addFailed', { name });
    // behaviour 8 has words for it when there is no cart to put it into.
    const noCart = error && error === cart.getCartError.peek();
    if (noCart) return refused(`${error.message}. ${failed}`);
    if (tooMany.test(error?.message ?? '')) return refused(text('catalog.fewer'));
    if (gone.test(error?.message ?? '')) return refused(text('catalog.soldOutNow', { name }));
    return refused(shopperMessage(error, failed));
  }
  // The cart knows what it costs in there, and of what a page has by its SKU alone.
  const line = cart.details.peek()?.items.find((each) => each.sku === sku);
  return {
    message: {
      tone: 'success',
      text: text('catalog.added', { n, name }),
      until: (end) => whenGone(cart, sku, end),
    },
    added: itemEvent({ ...bought, ...line }, n),
  };
}

/** Taken out again, or on its way out. A cart that nobody has looked into yet says nothing. */
function whenGone(cart: CartState, sku: string, end: () => void): () => void {
  let wasSeen = false;
  return effect(() => {
    const isThere = cart.details.value?.items.some(
      (line) => line.sku === sku && (cart.wantedOf(line) ?? line.quantity),
    );
    if (wasSeen && isThere === false) untracked(end);
    wasSeen ||= !!isThere;
  });
}

export async function buy(
  parts: PurchaseParts,
  product: BuyableProduct,
  choice: Choice,
  quantity: number,
): Promise<PurchaseOutcome> {
  const variant = chosenVariant(product, choice);
  const { sku } = variant ?? product;
  const already = inCart(parts.cart.details.peek()?.items, sku);
  const reason = refusal({ product, choice, quantity, already }, parts.text);
  if (reason) return refused(reason);
  const chosen = selectedOptions(product, choice);
  return send(
    parts,
    {
      sku: product.sku,
      quantity,
      name: product.name,
      image: (variant?.images[0] ?? product.image)?.url,
      ...(chosen.length > 0 ? { selectedOptions: chosen } : {}),
    },
    asBought(product, variant),
  );
}

/** For a SKU of which nothing else is known. */
export const buySku = (parts: PurchaseParts, sku: string, quantity: number): Promise<PurchaseOutcome> =>
  send(parts, { sku, quantity }, { sku, name: sku, price: unknownPrice });
