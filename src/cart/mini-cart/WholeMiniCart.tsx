// The mini cart with what it opens, for pages where it comes with the first look inside, or shortly before.
import { MiniCart, type MiniCartProps } from './MiniCart';
import { MiniCartDrawer } from './MiniCartDrawer';

export const WholeMiniCart = (props: Omit<MiniCartProps, 'drawer'>) => (
  <MiniCart {...props} drawer={MiniCartDrawer} />
);
