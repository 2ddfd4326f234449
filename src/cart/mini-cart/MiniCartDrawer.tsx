// The drawer of the mini cart. Comes late, and brings its sheets along.
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { Drawer } from '../../ui/dialog/Drawer';
import { useStyles } from '../../ui/use-styles';
import type { ItemEvent } from '../ecommerce';
import { MiniCartPanel } from './MiniCartPanel';
import { miniCartDrawerStyles } from '../styles';

export interface MiniCartDrawerProps {
  open: boolean;
  onClose: () => void;
  onAdded?: (detail: ItemEvent) => void;
  onRemoved?: (detail: ItemEvent) => void;
}

export function MiniCartDrawer({ open, onClose, onAdded, onRemoved }: MiniCartDrawerProps) {
  const text = useText();
  useStyles(miniCartDrawerStyles);
  return (
    <Drawer open={open} onClose={onClose} side="end" isKept label={text('cart.title')}>
      <MiniCartPanel open={open} onAdded={onAdded} onRemoved={onRemoved} onLeave={onClose} />
    </Drawer>
  );
}
