// A button that puts one product into the cart from any page; a product with options asks for them in a window.
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { ItemEvent } from '../../cart/ecommerce';
import '../../words/catalogue/catalog';
import '../../words/catalogue/product';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';
import { PurchaseStatus } from './PurchaseStatus';
import { usePurchase } from './use-purchase';
import { useStorefront } from '../../use-storefront';
import { createSkuAnswers, missingSku, whenAnswered } from '../by-sku/sku-answers';
import { useNotFound, type NotFoundEvents } from '../by-sku/use-not-found';

const OptionsDialog = latePart(async () => ({ default: (await import('./OptionsDialog')).OptionsDialog }));

export interface AddToCartMethods {
  /** As a press on the button; where the product has options, it asks for them. What went in, undefined when nothing did. */
  add(): Promise<ItemEvent | undefined>;
}

export interface AddToCartProps extends NotFoundEvents {
  sku?: string;
  /** Pieces per press. */
  quantity?: number;
  /** Words on the button. */
  label?: string;
  onItemAdded?: (detail: ItemEvent) => void;
  expose?: Ref<AddToCartMethods>;
}

export function AddToCart({
  sku = '',
  quantity = 1,
  label,
  onItemAdded,
  onNotFound,
  expose,
}: AddToCartProps) {
  const text = useText();
  const answer = useStorefront().feature(createSkuAnswers).bySku(sku);
  const { product, pending } = answer.value;
  useNotFound(missingSku(sku, answer.value), onNotFound);
  const purchase = usePurchase(onItemAdded);
  /** undefined: not once yet. */
  const [isChoosing, setChoosing] = useState<boolean>();
  const pieces = Math.max(1, Math.floor(quantity) || 1);
  const asks = product !== undefined && product.options.length > 0;
  useNextPress(OptionsDialog, asks);
  const isSoldOut = product?.inStock === false;
  const words = isSoldOut
    ? text('catalog.soldOut')
    : label || text(asks ? 'catalog.chooseOptions' : 'catalog.addToCart');

  /** Hears what came of the window. */
  const chosen = useRef<(added?: ItemEvent) => void>(undefined);
  const press = async (known = product) => {
    if (!known) return purchase.addSku(sku, pieces);
    if (known.options.length === 0) return purchase.add(known, {}, pieces);
    setChoosing(true);
    return new Promise<ItemEvent | undefined>((done) => (chosen.current = done));
  };
  const add = async () => press((await whenAnswered(answer)).product);
  useImperativeHandle(expose, () => ({ add }));

  return (
    <div className="add-to-cart">
      <Button
        busy={purchase.busy || (pending && !product)}
        aria-disabled={isSoldOut || !sku || undefined}
        aria-haspopup={asks ? 'dialog' : undefined}
        aria-label={product && `${words}: ${product.name}`}
        {...(asks ? OptionsDialog.intent : {})}
        onClick={() => void press()}
      >
        {words}
      </Button>
      <PurchaseStatus message={purchase.message} />
      {asks && isChoosing !== undefined && (
        <OptionsDialog
          key={product.uid}
          open={isChoosing}
          onClose={() => {
            setChoosing(false);
            chosen.current?.();
          }}
          product={product}
          startQuantity={pieces}
          onItemAdded={(added) => {
            onItemAdded?.(added);
            chosen.current?.(added);
          }}
        />
      )}
    </div>
  );
}
