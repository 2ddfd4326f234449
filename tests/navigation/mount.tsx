// Puts a component of ours into a shadow root, styled, with as much of a Storefront as it asks for.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Storefront } from '../../src/storefront';
import { RootContext, type ElementRoot } from '../../src/root-context';
import { uiStyles } from '../../src/ui/styles';
import { StorefrontContext } from '../../src/use-storefront';

export function mount(node: ReactNode, styles: readonly string[], storefront: Partial<Storefront> = {}) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const elementRoot: ElementRoot = {
    adoptStyles: (texts) => {
      for (const text of texts) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        root.adoptedStyleSheets.push(sheet);
      }
    },
    reportError: (error) => {
      throw error;
    },
    events: {},
  };
  elementRoot.adoptStyles([...uiStyles, ...styles]);
  const react = createRoot(root);
  flushSync(() =>
    react.render(
      <RootContext value={elementRoot}>
        <StorefrontContext value={storefront as Storefront}>{node}</StorefrontContext>
      </RootContext>,
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
