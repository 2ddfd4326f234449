// What this shop can be narrowed down by beyond the attributes of a Magento: yes or no, with the module Airside.
export interface ShopFilter {
  /** As ProductAttributeFilterInput names it. */
  code: string;
  label: string;
  /** SQL of the listing index. */
  condition: string;
}

export const shopFilters: readonly ShopFilter[] = [
  { code: 'on_offer', label: 'Offers', condition: 'p.saving > 0' },
  { code: 'in_stock', label: 'In stock', condition: 'p.in_stock = 1' },
];
