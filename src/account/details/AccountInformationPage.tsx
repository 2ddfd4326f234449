// Name, email and password of a customer, each with the form that changes it (behaviour 2.1).
import '../../words/catalogue/account-details';
import { useText } from '../../words/use-text';
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import { AccountPage } from '../AccountPage';
import { useOpened } from '../use-opened';
import { CustomerData } from './CustomerData';
import { DetailRow } from './DetailRow';

const NameForm = latePart(async () => ({ default: (await import('./NameForm')).NameForm }));
const EmailForm = latePart(async () => ({ default: (await import('./EmailForm')).EmailForm }));
const PasswordForm = latePart(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));

export function AccountInformationPage() {
  const text = useText();
  const { toasts } = useStorefront();
  const { value: opened, open, close, closeLate } = useOpened('change');
  const row = (name: string, { intent }: Pick<typeof NameForm, 'intent'>) => ({
    isOpen: opened === name,
    onOpen: () => open(name),
    intent,
  });
  const done = (message: string) => {
    closeLate();
    toasts.addToast({ type: 'success', message });
  };
  return (
    <AccountPage
      path="/account-information"
      title={text('account.informationTitle')}
      lead={text('account.informationLead')}
    >
      <CustomerData>
        {(user) => (
          <div className="details">
            <DetailRow
              title={text('account.name')}
              value={`${user.firstname} ${user.lastname}`}
              {...row('name', NameForm)}
            >
              <NameForm user={user} onDone={done} onCancel={close} />
            </DetailRow>
            <DetailRow title={text('account.emailAddress')} value={user.email} {...row('email', EmailForm)}>
              <EmailForm user={user} onDone={done} onCancel={close} />
            </DetailRow>
            <DetailRow
              title={text('account.secret')}
              value={text('account.passwordHidden')}
              {...row('password', PasswordForm)}
            >
              <PasswordForm user={user} onDone={done} onCancel={close} />
            </DetailRow>
          </div>
        )}
      </CustomerData>
    </AccountPage>
  );
}
