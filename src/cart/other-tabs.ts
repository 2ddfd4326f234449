// Keeps the cart in step with other tabs of the shop, which share its storage.
import type { Toasts } from '../app/toasts';
import type { Text } from '../words/text';
import type { BrowserStorage } from '../storage/browser-storage';
import type { CartSource } from './cart-source';

interface OtherTabsParts {
  standalone: boolean;
  storage: BrowserStorage;
  toasts: Toasts;
  text: Text;
  source: CartSource;
  /** Somebody on this page shows the cart. */
  isShown(): boolean;
  reset(): void;
  load(): Promise<void>;
}

/** The answer ends it. */
export function followOtherTabs({
  standalone,
  storage,
  toasts,
  text,
  source: { cartId, provenCount, details },
  isShown,
  reset,
  load,
}: OtherTabsParts): () => void {
  const stops = [
    storage.onChange('cartId', (id) => {
      if (typeof id !== 'string') return reset();
      if (id === cartId.peek()) return;
      if (!cartId.peek()) {
        if (isShown()) void load();
        return;
      }
      // behaviour 4.1 reloads; a host page is not ours to reload (decision 012).
      if (standalone) return globalThis.location?.reload();
      reset();
      toasts.addToast({ type: 'info', message: text('app.cartChanged') });
      void load();
    }),
    storage.onChange('cartCount', (stored) => {
      if (typeof stored === 'number' && details.peek() && stored !== provenCount.peek()) void load();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
