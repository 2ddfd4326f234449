// A way to the cart or the checkout: a page of this site, or the shop's, which the bag crosses over to (behaviour 4.7).
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { late } from '../../late/late';
import { isFramedByOthers } from '../../routing/frame';
import { Button, type ButtonProps } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';
import type { Aside } from './aside-record';
import { isElsewhere } from './elsewhere';
import type * as Watching from './watch-press';

export interface CartLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  to: '/cart' | '/checkout';
  /** A plain link, of that class. */
  plain?: string;
  /** Leads to what was set aside before. */
  aside?: Aside;
  onClick?: () => void;
  children: ReactNode;
}

/** Only pages of other sites need it, and only where there is something to go to. */
const watching = late(async () => (there = await import('./watch-press')));
let there: typeof Watching | undefined;

export function CartLink({ to, plain, aside, children, onClick, ...look }: CartLinkProps) {
  const shop = useStorefront();
  const href = shop.routing.href(to);
  const link = useRef<HTMLAnchorElement>(null);
  const isAbroad = isElsewhere(href, shop.config.standalone);
  useEffect(() => {
    if (!isAbroad) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const watch = () => {
      if (!isOver && link.current && there) stop = there.watchPress(link.current, shop, aside);
    };
    if (there) watch();
    else watching().then(watch, ignore);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isAbroad, href, shop, aside]);
  const press = (event: MouseEvent<HTMLElement>) => {
    onClick?.();
    if (!isAbroad || (there && !isFramedByOthers()) || isModified(event)) return;
    event.preventDefault();
    watching().then(
      ({ goAcross }) => goAcross(href, shop, aside),
      () => shop.routing.leave(href),
    );
  };
  if (plain === undefined)
    return (
      <Button {...look} href={href} linkRef={link} onClick={press}>
        {children}
      </Button>
    );
  return (
    <a className={plain || undefined} href={href} ref={link} onClick={press}>
      {children}
    </a>
  );
}

const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

function ignore(): undefined {}
