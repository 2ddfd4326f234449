// How elements find the Storefront of a provider above them: the community's context protocol.
import { createContext } from '@lit/context';
import type { Storefront } from '../../src/storefront';

/** Any provider may answer it, also one that is not ours. */
export const storefrontContext = createContext<Storefront>(Symbol.for('airside.storefront'));

/** Tags of ours that provide a Storefront. */
const providerTags = 'airside-store, airside-shop';

/** The nearest provider above, out through shadow roots, whether it is defined yet or not. */
export function providerAbove(element: Element): Element | undefined {
  let node: Node | null = element.parentNode ?? null;
  while (node) {
    if (node instanceof Element) {
      const provider: Element | null = node.closest(providerTags);
      if (provider) return provider;
    }
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return undefined;
}
