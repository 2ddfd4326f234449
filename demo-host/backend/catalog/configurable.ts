// What a shopper chooses on a configurable product, and the variants behind it.
import { all, type Database } from '../database';
import { settingFlag } from '../settings';
import { attributesOf, choiceUid } from './attributes';
import type { ProductNode } from './product-set';
import { mediaFields } from './product-media';
import { uid } from './rows';

export interface Axis {
  id: number;
  product_id: number;
  attribute_id: number;
  label: string;
  position: number;
}

/** The attributes a configurable is chosen by, in their order. */
export function axesOf(db: Database, productId: number): Axis[] {
  return all<Axis>(db, 'SELECT * FROM product_axis WHERE product_id = ? ORDER BY position, id', productId);
}

/** The option a variant has on an axis. */
function optionOf(variant: ProductNode, code: string): number {
  return Number(variant[code]);
}

const codeOf = (db: Database, axis: Axis) => attributesOf(db).byId.get(axis.attribute_id)?.code ?? '';

/** The choices on one axis that some variant offers, in order of their position. */
function choices(node: ProductNode, axis: Axis): { id: number; label: string }[] {
  const { db } = node.context;
  const { options } = attributesOf(db);
  const used = new Set(node.set.variants(node.row.id).map((variant) => optionOf(variant, codeOf(db, axis))));
  return [...used]
    .flatMap((id) => options.get(id) ?? [])
    .sort((one, other) => one.position - other.position || one.id - other.id);
}

function shownVariants({ row, set, context }: ProductNode): ProductNode[] {
  const variants = set.variants(row.id);
  return settingFlag(context.db, 'cataloginventory/options/show_out_of_stock')
    ? variants
    : variants.filter((variant) => variant.set.isSalable(variant.row));
}

/** Variants that have all the chosen values. */
function matching(node: ProductNode, uids: readonly string[]): ProductNode[] {
  const { db } = node.context;
  const axes = axesOf(db, node.row.id);
  const own = (variant: ProductNode) =>
    axes.map((axis) => choiceUid(axis.attribute_id, optionOf(variant, codeOf(db, axis))));
  return shownVariants(node).filter((variant) => uids.every((one) => own(variant).includes(one)));
}

function selection(
  node: ProductNode,
  { configurableOptionValueUids }: { configurableOptionValueUids?: string[] | null },
) {
  const { db } = node.context;
  const axes = axesOf(db, node.row.id);
  const found = matching(node, configurableOptionValueUids ?? []);
  const [only] = found;
  return {
    options_available_for_selection: axes.map((axis) => ({
      attribute_code: codeOf(db, axis),
      option_value_uids: [
        ...new Set(found.map((variant) => choiceUid(axis.attribute_id, optionOf(variant, codeOf(db, axis))))),
      ],
    })),
    media_gallery: found.flatMap((variant) => mediaFields.media_gallery(variant)),
    variant: found.length === 1 && only ? only : null,
    configurable_options: axes.map((axis) => ({
      uid: uid(axis.id),
      attribute_code: codeOf(db, axis),
      label: axis.label,
      values: choices(node, axis).map(({ id, label }) => ({
        uid: choiceUid(axis.attribute_id, id),
        label,
        is_available: found.some((variant) => optionOf(variant, codeOf(db, axis)) === id),
        is_use_default: false,
      })),
    })),
  };
}

export const configurableFields = {
  configurable_options: (node: ProductNode) =>
    axesOf(node.context.db, node.row.id).map((axis) => ({
      id: axis.id,
      uid: uid(`configurable/${node.row.id}/${axis.attribute_id}`),
      attribute_id: String(axis.attribute_id),
      attribute_id_v2: axis.attribute_id,
      attribute_uid: uid(axis.attribute_id),
      attribute_code: codeOf(node.context.db, axis),
      product_id: node.row.id,
      label: axis.label,
      position: axis.position,
      use_default: false,
      values: choices(node, axis).map(({ id, label }) => ({
        uid: choiceUid(axis.attribute_id, id),
        value_index: id,
        label,
        default_label: label,
        store_label: label,
        use_default_value: true,
        swatch_data: null,
      })),
    })),
  variants: (node: ProductNode) => {
    const { db } = node.context;
    const axes = axesOf(db, node.row.id);
    return shownVariants(node).map((variant) => ({
      product: variant,
      attributes: axes.map((axis) => {
        const id = optionOf(variant, codeOf(db, axis));
        return {
          code: codeOf(db, axis),
          uid: choiceUid(axis.attribute_id, id),
          label: attributesOf(db).options.get(id)?.label ?? '',
          value_index: id,
        };
      }),
    }));
  },
  configurable_product_options_selection: selection,
};

/** The variant that has all the values of these uids ("configurable/<attribute>/<option>"); undefined when not exactly one has. */
export function variantByChoices(node: ProductNode, uids: readonly string[]): ProductNode | undefined {
  const axes = axesOf(node.context.db, node.row.id);
  const found = node.set
    .variants(node.row.id)
    .filter((variant) =>
      axes.every((axis) =>
        uids.includes(choiceUid(axis.attribute_id, optionOf(variant, codeOf(node.context.db, axis)))),
      ),
    );
  return found.length === 1 ? found[0] : undefined;
}
