// A way to the cart or the checkout: a page of this site, or the shop's, which the bag crosses over to (behaviour 4.7).
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';
import type { Aside } from './aside';
import { watchPress } from './watch-press';

export interface CartLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'id'> {
  to: '/cart' | '/checkout';
  /** A plain link, of that class. */
  plain?: string;
  /** Leads to what was set aside before. */
  aside?: Aside;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  'aria-describedby'?: string;
  children: ReactNode;
}

export function CartLink({ to, plain, aside, children, onClick, ...look }: CartLinkProps) {
  const shop = useStorefront();
  const href = shop.routing.href(to);
  const link = useRef<HTMLAnchorElement>(null);
  const isAbroad = isElsewhere(href, shop.config.standalone);
  useEffect(
    () => (isAbroad && link.current ? watchPress(link.current, shop, aside) : undefined),
    [isAbroad, href, shop, aside],
  );
  if (plain !== undefined)
    return (
      <a className={plain || undefined} href={href} ref={link} onClick={onClick}>
        {children}
      </a>
    );
  return (
    <Button {...look} href={href} linkRef={link} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Browsers keep a cart by origin; that of the shop's own pages is there already. */
export function isElsewhere(href: string, isStandalone: boolean): boolean {
  return !isStandalone && new URL(href).origin !== globalThis.location?.origin;
}
