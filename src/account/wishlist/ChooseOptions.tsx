// Asks for the options of a product that was put on the list without them, and buys it.
import { useState } from 'react';
import { useText } from '../../locale/use-text';
import type { ItemEvent } from '../../cart/cart-event';
import { createSkuAnswers } from '../../catalog/sku-answers';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../ui/lazy-part';
import { useStorefront } from '../../use-storefront';
import type { WishlistItem } from './wishlist-item';

const OptionsDialog = lazyPart(async () => ({
  default: (await import('../../catalog/OptionsDialog')).OptionsDialog,
}));

export interface ChooseOptionsProps {
  item: WishlistItem;
  onBought: (detail: ItemEvent) => void;
}

export function ChooseOptions({ item, onBought }: ChooseOptionsProps) {
  const text = useText();
  const { feature } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const [sku, setSku] = useState('');
  const { product, pending } = feature(createSkuAnswers).bySku(sku).value;
  const name = item.product?.name ?? '';
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={isOpen && pending && !product}
        aria-haspopup="dialog"
        aria-label={text('wishlist.chooseNamed', { name })}
        {...OptionsDialog.intent}
        onClick={() => {
          setSku(item.product?.sku ?? '');
          setOpen(true);
        }}
      >
        {text('wishlist.choose')}
      </Button>
      {product && (
        <OptionsDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          product={product}
          startQuantity={item.quantity}
          onItemAdded={(detail) => {
            setOpen(false);
            onBought(detail);
          }}
        />
      )}
    </>
  );
}
