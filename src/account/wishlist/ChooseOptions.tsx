// Asks for the options of a product that was put on the list without them, and buys it.
import '../../words/catalogue/wishlist-changes';
import type { ItemEvent } from '../../cart/ecommerce';
import { OptionsDialog } from '../../catalog/purchase/OptionsDialog';
import { createSkuAnswers } from '../../catalog/by-sku/sku-answers';
import { useStorefront } from '../../use-storefront';
import type { WishlistItem } from './wishlist-item';

export interface ChooseOptionsProps {
  item: WishlistItem;
  open: boolean;
  onClose: () => void;
  onBought: (detail: ItemEvent) => void;
}

export function ChooseOptions({ item, open, onClose, onBought }: ChooseOptionsProps) {
  const { feature } = useStorefront();
  const { product } = feature(createSkuAnswers).bySku(item.product?.sku ?? '').value;
  if (!product) return null;
  return (
    <OptionsDialog
      open={open}
      onClose={onClose}
      product={product}
      startQuantity={item.quantity}
      onItemAdded={(detail) => {
        onClose();
        onBought(detail);
      }}
    />
  );
}
