// Orders that this shop knows beyond those of a Magento: what is offered with the module Airside.
export interface ShopSort {
  /** As ProductAttributeSortInput names it. */
  code: string;
  label: string;
  /** SQL of the listing index. */
  column: string;
}

export const shopSorts: readonly ShopSort[] = [
  { code: 'newest', label: 'Newest', column: 'p.created_at' },
  { code: 'best_selling', label: 'Best selling', column: '-p.merchandised' },
  { code: 'saving', label: 'Biggest saving', column: 'p.saving' },
  { code: 'litre_price', label: 'Price per litre', column: 'p.litre_cents' },
];
