// The window in which a product's options are chosen, where it is bought away from its page.
import { useState } from 'react';
import type { ItemEvent } from '../../cart/ecommerce';
import { Dialog } from '../../ui/dialog/Dialog';
import { useStyles } from '../../ui/use-styles';
import type { BuyableProduct } from '../product';
import { BuyBox } from './BuyBox';
import { initialChoice, type Choice } from './option-choice';
import { buyStyles } from './buy-styles';

export interface OptionsDialogProps {
  open: boolean;
  onClose: () => void;
  product: BuyableProduct;
  startQuantity: number;
  onItemAdded?: (detail: ItemEvent) => void;
}

export function OptionsDialog({ open, onClose, product, startQuantity, onItemAdded }: OptionsDialogProps) {
  const [choice, setChoice] = useState<Choice>();
  useStyles(buyStyles);
  return (
    <Dialog open={open} onClose={onClose} label={product.name} size="small">
      <BuyBox
        product={product}
        choice={choice ?? initialChoice(product)}
        startQuantity={startQuantity}
        onChoice={setChoice}
        onItemAdded={onItemAdded}
      />
    </Dialog>
  );
}
