// The address book of a customer as a page (behaviour 2.1).
import '../../words/catalogue/address-book';
import { useText } from '../../words/use-text';
import { AccountPage } from '../AccountPage';
import { AddressBook } from './AddressBook';

export function AddressBookPage() {
  const text = useText();
  return (
    <AccountPage
      path="/address-book"
      title={text('account.addressesTitle')}
      lead={text('account.addressesLead')}
    >
      <AddressBook />
    </AccountPage>
  );
}
