// The cart in the header: a trigger with the count, and a drawer with the lines.
import { useStorefront } from '../use-storefront';

export interface MiniCartProps {
  /** Opens the drawer when something was added. */
  openOnAdd?: boolean;
  onOpened?: (detail: { count: number }) => void;
  onClosed?: () => void;
}

export function MiniCart(_props: MiniCartProps) {
  const { cart } = useStorefront();
  return <span>{cart.badge.value}</span>;
}
