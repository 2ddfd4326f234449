// Whose shop it is, as the last line of a page says it.
import { htmlText } from '../../catalog/html-text';
import '../../words/catalogue/footer';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { createNavigation } from '../state';

/** What a Magento says where nobody has written a line of their own. */
const untouched = /\b(Magento|Adobe), Inc/;

/** `name`: stands in for the store's own. */
export function useRights(name: string | undefined): string | undefined {
  const text = useText();
  const { storeName, shop } = useStorefront().feature(createNavigation);
  const store = name || storeName.value;
  const { copyright = '' } = shop.value ?? {};
  const year = String(new Date().getFullYear());
  return (
    (!untouched.test(copyright) && htmlText(copyright).join(' ')) ||
    (store && text('navigation.copyright', { year, store }))
  );
}
