// Putting a product into the cart from where it stands: busy, what to say about it, and the event.
import { useState } from 'react';
import '../../locale/en_US/product';
import { shopperMessage } from '../../transport/errors';
import { useText } from '../../locale/use-text';
import { useCartChanges } from '../../cart/use-cart-changes';
import { inCart, quantityBounds } from '../product-rules';
import { chosenVariant, missingOptions, selectedOptions, choiceState, type Choice } from './option-choice';
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

export function usePurchase(onItemAdded?: (detail: ItemAdded) => void): Purchase {
  const cart = useCartChanges();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<PurchaseMessage>();

  const refuse = (reason: string) => {
    setMessage({ tone: 'error', text: reason });
    return false;
  };

  const send = async (item: Parameters<typeof cart.addItem>[0], added: ItemAdded): Promise<boolean> => {
    if (busy) return false;
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
      if (product.isPriceHidden) return refuse(text('catalog.notSoldHere', { name: product.name }));
      const missing = missingOptions(product, choice);
      if (missing.length > 0)
        return refuse(text('catalog.chooseFirst', { options: missing.map(({ label }) => label).join(', ') }));
      const variant = chosenVariant(product, choice);
      if (choiceState(product, choice) !== 'available')
        return refuse(
          text(product.options.length > 0 ? 'catalog.chosenUnavailable' : 'catalog.soldOutNow', {
            name: product.name,
          }),
        );
      const sku = variant?.sku ?? product.sku;
      const sold = variant ?? product;
      const { onlyLeft = Infinity, minQuantity = 1, maxQuantity = Infinity } = sold;
      const already = inCart(cart.details.peek()?.items, sku);
      const { min, max = Infinity } = quantityBounds(sold, already);
      if (quantity > max) {
        // What is left and what one order may hold are two reasons.
        const isShort = onlyLeft <= maxQuantity;
        if (!isShort)
          return refuse(
            text(already > 0 ? 'catalog.overLimit' : 'catalog.atMost', { n: maxQuantity, inCart: already }),
          );
        if (max === 0 && already > 0) return refuse(text('catalog.allInCart'));
        return refuse(
          already > 0
            ? text('catalog.limitInCart', { n: onlyLeft, inCart: already })
            : text('catalog.limit', { n: onlyLeft }),
        );
      }
      if (quantity < min) return refuse(text('catalog.atLeast', { n: minQuantity }));
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
    addSku: (sku, quantity) =>
      send({ sku, quantity }, { sku, name: sku, quantity, price: 0, currency: 'USD' }),
  };
}
