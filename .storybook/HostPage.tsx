// Draws a story as its host page would: writes the HTML, shows in the Actions panel what the element tells, stays where it is.
import { useEffect, useRef, type ReactNode } from 'react';
import { action } from 'storybook/actions';
import { isBackendThere } from './backend-address';
import { NoShop } from './NoShop';
import { prepareShop } from './prepare-shop';
import type { ShopName } from './shops';

export interface HostPageProps {
  html: string;
  shop: ShopName;
  /** Names of the events that are shown. */
  events: readonly string[];
}

export function HostPage({ html, shop, events }: HostPageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      if (!(await isBackendThere())) return;
      await prepareShop(shop);
      if (isCurrent && box.current) box.current.innerHTML = html;
    };
    void draw();
    return () => void (isCurrent = false);
  }, [html, shop]);

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const show = (event: Event) => action(event.type)((event as CustomEvent).detail);
    for (const name of events) place.addEventListener(name, show);
    place.addEventListener('click', stay);
    return () => {
      for (const name of events) place.removeEventListener(name, show);
      place.removeEventListener('click', stay);
    };
  }, [events]);

  return (
    <>
      <div ref={box} />
      <NoShop />
    </>
  );
}

/** Links lead into a shop that is not here. */
function stay(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  action('link')(link.href);
}
