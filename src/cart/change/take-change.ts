// Shows the cart as a change answered it.
import type { BrowserStorage } from '../../storage/browser-storage';
import type { CartApi, RawChange } from '../api';
import type { Cart } from '../cart';
import type { CartSource } from '../cart-source';
import { rememberImages } from '../images';
import { mergeChange } from './merge-change';

const nothing = { value: 0, currency: 'USD' };
const emptyCart = (id: string): Cart => ({
  ...{ id, totalQuantity: 0, grandTotal: nothing, subtotal: nothing },
  ...{ discounts: [], taxes: [], coupons: [], items: [] },
});

/**
 * false where only reading the cart tells. `known`: the cart with all that was done before, `empty` where it is new; asked for when it is
 * needed, as code may have to come first.
 */
export async function takeChange(
  { api, pending, show }: Pick<CartSource, 'api' | 'pending' | 'show'>,
  storage: BrowserStorage,
  known: (empty: Cart) => Cart | undefined,
  answer: RawChange,
  removed?: string,
): Promise<boolean> {
  const loaded = await api();
  const before = known(emptyCart(answer.id));
  if (!before || !answer.prices) return false;
  const change = readChange(loaded, answer);
  const { items, itemsV2 } = answer;
  if (!change) return false;
  const merged = mergeChange(before, change, {
    removed,
    isWhole: !!items,
    lineCount: itemsV2?.total_count,
  });
  if (!merged) return false;
  rememberImages(storage, change.items);
  show(loaded.worded(merged, before), removed, pending.accepted());
  return true;
}

/** undefined where only reading the cart tells whether prices are shown with tax, and that makes a difference. */
function readChange({ parse, taxDisplay }: CartApi, answer: RawChange): Cart | undefined {
  const known = taxDisplay();
  if (known) return parse(answer, known);
  const [bare, full] = [false, true].map((shown) => parse(answer, { onLines: shown, inSubtotal: shown }));
  const prices = (cart: Cart) => JSON.stringify([cart.subtotal, cart.items]);
  return prices(bare!) === prices(full!) ? bare : undefined;
}
