// Asking for a new password, as a page.
import '../../../words/catalogue/account';
import { useText } from '../../../words/use-text';
import { AccessPage } from '../AccessPage';
import { ForgotPasswordForm } from './ForgotPasswordForm';

export function ForgotPasswordPage({ email }: { email?: string }) {
  const text = useText();
  return (
    <AccessPage title={text('account.forgotTitle')} lead={text('account.forgotLead')}>
      <ForgotPasswordForm email={email} />
    </AccessPage>
  );
}
