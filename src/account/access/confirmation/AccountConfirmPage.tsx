// The confirmation of a new account as a page: where the link of the mail leads.
import '../../../words/catalogue/account';
import { useText } from '../../../words/use-text';
import { useStorefront } from '../../../use-storefront';
import { AccessPage } from '../AccessPage';
import { awaitedConfirmation } from './awaited-confirmation';
import { ConfirmForm } from './ConfirmForm';
import { IncompleteLink } from '../IncompleteLink';

export interface AccountConfirmPageProps {
  /** Of the mail's link; called so because React keeps `key` for itself. */
  confirmationKey?: string;
  email?: string;
}

export function AccountConfirmPage({ confirmationKey, email }: AccountConfirmPageProps) {
  const text = useText();
  const storefront = useStorefront();
  const known = email ?? awaitedConfirmation(storefront)?.email;
  return confirmationKey ? (
    <AccessPage title={text('account.confirmTitle')} lead={known ? undefined : text('account.confirmLead')}>
      <ConfirmForm confirmationKey={confirmationKey} email={known} />
    </AccessPage>
  ) : (
    <AccessPage title={text('account.resetNoTokenTitle')}>
      <IncompleteLink path="/sign-in" label={text('account.signIn')} />
    </AccessPage>
  );
}
