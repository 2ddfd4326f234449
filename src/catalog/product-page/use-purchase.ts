// Putting a product into the cart from where it stands: busy, what to say about it, and the event.
import { useEffect, useState } from 'react';
import '../../locale/en_US/product';
import { shopperMessage } from '../../transport/errors';
import { useText } from '../../locale/use-text';
import { useCartChanges } from '../../cart/use-cart-changes';
import { whenIdle } from '../../transport/when-idle';
import { inCart } from '../product-rules';
import { chosenVariant, selectedOptions, type Choice } from './option-choice';
import type { BuyableProduct } from '../product';

/** Detail of airside-item-added; price of one piece, 0 where the shop does not say. */
export interface ItemAdded {
  sku: string;
  name: string;
  quantity: number;
  price: number;
  currency: string;
}

export interface PurchaseMessage {
  tone: 'error' | 'success';
  text: string;
}

export interface Purchase {
  busy: boolean;
  message?: PurchaseMessage;
  clearMessage(): void;
  /** true when it is in the cart. */
  add(product: BuyableProduct, choice: Choice, quantity: number): Promise<boolean>;
  /** For a SKU that the catalogue does not list by itself, such as one size of a product. */
  addSku(sku: string, quantity: number): Promise<boolean>;
}

const loadRefusal = () => import('./refusal');

export function usePurchase(onItemAdded?: (detail: ItemAdded) => void): Purchase {
  const cart = useCartChanges();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<PurchaseMessage>();
  useEffect(() => whenIdle(() => void loadRefusal().catch(() => undefined)), []);

  const refuse = (reason: string) => {
    setMessage({ tone: 'error', text: reason });
    return false;
  };

  const send = async (item: Parameters<typeof cart.addItem>[0], added: ItemAdded): Promise<boolean> => {
    setBusy(true);
    setMessage(undefined);
    const done = await cart.addItem(item).catch(() => false);
    setBusy(false);
    if (!done)
      return refuse(
        shopperMessage(cart.addItemError.peek(), text('catalog.addFailed', { name: added.name })),
      );
    setMessage({ tone: 'success', text: text('catalog.added', { n: added.quantity, name: added.name }) });
    onItemAdded?.(added);
    return true;
  };

  return {
    busy,
    message,
    clearMessage: () => setMessage(undefined),
    async add(product, choice, quantity) {
      if (busy) return false;
      const variant = chosenVariant(product, choice);
      const { sku } = variant ?? product;
      const already = inCart(cart.details.peek()?.items, sku);
      setBusy(true);
      try {
        const { refusal } = await loadRefusal();
        const reason = refusal({ product, choice, quantity, already }, text);
        if (reason) return refuse(reason);
      } catch {
        return refuse(text('catalog.addFailed', { name: product.name }));
      } finally {
        setBusy(false);
      }
      const price = (variant?.offer ?? product.offer)?.final;
      const chosen = selectedOptions(product, choice);
      return send(
        {
          sku: product.sku,
          quantity,
          name: product.name,
          image: (variant?.images[0] ?? product.image)?.url,
          ...(chosen.length > 0 ? { selectedOptions: chosen } : {}),
        },
        { sku, name: product.name, quantity, price: price?.value ?? 0, currency: price?.currency ?? 'USD' },
      );
    },
    addSku: async (sku, quantity) =>
      !busy && send({ sku, quantity }, { sku, name: sku, quantity, price: 0, currency: 'USD' }),
  };
}
