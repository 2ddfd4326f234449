// Puts a component of ours into a shadow root, styled, with as much of a Storefront as it asks for.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Storefront } from '../../src/storefront';
import { uiStyles } from '../../src/ui/styles';
import { StorefrontContext } from '../../src/use-storefront';

export function mount(node: ReactNode, styles: readonly string[], storefront: Partial<Storefront> = {}) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...uiStyles, ...styles].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const react = createRoot(root);
  flushSync(() =>
    react.render(
      <StorefrontContext.Provider value={storefront as Storefront}>{node}</StorefrontContext.Provider>,
    ),
  );
  return {
    root,
    unmount() {
      react.unmount();
      host.remove();
    },
  };
}
