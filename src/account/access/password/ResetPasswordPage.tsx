// A new password as a page: where the link of the mail leads.
import '../../../words/catalogue/account';
import { useText } from '../../../words/use-text';
import { AccessPage } from '../AccessPage';
import { IncompleteLink } from '../IncompleteLink';
import { ResetPasswordForm } from './ResetPasswordForm';

export function ResetPasswordPage({ token, email }: { token?: string; email?: string }) {
  const text = useText();
  return token ? (
    <AccessPage title={text('account.resetTitle')} lead={text('account.resetLead')}>
      <ResetPasswordForm token={token} email={email} />
    </AccessPage>
  ) : (
    <AccessPage title={text('account.resetNoTokenTitle')}>
      <IncompleteLink path="/forgot-password" label={text('account.resetNewLink')} />
    </AccessPage>
  );
}
