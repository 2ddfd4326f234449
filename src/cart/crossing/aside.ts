// The bag of a page of another site at the press that leads to the shop: what the link takes along, and what is set aside (behaviour 4.7).
import { declareShapes } from '../../storage/shapes';
import type { Storefront } from '../../storefront';
import type { CartItem } from '../cart';
import type { Aside, Leaving } from './aside-record';
import { asideKey, leavingKey, numberKey } from './keys';
import { piecesIn } from './compare';
import { contentOf, encodeParcel, fittingLines, lineOf, newNumber, type Parcel } from './parcel';

const line = { sku: 'string', quantity: 'number' };
declareShapes({
  [asideKey]: { number: 'string', back: 'string', lines: [line] },
  [leavingKey]: { cartId: 'string', lines: [{ uid: 'string', quantity: 'number' }] },
  [numberKey]: { number: 'string', content: 'string' },
});

/** Seconds; a little less than the shop remembers its number, so that the link back there never puts it in twice. */
const asideLasts = 29 * 24 * 60 * 60;

type Shop = Pick<Storefront, 'cart' | 'config' | 'fetch' | 'storage'>;

/** The lines that a link may carry, as the shopper sees them now. */
function carried({ cart }: Pick<Shop, 'cart'>): { items: CartItem[]; lines: Parcel['lines'] } {
  const wanted = (cart.details.peek()?.items ?? [])
    .map((item) => ({ ...item, quantity: cart.wantedOf(item) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0);
  const lines = fittingLines(wanted.map(lineOf));
  return { items: wanted.slice(0, lines.length), lines };
}

/** undefined where there is nothing to take along. Its number is the same as long as the bag is. */
function packedBag(shop: Shop): (Parcel & { items: CartItem[] }) | undefined {
  const { storage } = shop;
  const { items, lines } = carried(shop);
  if (lines.length === 0) return undefined;
  const content = contentOf(lines);
  const known = storage.get<{ number: string; content: string }>(numberKey);
  const number = known?.content === content ? known.number : newNumber();
  if (number !== known?.number) storage.set(numberKey, { number, content });
  return { number, lines, items };
}

export function lettersOfBag(shop: Shop): string | undefined {
  const bag = packedBag(shop);
  return bag && encodeParcel(bag);
}

/** The link was followed. */
export function setAside(shop: Shop): void {
  const { cart, storage } = shop;
  const bag = packedBag(shop);
  const cartId = storage.get<string>('cartId');
  if (!bag || !cartId) return;
  const { number, lines, items } = bag;
  const gone = items.map(({ uid, quantity }) => ({ uid, quantity }));
  const earlier = storage.get<Leaving>(leavingKey);
  const before = earlier?.cartId === cartId ? earlier.lines : [];
  storage.set(leavingKey, { cartId, lines: [...before, ...gone] } satisfies Leaving);
  storage.set(asideKey, { number, lines, back: newNumber() } satisfies Aside, asideLasts);
  // The next bag is another one, although it may have the same in it.
  storage.remove(numberKey);
  storage.set('cartCount', (cart.count.peek() ?? 0) - piecesIn(lines));
  // Not before the browser has followed the link, which goes with what it stands under.
  setTimeout(() => cart.showWithout(items));
  void takeOut(shop, cartId, gone)
    .then(() => import('./leave'))
    .then(({ finishLeaving }) => finishLeaving(shop))
    .catch(() => undefined);
}

const mutation =
  'mutation SetAside($id:String!,$items:[CartItemUpdateInput]!){updateCartItems(input:{cart_id:$id,cart_items:$items}){cart{id}}}';

/** At once and without the client, which may not be there: the page is about to go, and the request outlives it. */
async function takeOut({ config, fetch, storage }: Shop, id: string, lines: Leaving['lines']): Promise<void> {
  const store = storage.get<string>('store_view_code') ?? config.storeView;
  await fetch(config.endpoint, {
    method: 'POST',
    keepalive: true,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(store ? { store } : {}),
    },
    body: JSON.stringify({
      query: mutation,
      variables: { id, items: lines.map(({ uid }) => ({ cart_item_uid: uid, quantity: 0 })) },
    }),
  });
}
