// Store view and currency of the page that the link was on: taken out of the address, and remembered as if they had been chosen here (behaviour 4.8).
import { readView, withoutView } from '../../../src/routing/read-view';
import { viewParameter } from '../../../src/routing/view-parameter';
import type { BrowserStorage } from '../../../src/storage/browser-storage';
import { codeKey, currencyKey, mediaUrlKey } from '../../../src/store-view/keys';

/** Before anybody reads the address. The answer writes it down. */
export function takeView(): (storage: BrowserStorage) => void {
  const url = new URL(location.href);
  const said = url.searchParams.get(viewParameter);
  if (said === null) return () => undefined;
  history.replaceState(history.state, '', withoutView(url));
  const { code, currency } = readView(said) ?? {};
  return (storage) => {
    if (code) {
      storage.set(codeKey, code);
      // Those of another store view.
      storage.remove(currencyKey);
      storage.remove(mediaUrlKey);
    }
    if (currency) storage.set(currencyKey, currency);
  };
}
