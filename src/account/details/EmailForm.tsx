// Changes the email address that a customer signs in with; asks for the password.
import { useText } from '../../words/use-text';
import { useForm } from '../../ui/form/use-form';
import { useStorefront } from '../../use-storefront';
import { accountMessage, isTaken, isWrongPassword } from '../access/account-message';
import { EmailField } from '../access/EmailField';
import { PasswordField } from '../access/PasswordField';
import { ChangeForm, focusWrong } from '../ChangeForm';
import type { DetailFormProps } from './NameForm';
import { useDetails } from './use-details';

export function EmailForm({ user, onDone, onCancel }: DetailFormProps) {
  const text = useText();
  const { routing } = useStorefront();
  const { mailing, changeEmail } = useDetails();
  const form = useForm({
    initial: { email: '', password: '' },
    rules: { email: ['required', 'email'], password: ['required'] },
    labels: { email: text('account.newEmail'), password: text('account.currentPassword') },
    text,
  });
  const email = form.values.email.trim();
  const isSame = email !== '' && email.toLowerCase() === user.email.toLowerCase();
  const submit = async (element: HTMLFormElement) => {
    if (!form.check(element)) return;
    if (isSame) return focusWrong(element);
    if (await changeEmail(email, form.values.password)) onDone(text('account.emailChanged', { email }));
  };
  const error = mailing.error.value;
  const isWrong = isWrongPassword(error);
  const address = form.bind('email');
  const password = form.bind('password');
  return (
    <ChangeForm
      action={routing.href('/account-information')}
      error={error && !isWrong && (isTaken(error) ? text('account.emailTaken') : accountMessage(error, text))}
      errorCount={form.errorCount}
      isBusy={mailing.isBusy.value}
      onSubmit={(element) => void submit(element)}
      onCancel={onCancel}
    >
      <p className="detail-lead">{text('account.emailLead')}</p>
      <EmailField {...address} error={address.error ?? (isSame ? text('account.emailSame') : undefined)} />
      <PasswordField
        {...password}
        kind="current"
        error={password.error ?? (isWrong ? text('account.wrongPassword') : undefined)}
      />
    </ChangeForm>
  );
}
