// A new password, with the token of a mail. The mail's link has no address, so that is asked for.
import { useState, type FormEvent } from 'react';
import { useText } from '../../../words/use-text';
import { TransportError } from '../../../transport/errors';
import { Button } from '../../../ui/Button';
import { useForm } from '../../../ui/form/use-form';
import { useStorefront } from '../../../use-storefront';
import { accountMessage } from '../account-message';
import { AccessLink } from '../AccessLink';
import { EmailField } from '../EmailField';
import { FormError } from '../FormError';
import { NewPassword } from './NewPassword';
import { OtherAccount } from './OtherAccount';
import { PasswordChanged } from './PasswordChanged';
import type { ChangedPassword } from '../../../user/account';
import { useAccount } from '../use-account';
import { useNewPassword } from './use-new-password';

/** The token was used or is too old, or is somebody else's. */
const stale = /token is mismatched|Cannot set the customer's password/;

export function ResetPasswordForm({ token, email = '' }: { token: string; email?: string }) {
  const text = useText();
  const { routing } = useStorefront();
  const account = useAccount();
  const [outcome, setOutcome] = useState<ChangedPassword>();
  const check = useNewPassword(account.rules.value);
  const form = useForm({
    initial: { email, password: '' },
    rules: { email: ['required', 'email'], password: ['required'] },
    labels: { email: text('account.email'), password: text('account.newPassword') },
    text,
  });
  const values = { ...form.values, email: form.values.email.trim() };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (account.isResettingPassword.value || !form.check(element)) return;
    if (!check.accepts(element, values.password, values.email)) return;
    setOutcome(await account.resetPassword(values.email, token, values.password));
  };

  if (outcome) return <PasswordChanged email={values.email} isSignedIn={outcome === 'signed-in'} />;
  const error = account.resetPasswordError.value;
  const isStale = error instanceof TransportError && error.entries.some(({ message }) => stale.test(message));
  const password = form.bind('password');
  return (
    <form
      className="access-form"
      method="post"
      action={routing.href('/customer/account/createPassword')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {error && (
        <FormError>
          {isStale ? (
            <>
              <span>{text('account.resetStale')}</span>{' '}
              <AccessLink path="/forgot-password">{text('account.resetNewLink')}</AccessLink>
            </>
          ) : (
            accountMessage(error, text)
          )}
        </FormError>
      )}
      <OtherAccount email={email} />
      <EmailField {...form.bind('email')} />
      <NewPassword
        {...password}
        error={password.error ?? check.errorOf(values.password)}
        actions={account}
        email={values.email}
      />
      <div className="access-actions">
        <Button type="submit" size="large" wide busy={account.isResettingPassword.value}>
          {text('account.reset')}
        </Button>
      </div>
    </form>
  );
}
