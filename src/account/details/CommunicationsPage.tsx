// What the shop may write to a customer (behaviour 2.1).
import '../../words/catalogue/account-details';
import { useText } from '../../words/use-text';
import { useLive } from '../../catalog/use-live';
import { Alert } from '../../ui/alert/Alert';
import { AccountPage } from '../AccountPage';
import { CustomerData } from './CustomerData';
import { createNewsletterOffer } from './newsletter-api';
import { Subscription } from './Subscription';

export function CommunicationsPage() {
  const text = useText();
  const isOffered = useLive(createNewsletterOffer, '').value?.data.value ?? true;
  return (
    <AccountPage
      path="/communications"
      title={text('account.communicationsTitle')}
      lead={text('account.communicationsLead')}
    >
      <CustomerData>
        {(user) =>
          // Who still gets it may always put an end to it.
          isOffered || user.isSubscribed ? (
            <Subscription user={user} />
          ) : (
            <Alert tone="info">{text('account.newsletterOff')}</Alert>
          )
        }
      </CustomerData>
    </AccountPage>
  );
}
