// Follows the browser's connection and says so in a toast (behaviour 4.1, 8).
import type { Text } from '../words/text';
import type { AppState } from './state';
import type { Toasts } from './toasts';

export function trackOnline(app: AppState, toasts: Toasts, text: Text): () => void {
  const page = globalThis.window;
  if (!page?.addEventListener) return () => {};
  const onOffline = () => {
    app.setOnline(false);
    toasts.addToast({ type: 'error', message: text('app.offline'), timeout: 3000 });
  };
  const onOnline = () => {
    app.setOnline(true);
    toasts.addToast({ type: 'info', message: text('app.online'), timeout: 3000 });
  };
  if (!app.isOnline.peek()) onOffline();
  page.addEventListener('offline', onOffline);
  page.addEventListener('online', onOnline);
  return () => {
    page.removeEventListener('offline', onOffline);
    page.removeEventListener('online', onOnline);
  };
}
