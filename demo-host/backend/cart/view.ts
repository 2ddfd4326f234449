// The cart as GraphQL answers it. Everything that costs something to compute waits until it is asked for.
import { productNodes } from '../catalog/products';
import { stockOfAll } from '../catalog/stock';
import type { Context } from '../context';
import { attributeValues, detailsIn } from '../customer/address-details';
import { pageOf, type PageArguments } from '../page-of';
import { itemView, money } from './item-view';
import { paymentMethods, paymentTitle } from './payment-methods';
import { amountOf, priceCart, stockedId, type PricedCart, type Sending } from './pricing';
import { cartAddress, findCart, type CartAddressRow, type CartRow } from './rows';
import { sortItems, type ItemsSort } from './sort-items';
import { asGeneration } from './stock-generations';
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
  const itemsIn = (sort?: ItemsSort | null) =>
    asGeneration(
      sortItems(priced().lines, sort).map((line) => itemView(context, line, priced().coupon?.label, parts)),
    );
  const items = once(itemsIn);
  return {
    id: row.masked_id,
    email: row.email,
    total_quantity: () => priced().pieces,
    is_virtual: () => priced().isVirtual,
    items,
    itemsV2: ({ sort, ...page }: PageArguments & { sort?: ItemsSort | null }) => pageOf(itemsIn(sort), page),
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
      paymentMethods(context, priced()).map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: () => ({
      code: row.payment_method ?? '',
      title: row.payment_method === null ? '' : paymentTitle(row.payment_method),
      purchase_order_number: null,
    }),
    rules: [],
    gift_message: null,
  };
}

const couponView = (coupon: PricedCart['coupon']) => (coupon ? { code: coupon.code } : null);

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
    grand_total_excluding_tax: of(cart.grandTotal.cents - cart.tax.cents),
    subtotal_excluding_tax: of(cart.subtotal.cents),
    subtotal_including_tax: of(
      cart.lines.reduce((sum, line) => sum + line.fullTax.cents, cart.subtotal.cents),
    ),
    subtotal_with_discount_excluding_tax: of(cart.subtotal.cents - cart.discount.cents),
    discount: discounts[0] ? { amount: of(-cart.discount.cents), label: [discounts[0].label] } : null,
    discounts,
    applied_taxes: cart.taxes.map(({ title, amount }) => ({ amount: of(amount.cents), label: title })),
  };
}

/** An address on the cart; country names are the codes, as Magento answers them here. */
function addressView(address: CartAddressRow) {
  const details = detailsIn(address.details);
  return {
    ...address,
    id: null,
    uid: encodeUid(address.id),
    street: address.street.split('\n'),
    region: { code: address.region_code, label: address.region, region_id: address.region_id },
    country: { code: address.country_id, label: address.country_id },
    ...details,
    custom_attributes: attributeValues(details),
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
    items_weight: () =>
      priced().lines.reduce(
        (sum, { row, product, variant }) => sum + ((variant ?? product).weight ?? 0) * row.quantity,
        0,
      ),
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
