// What a shopper chooses on a configurable product, and the variants behind it.
import { once, type Context } from '../context';
import { settingFlag } from '../settings';
import { attributesIn, choiceUid } from './attributes';
import type { Axis, ProductNode } from './product-set';
import { gallery } from './product-media';
import { uid } from './rows';

/** The option a variant has on an axis. */
function optionOf(variant: ProductNode, code: string): number {
  return Number(variant[code]);
}

const codeOf = (context: Context, axis: Axis) =>
  attributesIn(context).byId.get(axis.attribute_id)?.code ?? '';

/** The choices on one axis that some variant offers, in order of their position. */
function choices(node: ProductNode, axis: Axis): { id: number; label: string }[] {
  const { options } = attributesIn(node.context);
  const used = new Set(
    node.set.variants(node.row.id).map((variant) => optionOf(variant, codeOf(node.context, axis))),
  );
  return [...used]
    .flatMap((id) => options.get(id) ?? [])
    .sort((one, other) => one.position - other.position || one.id - other.id);
}

function shownVariants({ row, set, context }: ProductNode): ProductNode[] {
  const variants = set.variants(row.id);
  return once(context, 'show_out_of_stock', () =>
    settingFlag(context.db, 'cataloginventory/options/show_out_of_stock'),
  )
    ? variants
    : variants.filter((variant) => variant.set.isSalable(variant.row));
}

const uidOn = (variant: ProductNode, axis: Axis) =>
  choiceUid(axis.attribute_id, optionOf(variant, codeOf(variant.context, axis)));

/** What can still be bought once some values are chosen; a value that no variant has is no choice. */
function selection(
  node: ProductNode,
  { configurableOptionValueUids: uids }: { configurableOptionValueUids?: string[] | null },
) {
  const axes = node.set.axes(node.row.id);
  const variants = node.set.variants(node.row.id);
  const chosenOn = (axis: Axis) =>
    uids?.find((one) => variants.some((variant) => uidOn(variant, axis) === one));
  const open = axes.filter((axis) => chosenOn(axis) === undefined);
  const chosen = axes.filter((axis) => !open.includes(axis));
  const found = variants.filter(
    (variant) =>
      variant.set.isSalable(variant.row) && chosen.every((axis) => uidOn(variant, axis) === chosenOn(axis)),
  );
  const [only] = found;
  const ofFound = <T>(list: readonly T[]) => (only ? list : []);
  return {
    options_available_for_selection: ofFound(axes).map((axis) => ({
      attribute_code: codeOf(node.context, axis),
      option_value_uids: [...new Set(found.map((variant) => uidOn(variant, axis)))],
    })),
    media_gallery: found.flatMap((variant) => gallery(variant, null)),
    variant: found.length === 1 && only ? only : null,
    configurable_options: ofFound(open).map((axis) => ({
      uid: uid(axis.id),
      attribute_code: codeOf(node.context, axis),
      label: axis.label,
      values: choices(node, axis).map(({ id, label }) => ({
        uid: choiceUid(axis.attribute_id, id),
        label,
        is_available: found.some((variant) => optionOf(variant, codeOf(node.context, axis)) === id),
        is_use_default: false,
      })),
    })),
  };
}

export const configurableFields = {
  configurable_options: (node: ProductNode) =>
    node.set.axes(node.row.id).map((axis) => ({
      id: axis.id,
      uid: uid(`configurable/${node.row.id}/${axis.attribute_id}`),
      attribute_id: String(axis.attribute_id),
      attribute_id_v2: axis.attribute_id,
      attribute_uid: uid(axis.attribute_id),
      attribute_code: codeOf(node.context, axis),
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
    const axes = node.set.axes(node.row.id);
    return shownVariants(node).map((variant) => ({
      product: variant,
      attributes: axes.map((axis) => {
        const id = optionOf(variant, codeOf(node.context, axis));
        return {
          code: codeOf(node.context, axis),
          uid: choiceUid(axis.attribute_id, id),
          label: attributesIn(node.context).options.get(id)?.label ?? '',
          value_index: id,
        };
      }),
    }));
  },
  configurable_product_options_selection: selection,
};
