// What the shop may write to a customer (SPEC 2.1).
import '../../locale/en_US/account-details';
import { useText } from '../../locale/use-text';
import { AccountPage } from '../AccountPage';
import { CustomerData } from './CustomerData';
import { Subscription } from './Subscription';

export function CommunicationsPage() {
  const text = useText();
  return (
    <AccountPage
      path="/communications"
      title={text('account.communicationsTitle')}
      lead={text('account.communicationsLead')}
    >
      <CustomerData>{(user) => <Subscription user={user} />}</CustomerData>
    </AccountPage>
  );
}
