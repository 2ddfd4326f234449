// What a cart is to the shop: the shapes that api parses into and components read, and pure facts about them.
import type { Money } from '../ui/price/money';

export type { Money } from '../ui/price/money';

export interface CartItem {
  uid: string;
  /** The SKU that is bought: the variant's for a configurable product. */
  sku: string;
  /** SKU of the configurable product; absent for a simple one. */
  parentSku?: string;
  name: string;
  brand?: string;
  quantity: number;
  image?: string;
  /** Path below the shop's URL, e.g. "islay-16.html"; empty when the product has no page any more. */
  urlPath: string;
  options: { label: string; value: string }[];
  /** uids to send when the item is added again. */
  selectedOptions: string[];
  price: Money;
  rowTotal: Money;
  /** What it would cost without the offer; absent where there is none, or where the backend does not prove it. */
  regularTotal?: Money;
  /** Why this line cannot be bought now; the line stays until the shopper removes or changes it. */
  problem?: string;
  /** Fewer pieces would not help. Some backends sell it all the same: only `problem` stands in the way. */
  isOutOfStock?: boolean;
  maxQuantity?: number;
}

export interface Cart {
  id: string;
  totalQuantity: number;
  grandTotal: Money;
  subtotal: Money;
  /** `coupon`: the code that it is from, null for that of a rule without; absent where the backend does not say. */
  discounts: { label: string; amount: Money; coupon?: string | null }[];
  taxes: { label: string; amount: Money }[];
  /** The subtotal has them in it. */
  isTaxIncluded?: boolean;
  /** Codes that are on the cart, whether or not they take something off. */
  coupons: string[];
  /** Known once a shipping method is set on the cart. */
  shipping?: Money;
  items: CartItem[];
  /** Something cannot be bought, and the backend does not say which line (servers up to 2.4.4); or nobody says what all of it costs. */
  problem?: string;
  /** Something of it could not be read, and may be the next time. */
  isPartial?: boolean;
}

/** What a component hands over to put a product into the cart. */
export interface NewCartItem {
  sku: string;
  quantity: number;
  /** uids of the chosen configurable options (with the parent's SKU as `sku`). */
  selectedOptions?: string[];
  /** SKU of the configurable product, where `sku` is the variant's. */
  parentSku?: string;
  name?: string;
  image?: string;
}

/** Storage key of a line that was taken out and could not be put back yet. */
export const rescueKey = 'cartRescue';
/** Storage key of a guest's cart that is to be put into the customer's. */
export const mergeKey = 'cartToMerge';
/** Storage key of what is known of the codes that were on the cart. */
export const couponsKey = 'cartCoupons';

/** Sum of item quantities (behaviour 3, derived summary). */
export function quantityOf(cart: Cart): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

/** What to send to put a line of the cart in again. */
export function asNewItem(line: CartItem, quantity = line.quantity): NewCartItem {
  return {
    sku: line.sku,
    quantity,
    name: line.name,
    ...(line.parentSku && { parentSku: line.parentSku, selectedOptions: line.selectedOptions }),
    ...(line.image && { image: line.image }),
  };
}

/** Whether an item that is put in makes this line longer; the item may name its product by the parent's SKU or by its own. */
export function isSameItem(line: CartItem, { sku, parentSku, selectedOptions = [] }: NewCartItem): boolean {
  const isChosen = line.selectedOptions.join() === selectedOptions.join();
  return line.sku === sku || (isChosen && !!line.parentSku && [sku, parentSku].includes(line.parentSku));
}

/** Names a line also after it was taken out and put in again, which gives it another uid. */
export function lineKey({ uid, sku, parentSku, selectedOptions }: CartItem): string {
  return parentSku ? [parentSku, sku, ...selectedOptions].join() : uid;
}
