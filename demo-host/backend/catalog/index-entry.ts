// One product's entry in the listing index, worked out from its rows.
import { all, type Database } from '../database';
import { attributesOf, type Attributes } from './attributes';
import { isForEmployeesOnly } from './audience';
import { ancestorsOf, categoryTree, type CategoryTree } from './category-tree';
import { lowestCents } from './prices';
import { findProductsById, groupBy, list, type ProductRow, type TierRow } from './rows';
import { stockOfAll, type StockRow } from './stock';

interface ValueRow {
  product_id: number;
  attribute_id: number;
  value: string;
}

export interface IndexSource {
  products: ProductRow[];
  rows: ReadonlyMap<number, ProductRow>;
  variants: ReadonlyMap<number, number[]>;
  values: ReadonlyMap<number, ValueRow[]>;
  tiers: ReadonlyMap<number, TierRow[]>;
  stock: ReadonlyMap<number, StockRow>;
  assigned: ReadonlyMap<number, { category_id: number; position: number }[]>;
  tree: CategoryTree;
  attributes: Attributes;
}

export interface IndexEntry {
  name: string;
  visibility: number;
  min: number;
  max: number;
  inStock: boolean;
  employeeOnly: boolean;
  groupPrices: { group: number; min: number; max: number }[];
  listings: ReadonlyMap<number, number>;
  facets: { attributeId: number; value: string }[];
  text: { name: string; sku: string; brand: string; short: string; long: string };
}

const those = 'IN (SELECT value FROM json_each(?))';

/** Everything that the entries of these products need, in a handful of queries. */
export function loadIndexSource(db: Database, ids: readonly number[]): IndexSource {
  const pairs = all<{ parent_id: number; child_id: number }>(
    db,
    `SELECT parent_id, child_id FROM product_variant WHERE parent_id ${those}`,
    list(ids),
  );
  const involved = [...new Set([...ids, ...pairs.map((pair) => pair.child_id)])];
  const rows = new Map(findProductsById(db, involved).map((row) => [row.id, row]));
  const values = all<ValueRow>(db, `SELECT * FROM product_value WHERE product_id ${those}`, list(involved));
  const tiers = all<TierRow>(db, `SELECT * FROM tier_price WHERE product_id ${those}`, list(involved));
  const assigned = all<{ category_id: number; product_id: number; position: number }>(
    db,
    `SELECT * FROM category_product WHERE product_id ${those}`,
    list(ids),
  );
  return {
    products: ids.flatMap((id) => rows.get(id) ?? []),
    rows,
    variants: new Map(
      [...groupBy(pairs, (pair) => pair.parent_id)].map(([id, own]) => [
        id,
        own.map((pair) => pair.child_id),
      ]),
    ),
    values: groupBy(values, (row) => row.product_id),
    tiers: groupBy(tiers, (row) => row.product_id),
    stock: stockOfAll(db, involved),
    assigned: groupBy(assigned, (row) => row.product_id),
    tree: categoryTree(db),
    attributes: attributesOf(db),
  };
}

export function isSalable(stock: StockRow | undefined): boolean {
  if (!stock) return false;
  if (!stock.manage_stock) return true;
  return stock.is_in_stock === 1 && stock.quantity - stock.reserved > 0;
}

function plainText(html: string | null): string {
  return (html ?? '').replace(/<[^>]*>/g, ' ');
}

function enabledVariants(source: IndexSource, row: ProductRow): ProductRow[] {
  return (source.variants.get(row.id) ?? []).flatMap((id) => {
    const variant = source.rows.get(id);
    return variant?.status === 1 ? [variant] : [];
  });
}

/** Of a configurable the variants in stock count, all of them when none is. */
function priced(
  source: IndexSource,
  row: ProductRow,
  variants: readonly ProductRow[],
): readonly ProductRow[] {
  if (row.type_id !== 'configurable') return [row];
  const salable = variants.filter((variant) => isSalable(source.stock.get(variant.id)));
  return salable.length > 0 ? salable : variants;
}

/** Anchor categories list what stands below them, after their own products. */
function listingsOf({ assigned, tree }: IndexSource, row: ProductRow): Map<number, number> {
  const listings = new Map<number, number>();
  const inherited = new Map<number, number>();
  for (const { category_id, position } of assigned.get(row.id) ?? []) {
    const category = tree.byId.get(category_id);
    if (!category?.active) continue;
    listings.set(category.id, position);
    if (tree.root) inherited.set(tree.root.id, Math.min(position, inherited.get(tree.root.id) ?? Infinity));
    for (const above of ancestorsOf(category))
      if (above.is_anchor)
        inherited.set(above.id, Math.min(10000 + position, inherited.get(above.id) ?? Infinity));
  }
  for (const [id, position] of inherited) if (!listings.has(id)) listings.set(id, position);
  return listings;
}

function facetsOf(source: IndexSource, ids: readonly number[]): IndexEntry['facets'] {
  return ids.flatMap((id) =>
    (source.values.get(id) ?? []).flatMap(({ attribute_id, value }) => {
      const attribute = source.attributes.byId.get(attribute_id);
      if (!attribute?.is_filterable || attribute.input === 'text') return [];
      const parts = attribute.input === 'multiselect' ? value.split(',') : [value];
      return parts.map((part) => ({ attributeId: attribute_id, value: part }));
    }),
  );
}

function searchableText({ values, attributes }: IndexSource, row: ProductRow): string {
  const texts = (values.get(row.id) ?? []).flatMap(({ attribute_id, value }) => {
    const attribute = attributes.byId.get(attribute_id);
    if (!attribute?.is_searchable) return [];
    return attribute.input === 'text' ? [value] : [attributes.options.get(Number(value))?.label ?? ''];
  });
  return [...new Set(texts)].join(' ');
}

/** Undefined for a product that is disabled or only sold as a variant. */
export function indexEntry(source: IndexSource, row: ProductRow, now: Date): IndexEntry | undefined {
  if (row.status !== 1 || row.visibility === 1) return undefined;
  const variants = enabledVariants(source, row);
  const ranges = priced(source, row, variants);
  const range = (group: number) => {
    const cents = ranges.map((one) =>
      lowestCents(one, source.tiers.get(one.id) ?? [], { group, quantity: 1, now }),
    );
    return cents.length > 0 ? { min: Math.min(...cents), max: Math.max(...cents) } : { min: 0, max: 0 };
  };
  const groups = new Set(
    ranges.flatMap((one) => (source.tiers.get(one.id) ?? []).flatMap((tier) => tier.customer_group ?? [])),
  );
  const own = source.stock.get(row.id);
  const categories = (source.assigned.get(row.id) ?? []).flatMap(
    ({ category_id }) => source.tree.byId.get(category_id) ?? [],
  );
  return {
    name: row.name,
    visibility: row.visibility,
    ...range(-1),
    inStock:
      row.type_id === 'configurable'
        ? own?.is_in_stock !== 0 && variants.some((variant) => isSalable(source.stock.get(variant.id)))
        : isSalable(own),
    employeeOnly: isForEmployeesOnly(categories),
    groupPrices: [...groups].map((group) => ({ group, ...range(group) })),
    listings: listingsOf(source, row),
    facets: facetsOf(source, [row.id, ...variants.map((variant) => variant.id)]),
    text: {
      name: row.name,
      sku: row.sku,
      brand: searchableText(source, row),
      short: plainText(row.short_description),
      long: plainText(row.description),
    },
  };
}
