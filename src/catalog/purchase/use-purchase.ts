// Putting a product into the cart from where it stands: busy, what to say about it, and the event.
import { useEffect, useState } from 'react';
import '../../words/catalogue/product';
import { useText } from '../../words/use-text';
import type { ItemEvent } from '../../cart/ecommerce';
import { useCartChanges } from '../../cart/change/use-cart-changes';
import { late } from '../../late/late';
import { beforePress } from '../../late/before-press';
import type { Choice } from './option-choice';
import type { BuyableProduct } from '../product';
import type * as Purchasing from './purchase';
import type { PurchaseMessage, PurchaseOutcome } from './purchase';

export interface Purchase {
  busy: boolean;
  message?: PurchaseMessage;
  clearMessage(): void;
  /** What went into the cart; undefined when nothing did, and the message says why. */
  add(product: BuyableProduct, choice: Choice, quantity: number): Promise<ItemEvent | undefined>;
  /** For a SKU that the catalogue does not list by itself, such as one size of a product. */
  addSku(sku: string, quantity: number): Promise<ItemEvent | undefined>;
}

const load = late(async () => (there = await import('./purchase')));
let there: typeof Purchasing | undefined;

export function usePurchase(onItemAdded?: (detail: ItemEvent) => void): Purchase {
  const cart = useCartChanges();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<PurchaseMessage>();
  useEffect(() => beforePress(() => void load().catch(() => undefined)), []);
  useEffect(() => message?.until?.(() => setMessage(undefined)), [message]);

  const run = async (
    name: string,
    act: (purchase: typeof Purchasing) => Promise<PurchaseOutcome>,
  ): Promise<ItemEvent | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setMessage(undefined);
    // Within the press where it can be: that it is busy and what it counts are drawn at once.
    const outcome = await (there ? act(there) : load().then(act))
      // Its code did not come.
      .catch((): PurchaseOutcome => ({
        message: {
          tone: 'error',
          text: text(navigator.onLine ? 'catalog.addFailed' : 'catalog.addOffline', { name }),
        },
      }));
    setBusy(false);
    setMessage(outcome.message);
    if (outcome.added) onItemAdded?.(outcome.added);
    return outcome.added;
  };

  return {
    busy,
    message,
    clearMessage: () => setMessage(undefined),
    add: (product, choice, quantity) =>
      run(product.name, ({ buy }) => buy({ cart, text }, product, choice, quantity)),
    addSku: (sku, quantity) => run(sku, ({ buySku }) => buySku({ cart, text }, sku, quantity)),
  };
}
