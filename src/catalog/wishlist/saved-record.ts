// The record of what a guest has saved for later. Pages ask whether there is anything before the code that shows it is there.
import { declareShapes } from '../../storage/shapes';

export interface SavedItem {
  /** Of the product itself; the chosen variant by its options. */
  sku: string;
  /** Of a link there is only the SKU: no text of one is shown. */
  name?: string;
  quantity: number;
  /** uids of what was chosen; none where nothing was. */
  selectedOptions: readonly string[];
  /** SKU of the variant that they make. */
  variant?: string;
  /** What was chosen, in words. */
  choice?: string;
  /** The backend did not want it on the wishlist; all others wait for whoever signs in. */
  isRefused?: boolean;
}

export const savedKey = 'savedItems';

// Of what is optional, what is shown.
declareShapes({
  [savedKey]: [
    { sku: 'string', name: 'string?', choice: 'string?', quantity: 'number', selectedOptions: ['string'] },
  ],
});
