// One thing that a guest has saved, as the shop has it now.
import { useState } from 'react';
import { itemEvent } from '../../cart/cart-event';
import type { ItemEvent } from '../../cart/ecommerce';
import type { SavedItem } from './saved-record';
import { variantPath } from '../../routing/variant-parameter';
import { shopperMessage } from '../../transport/errors';
import { Button } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';
import { useText } from '../../words/use-text';
import { createSkuAnswers } from '../by-sku/sku-answers';
import { CardShape } from '../card/CardShape';
import { ProductCard } from '../card/ProductCard';
import { asBought } from '../product-event';
import type { BuyableProduct } from '../product';
import { AddToCart } from '../purchase/AddToCart';
import { unsave } from './save';
import { isOfItem } from './saved';

export interface SavedCardProps {
  item: SavedItem;
  onItemAdded?: (detail: ItemEvent) => void;
}

export function SavedCard({ item, onItemAdded }: SavedCardProps) {
  const text = useText();
  const storefront = useStorefront();
  const { product, error, pending } = storefront.feature(createSkuAnswers).bySku(item.sku).value;
  const name = [product?.name ?? item.name ?? item.sku, item.choice].filter(Boolean).join(', ');
  const takeOff = () => unsave(storefront, isOfItem(item));
  const bought = (detail: ItemEvent) => {
    takeOff();
    storefront.toasts.addToast({ type: 'success', message: text('saved.inCart', { name }) });
    onItemAdded?.(detail);
  };
  const removed = () => {
    takeOff();
    storefront.toasts.addToast({ type: 'info', message: text('saved.gone', { name }) });
  };
  const remove = (
    <button
      type="button"
      className="cart-line-remove"
      aria-label={text('saved.removeNamed', { name })}
      onClick={removed}
    >
      {text('saved.remove')}
    </button>
  );
  if (!product)
    return (
      <CardShape isBuyable={pending}>
        {!pending && (
          <>
            <p>{text(error ? 'catalog.productError' : 'catalog.missingProduct')}</p>
            {remove}
          </>
        )}
      </CardShape>
    );
  const path = product.path && variantPath(product.path, item.variant);
  return (
    <ProductCard product={{ ...product, path }} sizes="(max-width: 639px) 44vw, 260px">
      <div className="saved-tools">
        {item.choice && <p className="saved-choice">{item.choice}</p>}
        {item.selectedOptions.length ? (
          <BuyAsChosen item={item} product={product} name={name} onBought={bought} />
        ) : (
          <AddToCart sku={product.sku} quantity={item.quantity} onItemAdded={bought} />
        )}
        {remove}
      </div>
    </ProductCard>
  );
}

interface BuyAsChosenProps {
  item: SavedItem;
  product: BuyableProduct;
  /** With its choice. */
  name: string;
  onBought: (detail: ItemEvent) => void;
}

/** Its options were chosen before it was saved. */
function BuyAsChosen({ item, product, name, onBought }: BuyAsChosenProps) {
  const text = useText();
  const { cart, toasts } = useStorefront();
  const [isBusy, setBusy] = useState(false);
  const { sku, quantity, selectedOptions } = item;
  const add = async () => {
    setBusy(true);
    const isIn = await cart.addItem({ sku, quantity, selectedOptions: [...selectedOptions], name });
    setBusy(false);
    const isThis = (each: { sku: string }) => each.sku === item.variant;
    const bought = asBought(product, product.variants.find(isThis));
    if (isIn) return onBought(itemEvent({ ...bought, ...cart.details.peek()?.items.find(isThis) }, quantity));
    const message = shopperMessage(cart.addItemError.peek(), text('saved.notAdded', { name }));
    toasts.addToast({ type: 'error', message });
  };
  return (
    <Button busy={isBusy} aria-label={text('saved.toCartNamed', { name })} onClick={() => void add()}>
      {text('saved.toCart')}
    </Button>
  );
}
