// Shows the cart as a change answered it.
import type { BrowserStorage } from '../../storage/browser-storage';
import type { RawChange } from '../api';
import type { Cart } from '../cart';
import type { CartSource } from '../cart-source';
import { rememberImages } from '../images';
import { mergeChange } from './merge-change';

/**
 * false where only reading the cart tells. `known`: the cart with all that was done before; asked for when it is needed, as code may
 * have to come first.
 */
export async function takeChange(
  { api, pending, show }: Pick<CartSource, 'api' | 'pending' | 'show'>,
  storage: BrowserStorage,
  known: () => Cart | undefined,
  answer: RawChange,
  removed?: string,
): Promise<boolean> {
  const { parse, worded } = await api();
  const before = known();
  if (!before || !answer.prices) return false;
  const change = parse(answer);
  const { items, itemsV2 } = answer;
  if (!change) return false;
  const merged = mergeChange(before, change, {
    removed,
    isWhole: !!items,
    lineCount: itemsV2?.total_count,
  });
  if (!merged) return false;
  rememberImages(storage, change.items);
  show(worded(merged, before), removed, pending.accepted());
  return true;
}
