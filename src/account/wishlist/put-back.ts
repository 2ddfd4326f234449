// Undoes a removal: the item is added again, and shown where it stood. Loaded with the first undo.
import { addToWishlist } from '../../catalog/wishlist/api';
import type { Transport } from '../../transport/transport';
import type { ListContents } from './list-contents';
import type { WishlistItem } from './wishlist-item';

interface PutBackParts {
  transport: Transport;
  contents: ListContents;
  busily(ids: readonly string[], act: (list: string) => Promise<void>): Promise<void>;
  tellHearts(): Promise<void>;
  change(item: WishlistItem, to: { note: string }): Promise<void>;
}

export async function putBack(
  item: WishlistItem,
  { transport, contents, busily, tellHearts, change }: PutBackParts,
): Promise<void> {
  const { product, quantity, selectedOptions, note } = item;
  if (!product) return;
  const showAgain = expectBack(contents, item);
  const { sku } = product;
  const { items, page } = contents;
  const isFirst =
    page.peek().shown >= page.peek().all && !items.peek()?.some((one) => one.product?.sku === sku);
  await busily([], (id) => addToWishlist(transport, id, { sku, quantity, selectedOptions }, isFirst));
  void tellHearts();
  const back = await showAgain();
  if (back && note) await change(back, { note }).catch(() => undefined);
}

/**
 * To be called before an item is put back: the answer then reads the list again, and shows the item where it stood. Answers
 * it as it is now, undefined where it is not found.
 */
function expectBack(
  { items, page, gone, load, add }: ListContents,
  { id: formerId, product }: WishlistItem,
): () => Promise<WishlistItem | undefined> {
  const before = new Set(items.peek()?.map(({ id }) => id));
  const { shown } = page.peek();
  const isBack = ({ id, product: one }: WishlistItem) => !before.has(id) && one?.sku === product?.sku;
  const find = () => items.peek()?.find(isBack);
  return async () => {
    await load();
    // New items stand last, on a page that may not be shown yet.
    while (page.peek().shown < page.peek().all && (page.peek().shown < shown || !find()))
      await add(page.peek().shown + 1);
    const back = find();
    if (!back) return undefined;
    const rest = (items.peek() ?? []).filter(({ id }) => id !== back.id);
    rest.splice(gone.get(formerId) ?? rest.length, 0, back);
    items.value = rest;
    return back;
  };
}
