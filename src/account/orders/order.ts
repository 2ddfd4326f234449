// What an order is to the shop: the shapes that api parses into and components read, and pure facts about them.
import type { Money } from '../../ui/price/money';

export interface OrderSummary {
  /** As people see it, e.g. "000000012". */
  number: string;
  /** undefined where the backend's date cannot be read. */
  placed?: Date;
  /** In the backend's words. */
  status: string;
  total?: Money;
  items: readonly { name: string; quantity: number }[];
}

export interface OrderItem {
  id: string;
  sku: string;
  name: string;
  options: readonly { label: string; value: string }[];
  price: Money;
  ordered: number;
  shipped: number;
  canceled: number;
  refunded: number;
  /** Below the shop's URL, without leading slash; absent when the product has no page any more. */
  path?: string;
  image?: string;
}

export interface OrderAddress {
  name: string;
  /** Company, street, town: one entry per line. */
  lines: readonly string[];
  /** ISO code. */
  country?: string;
  telephone?: string;
}

export interface OrderRemark {
  text: string;
  made?: Date;
}

export interface Tracking {
  /** What people call it, e.g. "UPS Ground". */
  title: string;
  number: string;
  /** Where the carrier tells of it, for carriers that we know. */
  href?: string;
}

export interface Shipment {
  number: string;
  tracking: readonly Tracking[];
  items: readonly { name: string; quantity: number }[];
  remarks: readonly OrderRemark[];
}

/** An invoice or a refund. */
export interface OrderDocument {
  number: string;
  total?: Money;
  remarks: readonly OrderRemark[];
}

export interface Order {
  id: string;
  number: string;
  placed?: Date;
  status: string;
  items: readonly OrderItem[];
  shippingAddress?: OrderAddress;
  billingAddress?: OrderAddress;
  shippingMethod?: string;
  /** "Credit card, Visa, ···· 1111" in parts. */
  payment: readonly string[];
  shipments: readonly Shipment[];
  invoices: readonly OrderDocument[];
  refunds: readonly OrderDocument[];
  remarks: readonly OrderRemark[];
  subtotal?: Money;
  discounts: readonly { label: string; amount: Money }[];
  shipping?: Money;
  tax?: Money;
  total?: Money;
  /** By its buyer, signed in. */
  canReorder: boolean;
  /** By its buyer: signed in, or as a guest where the backend has a way for guests (guest-order/question.ts). */
  canCancel: boolean;
}

/** Carriers by the code that Magento gives them. */
const trackingPages: Readonly<Record<string, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
};

/** The carrier's page of a parcel; undefined for carriers that we do not know. */
export function trackingHref(carrier: string, number: string): string | undefined {
  const code = carrier.toLowerCase();
  return number && Object.hasOwn(trackingPages, code)
    ? trackingPages[code] + encodeURIComponent(number)
    : undefined;
}

/** A name with what was chosen of it: one line of an order among others of the same product. */
export function fullName({ name, options }: Pick<OrderItem, 'name' | 'options'>): string {
  return [name, ...options.map(({ value }) => value)].join(', ');
}

/** What a line comes to before discounts. In whole cents: 3 × 24.1 is not 72.30000000000001. */
export function lineTotal({ price, ordered }: Pick<OrderItem, 'price' | 'ordered'>): Money {
  return { ...price, value: Math.round(price.value * ordered * 100) / 100 };
}
