// One product's entry in the listing index, worked out from its rows.
import { isForEmployeesOnly } from '../audience';
import { ancestorsOf } from '../category-tree';
import type { IndexSource } from './index-source';
import { rankOf } from '../merchandised';
import { lowestCents } from '../price/prices';
import type { ProductRow } from '../rows';
import { searchableText, type SearchableText } from '../search/searchable-text';
import { isSalable } from '../stock';
import { volumeOf } from './volume';

export interface IndexEntry {
  name: string;
  visibility: number;
  min: number;
  max: number;
  inStock: boolean;
  employeeOnly: boolean;
  groupPrices: { group: number; min: number; max: number }[];
  bestSeller: boolean;
  sold: number;
  saving: number;
  litreCents: number | null;
  createdAt: string;
  merchandised: number;
  listings: readonly { category: number; position: number; merchandised: number }[];
  facets: { attributeId: number; value: string }[];
  text: SearchableText;
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

/** Of one attribute: the option's label, or the text. */
function labelOf({ values, attributes }: IndexSource, id: number, code: string): string | undefined {
  const attribute = attributes.byCode.get(code);
  const value = values.get(id)?.find(({ attribute_id }) => attribute_id === attribute?.id)?.value;
  return attribute?.input === 'select' ? attributes.options.get(Number(value))?.label : value;
}

/** The greatest share of the regular price that is left off, and what a litre costs in the bottle where it costs least. */
function offerOf(
  source: IndexSource,
  ranges: readonly ProductRow[],
  now: Date,
): Pick<IndexEntry, 'saving' | 'litreCents'> {
  let saving = 0;
  let litreCents = Infinity;
  for (const row of ranges) {
    const cents = lowestCents(row, source.tiers.get(row.id) ?? [], { group: -1, quantity: 1, now });
    const regular = row.price_cents ?? 0;
    if (regular > 0) saving = Math.max(saving, Math.round((10_000 * (regular - cents)) / regular));
    const volume = volumeOf(labelOf(source, row.id, 'bottle_size') ?? '');
    if (volume !== undefined) litreCents = Math.min(litreCents, Math.round((1000 * cents) / volume));
  }
  return { saving, litreCents: litreCents === Infinity ? null : litreCents };
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
  const inStock =
    row.type_id === 'configurable'
      ? own?.is_in_stock !== 0 && variants.some((variant) => isSalable(source.stock.get(variant.id)))
      : isSalable(own);
  const merchandise = {
    inStock,
    bestSeller: labelOf(source, row.id, 'best_seller') === '1',
    sold: [row, ...variants].reduce((sum, { id }) => sum + (source.stock.get(id)?.ordered ?? 0), 0),
  };
  return {
    name: row.name,
    visibility: row.visibility,
    ...range(-1),
    ...merchandise,
    ...offerOf(source, ranges, now),
    createdAt: row.created_at,
    merchandised: rankOf(merchandise),
    employeeOnly: isForEmployeesOnly(categories),
    groupPrices: [...groups].map((group) => ({ group, ...range(group) })),
    listings: [...listingsOf(source, row)].map(([category, position]) => ({
      category,
      position,
      merchandised: rankOf(merchandise, position),
    })),
    facets: facetsOf(source, [row.id, ...variants.map((variant) => variant.id)]),
    text: searchableText(source, row, variants),
  };
}
