// Puts a component into a shadow root with the real sheets, as an element would.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { listingStyles } from '../../src/catalog/results/listing-styles';
import { productPageStyles } from '../../src/catalog/product-page/styles';
import type { Storefront } from '../../src/storefront';
import { RootContext } from '../../src/root-context';
import { uiStyles } from '../../src/ui/styles';
import { StorefrontContext } from '../../src/use-storefront';

const cleanUps: (() => void)[] = [];

/** `events`: callbacks by which the component tells the page. */
export function show(storefront: Storefront, component: ReactNode, events: object = {}): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopted = new Set<string>();
  const adopt = (text: string): void => {
    if (adopted.has(text)) return;
    adopted.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    shadow.adoptedStyleSheets.push(sheet);
  };
  [...uiStyles, ...listingStyles, ...productPageStyles].forEach(adopt);
  const surroundings = {
    adoptStyles: (sheets: readonly string[]) => sheets.forEach(adopt),
    reportError: (error: Error) => console.error(error),
    events,
  };
  const root = createRoot(shadow);
  flushSync(() =>
    root.render(
      <RootContext value={surroundings}>
        <StorefrontContext value={storefront}>{component}</StorefrontContext>
      </RootContext>,
    ),
  );
  cleanUps.push(() => {
    root.unmount();
    host.remove();
    storefront.dispose();
  });
  return shadow;
}

export function tidy(): void {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
}
