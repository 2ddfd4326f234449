// What was chosen on a configurable line.
import type { Context } from '../context';
import { all } from '../database';
import { encodeUid } from './uid';

/** In the order of the product's axes. */
export function configurableOptions(context: Context, parentId: number, variantId: number) {
  const rows = all<{ attribute_id: number; label: string; option_id: number; value: string }>(
    context.db,
    `SELECT axis.attribute_id, axis.label, choice.id AS option_id, choice.label AS value FROM product_axis axis
     JOIN product_value value ON value.product_id = ? AND value.attribute_id = axis.attribute_id
     JOIN attribute_option choice ON choice.id = CAST(value.value AS INTEGER)
     WHERE axis.product_id = ? ORDER BY axis.position, axis.id`,
    variantId,
    parentId,
  );
  return rows.map((row) => ({
    configurable_product_option_uid: encodeUid(`configurable/${parentId}/${row.attribute_id}`),
    configurable_product_option_value_uid: encodeUid(`configurable/${row.attribute_id}/${row.option_id}`),
    option_label: row.label,
    value_label: row.value,
    id: row.attribute_id,
    value_id: row.option_id,
  }));
}
