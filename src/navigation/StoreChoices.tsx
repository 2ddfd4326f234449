// Which store and which currency; comes when the page has come to rest.
import { CurrencySwitcher } from '../store-view/CurrencySwitcher';
import { StoreSwitcher } from '../store-view/StoreSwitcher';

export function StoreChoices() {
  return (
    <>
      <StoreSwitcher />
      <CurrencySwitcher />
    </>
  );
}
