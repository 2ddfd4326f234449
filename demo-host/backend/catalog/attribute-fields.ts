// SDL for the shop's own attributes: as in Magento, each becomes a product field, a filter and a sort key by itself.
import { Kind, type DocumentNode } from 'graphql';
import type { Database } from '../database';
import { attributesOf, type Attribute } from './attributes';

function fieldNames(document: DocumentNode, type: string): Set<string> {
  const names = new Set<string>();
  for (const node of document.definitions)
    if ('name' in node && node.name?.value === type && 'fields' in node)
      for (const field of node.fields ?? []) names.add(field.name.value);
  return names;
}

function extend(kind: string, type: string, lines: string[]): string[] {
  return lines.length > 0 ? [`extend ${kind} ${type} {\n  ${lines.join('\n  ')}\n}`] : [];
}

const fieldType = (attribute: Attribute) =>
  attribute.input === 'select' || attribute.input === 'boolean' ? 'Int' : 'String';

/** Extensions of `document` for the attributes that it does not name itself. */
export function attributeFields(db: Database, document: DocumentNode): string[] {
  const usable = attributesOf(db).all.filter(({ code }) => /^[_a-zA-Z][_a-zA-Z0-9]*$/.test(code));
  const missing = (type: string) => {
    const known = fieldNames(document, type);
    return usable.filter(({ code }) => !known.has(code));
  };
  const products = document.definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION &&
    node.interfaces?.some((named) => named.name.value === 'ProductInterface')
      ? [node.name.value]
      : [],
  );
  const lines = (type: string) =>
    missing(type).map((attribute) => `${attribute.code}: ${fieldType(attribute)}`);
  return [
    ...extend('interface', 'ProductInterface', lines('ProductInterface')),
    ...products.flatMap((type) => extend('type', type, lines(type))),
    ...extend(
      'input',
      'ProductAttributeFilterInput',
      missing('ProductAttributeFilterInput')
        .filter((attribute) => attribute.is_filterable)
        .map(
          ({ code, input }) =>
            `${code}: ${input === 'text' ? 'FilterMatchTypeInput' : 'FilterEqualTypeInput'}`,
        ),
    ),
    ...extend(
      'input',
      'ProductAttributeSortInput',
      missing('ProductAttributeSortInput')
        .filter((attribute) => attribute.is_sortable)
        .map(({ code }) => `${code}: SortEnum`),
    ),
  ];
}
