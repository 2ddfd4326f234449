// A button that puts one product into the cart from any page; a product with options asks for them in a window.
import { useState } from 'react';
import type { ItemEvent } from '../cart/ecommerce';
import '../locale/en_US/catalog';
import '../locale/en_US/product';
import { useText } from '../locale/use-text';
import { Button } from '../ui/Button';
import { lazyPart } from '../ui/lazy-part';
import { PurchaseStatus } from './product-page/PurchaseStatus';
import { usePurchase } from './product-page/use-purchase';
import { useStorefront } from '../use-storefront';
import { createSkuAnswers } from './sku-answers';

const OptionsDialog = lazyPart(async () => ({ default: (await import('./OptionsDialog')).OptionsDialog }));

export interface AddToCartProps {
  sku?: string;
  /** Pieces per press. */
  quantity?: number;
  /** Words on the button. */
  label?: string;
  onItemAdded?: (detail: ItemEvent) => void;
}

export function AddToCart({ sku = '', quantity = 1, label, onItemAdded }: AddToCartProps) {
  const text = useText();
  const { product, pending } = useStorefront().feature(createSkuAnswers).bySku(sku).value;
  const purchase = usePurchase(onItemAdded);
  /** undefined: not once yet. */
  const [isChoosing, setChoosing] = useState<boolean>();
  const pieces = Math.max(1, Math.floor(quantity) || 1);
  const asks = product !== undefined && product.options.length > 0;
  const isSoldOut = product?.inStock === false;
  const words = isSoldOut
    ? text('catalog.soldOut')
    : label || text(asks ? 'catalog.chooseOptions' : 'catalog.addToCart');

  const press = () => {
    if (asks) return setChoosing(true);
    void (product ? purchase.add(product, {}, pieces) : purchase.addSku(sku, pieces));
  };

  return (
    <div className="add-to-cart">
      <Button
        wide
        busy={purchase.busy || (pending && !product)}
        aria-disabled={isSoldOut || !sku || undefined}
        aria-haspopup={asks ? 'dialog' : undefined}
        aria-label={product && `${words}: ${product.name}`}
        {...(asks ? OptionsDialog.intent : {})}
        onClick={press}
      >
        {words}
      </Button>
      <PurchaseStatus message={purchase.message} />
      {asks && isChoosing !== undefined && (
        <OptionsDialog
          key={product.uid}
          open={isChoosing}
          onClose={() => setChoosing(false)}
          product={product}
          startQuantity={pieces}
          onItemAdded={onItemAdded}
        />
      )}
    </div>
  );
}
