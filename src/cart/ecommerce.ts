// What events say of products and carts: the shapes of GA4's ecommerce parameters. Types alone; hosts get them with the package.

/** A product in an event. Amounts are in the event's currency, in units: 24.1. */
export interface EventItem {
  /** SKU; of the variant where one is chosen. */
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  /** Chosen options, in words. */
  item_variant?: string;
  /** Of one piece, as it is asked for now; 0 where the shop does not say. */
  price: number;
  /** What one piece is cheaper than usual. */
  discount?: number;
  quantity: number;
  /** Place in its list, from 0. */
  index?: number;
  item_list_id?: string;
  item_list_name?: string;
}

/** GA4's view_item, add_to_cart, remove_from_cart and add_to_wishlist: pieces of one product. */
export interface ItemEvent {
  sku: string;
  name: string;
  /** Pieces that went in or out; 1 where none are counted. */
  quantity: number;
  /** Of one piece; 0 where the shop does not say. */
  price: number;
  currency: string;
  value: number;
  items: EventItem[];
}

/** GA4's view_item_list and select_item: all products of a list, or the one that was chosen. */
export interface ItemListEvent {
  item_list_id: string;
  item_list_name: string;
  currency: string;
  items: EventItem[];
}

/** GA4's view_cart and begin_checkout. */
export interface CartEvent {
  currency: string;
  /** What the items cost after discounts; GA4 wants no shipping and no tax in it. */
  value: number;
  coupon?: string;
  items: EventItem[];
}

/** GA4's add_shipping_info. */
export interface ShippingInfoEvent extends CartEvent {
  /** Title of the shipping method. */
  shipping_tier: string;
}

/** GA4's add_payment_info. */
export interface PaymentInfoEvent extends CartEvent {
  /** Kind of the means of payment. */
  payment_type: string;
}

/** GA4's purchase. */
export interface PurchaseEvent extends CartEvent {
  /** The order's number; where the backend does not tell it, `entity-` and Magento's entity id, as in its admin's addresses. */
  transaction_id: string;
  shipping: number;
  tax: number;
}
