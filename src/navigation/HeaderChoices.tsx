// The switchers of the header, which come when the page has come to rest.
import { CurrencySwitcher } from '../store-view/CurrencySwitcher';
import { StoreSwitcher } from '../store-view/StoreSwitcher';

export function HeaderChoices() {
  return (
    <>
      <StoreSwitcher />
      <CurrencySwitcher />
    </>
  );
}
