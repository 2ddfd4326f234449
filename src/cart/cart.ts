// What a cart is to the shop: the shapes that api parses into and components read.

export interface Money {
  value: number;
  currency: string;
}

export interface CartItem {
  uid: string;
  /** The SKU that is bought: the variant's for a configurable product. */
  sku: string;
  /** SKU of the configurable product; absent for a simple one. */
  parentSku?: string;
  name: string;
  quantity: number;
  image?: string;
  /** Path below the shop's URL, e.g. "islay-16.html"; empty when the product has no page any more. */
  urlPath: string;
  options: { label: string; value: string }[];
  /** uids to send when the item is added again. */
  selectedOptions: string[];
  price: Money;
  rowTotal: Money;
  /** Why this line cannot be bought now; the line stays until the shopper removes or changes it. */
  problem?: string;
  maxQuantity?: number;
}

export interface Cart {
  id: string;
  totalQuantity: number;
  grandTotal: Money;
  subtotal: Money;
  discounts: { label: string; amount: Money }[];
  taxes: { label: string; amount: Money }[];
  coupons: string[];
  items: CartItem[];
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
