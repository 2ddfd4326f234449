// What of a product can be found by words: its texts as the full-text index takes them, column by column.
import { ancestorsOf } from '../category-tree';
import type { IndexSource } from '../product-index/index-source';
import type { ProductRow } from '../rows';
import { joinedPairs, wordsOf } from './words';

export interface SearchableText {
  name: string;
  sku: string;
  brand: string;
  short: string;
  long: string;
  category: string;
  more: string;
}

const indexed = (text: string) => wordsOf(text).join(' ');
const plainText = (html: string | null) => (html ?? '').replace(/<[^>]*>/g, ' ');

function labelsOf(
  { values, attributes }: IndexSource,
  id: number,
  isWanted: 'is_searchable' | 'is_filterable',
) {
  return (values.get(id) ?? []).flatMap(({ attribute_id, value }) => {
    const attribute = attributes.byId.get(attribute_id);
    if (!attribute?.[isWanted] || attribute.input === 'boolean') return [];
    if (attribute.input === 'text') return [value];
    return value.split(',').map((option) => attributes.options.get(Number(option))?.label ?? '');
  });
}

/** Names of restricted categories are not given away: a product may stand in an open one as well. */
function categoryNames({ assigned, tree }: IndexSource, id: number): string[] {
  return (assigned.get(id) ?? []).flatMap(({ category_id }) => {
    const category = tree.byId.get(category_id);
    if (!category?.active || category.level < 2) return [];
    return [...ancestorsOf(category), category].flatMap(({ name, restricted }) => (restricted ? [] : [name]));
  });
}

export function searchableText(
  source: IndexSource,
  row: ProductRow,
  variants: readonly ProductRow[],
): SearchableText {
  const brand = [...new Set(labelsOf(source, row.id, 'is_searchable'))];
  const more = new Set([
    ...[row.name, ...brand].flatMap((text) => joinedPairs(wordsOf(text))),
    ...variants.map(({ sku }) => indexed(sku)),
    ...[row, ...variants].flatMap(({ id }) => labelsOf(source, id, 'is_filterable').map(indexed)),
  ]);
  return {
    name: indexed(row.name),
    sku: indexed(row.sku),
    brand: brand.map(indexed).join(' '),
    short: indexed(plainText(row.short_description)),
    long: indexed(plainText(row.description)),
    category: [...new Set(categoryNames(source, row.id))].map(indexed).join(' '),
    more: [...more].join(' '),
  };
}
