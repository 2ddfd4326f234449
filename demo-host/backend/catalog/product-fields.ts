// Resolvers of ProductInterface; the shop's own attributes are plain properties of the node.
import { once } from '../context';
import { all } from '../database';
import { profileOf } from '../profile';
import { settingNumber } from '../settings';
import { attributesIn } from './attributes';
import { hiddenProducts } from './audience';
import { categoryNode } from './category-node';
import { configurableFields } from './configurable';
import { isWithin, magentoTime } from './dates';
import { mediaFields } from './product-media';
import { priceFields } from './price/product-price';
import { productNodes, type ProductNode } from './product-set';
import { findProductsById, uid } from './rows';
import { leftOf } from './stock';

const html = (text: string | null) => ({ html: text ?? '' });

/** Set by hand, or else by the days a product counts as new. */
function isNew(node: ProductNode): number {
  const { row, context } = node;
  if (node.is_new !== undefined) return Number(node.is_new);
  const dated = row.new_from !== null || row.new_to !== null;
  return dated && isWithin(context.now, row.new_from, row.new_to) ? 1 : 0;
}

function brandName(node: ProductNode): string | null {
  if (typeof node.brand_name === 'string') return node.brand_name;
  return attributesIn(node.context).options.get(Number(node.brand))?.label ?? null;
}

/** Only below the shop's threshold, which is off at 0. */
function onlyLeft({ row, set, context }: ProductNode): number | null {
  const path = 'cataloginventory/options/stock_threshold_qty';
  const threshold = once(context, path, () => settingNumber(context.db, path));
  const stock = set.stock(row.id);
  if (threshold <= 0 || row.type_id === 'configurable' || !stock?.manage_stock) return null;
  const left = leftOf(stock);
  return set.isSalable(row) && left > 0 && left <= threshold ? left : null;
}

function linked(type: 'related' | 'upsell' | 'crosssell') {
  return ({ row, context }: ProductNode) => {
    const ids = all<{ id: number }>(
      context.db,
      `SELECT linked_id AS id FROM product_link JOIN product ON product.id = linked_id AND status = 1 AND visibility > 1
       WHERE product_link.product_id = ? AND type = ? ORDER BY position, linked_id`,
      ...[row.id, type],
    ).map(({ id }) => id);
    const hidden = hiddenProducts(context, ids);
    const shown = ids.filter((id) => !hidden.has(id));
    return productNodes(findProductsById(context.db, shown), context);
  };
}

const productFields = {
  id: ({ row }: ProductNode) => row.id,
  uid: ({ row }: ProductNode) => uid(row.id),
  sku: ({ row }: ProductNode) => row.sku,
  name: ({ row }: ProductNode) => row.name,
  type_id: ({ row }: ProductNode) => row.type_id,
  attribute_set_id: () => 4,
  url_key: ({ row }: ProductNode) => row.url_key,
  url_suffix: ({ context }: ProductNode) => context.suffix,
  canonical_url: () => null,
  weight: ({ row }: ProductNode) => row.weight,
  created_at: ({ row }: ProductNode) => magentoTime(row.created_at),
  updated_at: ({ row }: ProductNode) => magentoTime(row.updated_at),
  description: ({ row }: ProductNode) => html(row.description),
  short_description: ({ row }: ProductNode) => html(row.short_description),
  meta_title: ({ row }: ProductNode) => row.meta_title,
  meta_keyword: ({ row }: ProductNode) => row.meta_keywords,
  meta_description: ({ row }: ProductNode) => row.meta_description,
  new_from_date: ({ row }: ProductNode) => magentoTime(row.new_from),
  new_to_date: ({ row }: ProductNode) => magentoTime(row.new_to),
  stock_status: ({ row, set }: ProductNode) => (set.isSalable(row) ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: onlyLeft,
  min_sale_qty: ({ row, set }: ProductNode) => set.stock(row.id)?.min_sale_quantity ?? null,
  max_sale_qty: ({ row, set }: ProductNode) => set.stock(row.id)?.max_sale_quantity ?? null,
  rating_summary: ({ row, set }: ProductNode) => set.rating(row.id).summary,
  review_count: ({ row, set }: ProductNode) => set.rating(row.id).count,
  // No gift messages here; before it was a flag, the field was a text that was not set.
  gift_message_available: ({ context }: ProductNode) =>
    profileOf(context.options).hasNewerFields ? false : null,
  categories: ({ row, set, context }: ProductNode) =>
    set.categories(row.id).map((category) => categoryNode(category, context)),
  is_new: isNew,
  best_seller: (node: ProductNode) => Number(node.best_seller ?? 0),
  hide_price: (node: ProductNode) => Number(node.hide_price ?? 0),
  brand_name: brandName,
  related_products: linked('related'),
  upsell_products: linked('upsell'),
  crosssell_products: linked('crosssell'),
  ...priceFields,
  ...mediaFields,
};

export const productResolvers = {
  ProductInterface: { __resolveType: (node: ProductNode) => node.__typename, ...productFields },
  ConfigurableProduct: configurableFields,
};
