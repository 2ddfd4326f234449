// Wishlists as GraphQL answers them. Items are read when they are asked for.
import { configurableOptions } from '../cart/configurable-options';
import { findProductsById, productNodes, type ProductNode } from '../catalog/products';
import type { Context } from '../context';
import { itemsOf, type WishlistItemRow, type WishlistRow } from './rows';

interface Page {
  currentPage: number;
  pageSize: number;
}

/** `itemsCount` where Magento counts something else than the items there are now. */
export function wishlistView(context: Context, row: WishlistRow, itemsCount?: number) {
  const items = () => itemsOf(context, row.id);
  return {
    id: String(row.id),
    name: 'Wish List',
    sharing_code: row.sharing_code,
    updated_at: row.updated_at,
    items_count: () => itemsCount ?? items().length,
    items: () => oldItems(context, items()),
    items_v2: (page: Page) => itemPage(context, items(), page),
  };
}

function nodesOf(context: Context, items: readonly WishlistItemRow[]): Map<number, ProductNode> {
  const ids = new Set(
    items.flatMap((item) =>
      item.variant_id === null ? [item.product_id] : [item.product_id, item.variant_id],
    ),
  );
  const nodes = productNodes(findProductsById(context.db, [...ids]), context);
  return new Map(nodes.map((node) => [node.row.id, node]));
}

function oldItems(context: Context, items: readonly WishlistItemRow[]) {
  const nodes = nodesOf(context, items);
  return items.map((item) => ({
    id: item.id,
    qty: item.quantity,
    description: item.description,
    added_at: item.added_at,
    product: nodes.get(item.product_id),
  }));
}

/** A page below 1 is the first, one too high is empty, a size below 1 is no paging. */
function itemPage(context: Context, items: readonly WishlistItemRow[], { currentPage, pageSize }: Page) {
  const size = Math.max(0, pageSize);
  const current = Math.max(1, currentPage);
  const shown = size === 0 ? items : items.slice((current - 1) * size, current * size);
  return {
    items: itemViews(context, shown),
    page_info: {
      current_page: current,
      page_size: size,
      total_pages: size === 0 ? 1 : Math.max(1, Math.ceil(items.length / size)),
    },
  };
}

const typeNames = {
  simple: 'SimpleWishlistItem',
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
};

function itemViews(context: Context, items: readonly WishlistItemRow[]) {
  const nodes = nodesOf(context, items);
  // Items of one product share its model in Magento, and the model has the options of the item it last stood for:
  // `child_sku` is that item's, and an internal error when that item has none.
  const lastOf = new Map(items.map((item) => [item.product_id, item]));
  return items.map((item) => {
    const node = nodes.get(item.product_id);
    return {
      __typename: typeNames[node?.row.type_id ?? 'simple'],
      id: String(item.id),
      quantity: item.quantity,
      description: item.description,
      added_at: item.added_at,
      product: node,
      customizable_options: [],
      child_sku: () => {
        const variant = lastOf.get(item.product_id)?.variant_id ?? null;
        if (variant === null) throw new Error(`wishlist item ${item.id} has no variant`);
        return nodes.get(variant)?.row.sku;
      },
      configurable_options: () => {
        lastOf.set(item.product_id, item);
        return item.variant_id === null ? [] : configurableOptions(context, item.product_id, item.variant_id);
      },
      configured_variant: () => (item.variant_id === null ? null : nodes.get(item.variant_id)),
    };
  });
}
