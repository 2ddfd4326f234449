// The cart as GraphQL answers it. Everything that costs something to compute waits until it is asked for.
import { productNodes, type ProductNode } from '../catalog/products';
import { salableQuantity, stockOfAll, type StockRow } from '../catalog/stock';
import type { Context } from '../context';
import { paymentMethods, paymentTitle } from '../checkout/payment-methods';
import { asGeneration } from '../faults/stock-generations';
import { pageOf, type PageArguments } from '../page-of';
import { setting } from '../settings';
import { configurableOptions } from './configurable-options';
import { amountOf, priceCart, stockedId, type PricedCart, type PricedLine, type Sending } from './pricing';
import { cartAddress, findCart, type CartAddressRow, type CartLineRow, type CartRow } from './rows';
import { encodeUid } from './uid';

const once = <T>(compute: () => T): (() => T) => {
  let known: { value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
};

export function cartView(context: Context, row: CartRow, estimate?: Sending) {
  const priced = once(() => priceCart(context, findCart(context.db, row.id) ?? row, estimate));
  // The products of all lines are read together.
  const nodes = once(() => {
    const rows = priced().lines.flatMap(({ product, variant }) => (variant ? [product, variant] : [product]));
    const unique = [...new Map(rows.map((product) => [product.id, product])).values()];
    return new Map(productNodes(unique, context).map((node) => [node.row.id, node]));
  });
  const stock = once(() =>
    stockOfAll(
      context.db,
      priced().lines.map(({ row: line }) => stockedId(line)),
    ),
  );
  const parts = { node: (id: number) => nodes().get(id), stock: (id: number) => stock().get(id) };
  const items = once(() =>
    asGeneration(priced().lines.map((line) => itemView(context, line, priced().coupon?.label, parts))),
  );
  return {
    id: row.masked_id,
    email: row.email,
    total_quantity: () => priced().pieces,
    is_virtual: () => priced().isVirtual,
    items,
    itemsV2: (page: PageArguments) => pageOf(items(), page),
    prices: () => pricesView(context, priced()),
    applied_coupon: () => couponView(priced().coupon),
    applied_coupons: () => {
      const coupon = couponView(priced().coupon);
      return coupon && [coupon];
    },
    shipping_addresses: () => {
      const address = cartAddress(context.db, row.id, 'shipping');
      return address ? [shippingAddressView(context, address, priced, items)] : [];
    },
    billing_address: () => {
      const address = cartAddress(context.db, row.id, 'billing');
      return address ? addressView(address) : null;
    },
    available_payment_methods: () =>
      paymentMethods(context, priced().grandTotal.cents).map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: () => ({
      code: row.payment_method ?? '',
      title: row.payment_method === null ? '' : paymentTitle(row.payment_method),
      purchase_order_number: null,
    }),
    rules: [],
    gift_message: null,
  };
}

export type CartView = ReturnType<typeof cartView>;

const couponView = (coupon: PricedCart['coupon']) => (coupon ? { code: coupon.code } : null);

const money = (cents: number, currency: string) => ({ value: cents / 100, currency });

function pricesView(context: Context, cart: PricedCart) {
  const of = (cents: number) => money(cents, context.currency);
  const discounts =
    cart.coupon && cart.discount.cents > 0
      ? [
          {
            amount: of(cart.discount.cents),
            label: `Discount (${cart.coupon.label})`,
            applied_to: 'ITEM',
            coupon: couponView(cart.coupon),
          },
        ]
      : [];
  return {
    grand_total: of(cart.grandTotal.cents),
    grand_total_excluding_tax: of(cart.grandTotal.cents),
    subtotal_excluding_tax: of(cart.subtotal.cents),
    subtotal_including_tax: of(cart.subtotal.cents),
    subtotal_with_discount_excluding_tax: of(cart.subtotal.cents - cart.discount.cents),
    discount: discounts[0] ? { amount: of(-cart.discount.cents), label: [discounts[0].label] } : null,
    discounts,
    applied_taxes: [],
  };
}

/** What all lines read together; looked up by product id. */
interface Parts {
  node(productId: number): ProductNode | undefined;
  stock(productId: number): StockRow | undefined;
}

function itemView(context: Context, line: PricedLine, label: string | undefined, { node, stock }: Parts) {
  const { row, product, variant, problem } = line;
  const of = (cents: number) => money(cents, context.currency);
  const isDiscounted = label !== undefined && line.discount.cents > 0;
  const discounts = isDiscounted ? [{ amount: of(line.discount.cents), label, applied_to: 'ITEM' }] : null;
  return {
    __typename: variant
      ? 'ConfigurableCartItem'
      : product.type_id === 'virtual'
        ? 'VirtualCartItem'
        : 'SimpleCartItem',
    uid: encodeUid(row.id),
    id: String(row.id),
    quantity: row.quantity,
    errors: problem === undefined ? null : [{ code: 'ITEM_QTY', message: problem }],
    is_available: problem === undefined,
    not_available_message: problem === undefined ? null : notAvailable(context, row),
    min_qty: () => stock(stockedId(row))?.min_sale_quantity ?? null,
    max_qty: () => stock(stockedId(row))?.max_sale_quantity ?? null,
    product: () => node(product.id),
    prices: {
      price: of(line.unit.cents),
      price_including_tax: of(line.unit.cents),
      row_total: of(line.total.cents),
      row_total_including_tax: of(line.total.cents),
      original_item_price: of(line.unit.cents),
      original_row_total: of(line.total.cents),
      total_item_discount: of(line.discount.cents),
      discounts,
      fixed_product_taxes: [],
    },
    discount: discounts,
    customizable_options: [],
    gift_message: null,
    ...(variant && {
      configurable_options: () => configurableOptions(context, product.id, variant.id),
      // Magento answers no gallery for the variant of a line, though the variant has pictures.
      configured_variant: () => ({ ...node(variant.id), hidesGalleryEntries: true }),
    }),
  };
}

function notAvailable({ db }: Context, row: CartLineRow): string {
  return setting(db, 'cataloginventory/options/not_available_message') === '1'
    ? `Only ${salableQuantity(db, stockedId(row))} of ${row.quantity} available`
    : 'Not enough items for sale';
}

/** An address on the cart; country names are the codes, as Magento answers them here. */
export function addressView(address: CartAddressRow) {
  return {
    ...address,
    id: null,
    uid: encodeUid(address.id),
    street: address.street.split('\n'),
    region: { code: address.region_code, label: address.region, region_id: address.region_id },
    country: { code: address.country_id, label: address.country_id },
    custom_attributes: [],
  };
}

function shippingAddressView(
  context: Context,
  address: CartAddressRow,
  priced: () => PricedCart,
  items: () => unknown[],
) {
  const of = (cents: number) => money(cents, context.currency);
  return {
    ...addressView(address),
    same_as_billing: false,
    customer_notes: null,
    pickup_location_code: null,
    cart_items_v2: items,
    available_shipping_methods: () =>
      priced().shippingMethods.map((method) => shippingMethodView(context, method)),
    selected_shipping_method: () => {
      const { shipping } = priced();
      if (!shipping) return null;
      const amount = of(shipping.price.cents);
      return { ...shipping, amount, base_amount: null, price_excl_tax: amount, price_incl_tax: amount };
    },
  };
}

export function shippingMethodView(context: Context, method: PricedCart['shippingMethods'][number]) {
  const amount = money(amountOf(context, method.baseCents).cents, context.currency);
  return {
    ...method,
    available: true,
    error_message: '',
    amount,
    base_amount: null,
    price_excl_tax: amount,
    price_incl_tax: amount,
  };
}
