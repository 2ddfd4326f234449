// customAttributeMetadata: what the shop's own product attributes are like.
import type { Context } from '../context';
import { inputError } from '../errors';
import { attributesOf, type Attribute } from './attributes';

interface Wanted {
  attribute_code?: string | null;
  entity_type?: string | null;
}

const isNumber = ({ input }: Attribute) => input === 'select' || input === 'boolean';

function optionsOf({ db }: Context, attribute: Attribute): { label: string; value: string }[] {
  if (attribute.input === 'boolean')
    return [
      { label: 'Yes', value: '1' },
      { label: 'No', value: '0' },
    ];
  return [...attributesOf(db).options.values()]
    .filter((option) => option.attribute_id === attribute.id)
    .sort((one, other) => one.position - other.position || one.id - other.id)
    .map(({ id, label }) => ({ label, value: String(id) }));
}

function known(context: Context, attribute: Attribute) {
  return {
    attribute_type: isNumber(attribute) ? 'Int' : 'String',
    input_type: attribute.input,
    attribute_options: () => optionsOf(context, attribute),
    // Every attribute of this shop is shown on pages and in lists.
    storefront_properties: {
      position: attribute.position,
      use_in_layered_navigation: attribute.is_filterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
      use_in_search_results_layered_navigation: attribute.is_filterable === 1,
      use_in_product_listing: true,
      visible_on_catalog_pages: true,
    },
  };
}

// A real one lists what it does not know as well, and fails on its options.
const unknown = {
  attribute_type: 'AnyType',
  input_type: null,
  attribute_options: () => {
    throw new TypeError('options of an attribute that is not there');
  },
  storefront_properties: null,
};

export function attributeMetadata(
  _: unknown,
  { attributes }: { attributes: readonly Wanted[] },
  context: Context,
) {
  const items = attributes.map(({ attribute_code: code, entity_type: type }) => {
    if (!code || !type) throw inputError('Missing attribute_code/entity_type for the input.');
    const attribute = type === 'catalog_product' ? attributesOf(context.db).byCode.get(code) : undefined;
    const node = attribute ? known(context, attribute) : unknown;
    return { attribute_code: code, entity_type: type, ...node };
  });
  return { items };
}
