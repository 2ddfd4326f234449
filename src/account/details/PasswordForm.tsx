// Changes a customer's password, by Magento's rules as the backend sets them.
import { useText } from '../../words/use-text';
import { useForm } from '../../ui/form/use-form';
import { useStorefront } from '../../use-storefront';
import { accountMessage, isWrongPassword } from '../access/account-message';
import { NewPassword } from '../access/password/NewPassword';
import { PasswordField } from '../access/PasswordField';
import { useAccount } from '../access/use-account';
import { useNewPassword } from '../access/password/use-new-password';
import { ChangeForm, focusWrong } from '../ChangeForm';
import type { DetailFormProps } from './NameForm';
import { useDetails } from './use-details';

export function PasswordForm({ user, onDone, onCancel }: DetailFormProps) {
  const text = useText();
  const { routing } = useStorefront();
  const account = useAccount();
  const { securing, changePassword } = useDetails();
  const check = useNewPassword(account.rules.value);
  const form = useForm({
    initial: { current: '', password: '' },
    rules: { current: ['required'], password: ['required'] },
    labels: { current: text('account.currentPassword'), password: text('account.newPassword') },
    text,
  });
  const { current: known, password: wanted } = form.values;
  const isSame = wanted !== '' && known === wanted;
  const submit = async (element: HTMLFormElement) => {
    if (!form.check(element)) return;
    if (isSame) return focusWrong(element);
    if (!check.accepts(element, wanted, user.email)) return;
    const outcome = await changePassword(known, wanted);
    if (!outcome) return;
    onDone(text(outcome === 'kept' ? 'account.passwordChanged' : 'account.passwordChangedSignIn'));
  };
  const error = securing.error.value;
  const isWrong = isWrongPassword(error);
  const current = form.bind('current');
  const password = form.bind('password');
  return (
    <ChangeForm
      action={routing.href('/account-information')}
      error={error && !isWrong && accountMessage(error, text)}
      errorCount={form.errorCount}
      isBusy={securing.isBusy.value}
      onSubmit={(element) => void submit(element)}
      onCancel={onCancel}
    >
      <p className="detail-lead">{text('account.passwordLead')}</p>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...current}
        kind="current"
        error={current.error ?? (isWrong ? text('account.wrongPassword') : undefined)}
      />
      <NewPassword
        {...password}
        error={password.error ?? (isSame ? text('account.samePassword') : check.errorOf(wanted))}
        actions={account}
        email={user.email}
      />
    </ChangeForm>
  );
}
