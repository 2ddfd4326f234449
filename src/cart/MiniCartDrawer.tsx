// The drawer of the mini cart. Comes late, and brings its sheets along.
import '../locale/en_US/cart-lines';
import { useText } from '../locale/use-text';
import { Drawer } from '../ui/Drawer';
import { useStyles } from '../ui/use-styles';
import type { CartItem } from './cart';
import { MiniCartPanel } from './MiniCartPanel';
import { miniCartDrawerStyles } from './styles';

export interface MiniCartDrawerProps {
  open: boolean;
  onClose: () => void;
  onRemoved: (item: CartItem) => void;
}

export function MiniCartDrawer({ open, onClose, onRemoved }: MiniCartDrawerProps) {
  const text = useText();
  useStyles(miniCartDrawerStyles);
  return (
    <Drawer open={open} onClose={onClose} side="end" label={text('cart.title')}>
      <MiniCartPanel onRemoved={onRemoved} onLeave={onClose} />
    </Drawer>
  );
}
