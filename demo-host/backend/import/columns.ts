// Which columns of a file are read. Of every other one the report says that it is not used, and how many rows fill it.

/** docs/operate.md tells what each is used for. */
const used = new Set(
  `sku store_view_code attribute_set_code product_type categories product_websites name description short_description weight
  product_online tax_class_name visibility price special_price special_price_from_date special_price_to_date url_key
  meta_title meta_keywords meta_description base_image created_at updated_at new_from_date new_to_date
  country_of_manufacture additional_attributes qty min_cart_qty use_config_min_sale_qty max_cart_qty
  use_config_max_sale_qty allow_backorders use_config_backorders out_of_stock_qty use_config_min_qty qty_increments use_config_qty_increments
  enable_qty_increments use_config_enable_qty_inc is_in_stock manage_stock use_config_manage_stock related_skus crosssell_skus upsell_skus
  custom_options configurable_variations configurable_variation_labels`.split(/\s+/),
);

export class UnusedColumns {
  private readonly unused: readonly (readonly [index: number, name: string])[];
  private readonly counts = new Map<string, number>();

  constructor(header: readonly string[]) {
    this.unused = header.flatMap((column, index) => {
      const name = column || 'a column without a name';
      // Of two columns of one name the last counts.
      if (header.indexOf(column, index + 1) >= 0) return [[index, `${name}, which comes again`] as const];
      return used.has(column) ? [] : [[index, name] as const];
    });
  }

  count(cells: readonly string[]): void {
    for (const [index, name] of this.unused)
      if (!['', 'no_selection', undefined].includes(cells[index]))
        this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Rows that fill it, by column. */
  get filled(): readonly (readonly [column: string, rows: number])[] {
    return [...this.counts];
  }
}

/** Names of the options that somebody must choose before the product can be bought; this shop has no such options. */
export function requiredOptions(cell: string): string[] {
  const names = cell
    .split(/\|(?=name=)/)
    .filter((option) => /(?:^|,)required=1(?:,|$)/.test(option))
    .map((option) => /^name=(.*?)(?:,[a-z_]+=|$)/s.exec(option)?.[1] ?? '');
  return [...new Set(names)];
}
