// Signing in by email and password: in a page, a drawer or a dialog.
import type { FormEvent } from 'react';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { useElementEvents } from '../../../ui/element-events';
import { useForm } from '../../../ui/form/use-form';
import { useStorefront } from '../../../use-storefront';
import { accountMessage } from '../account-message';
import { AccessLink } from '../AccessLink';
import { EmailField } from '../EmailField';
import { FormError } from '../FormError';
import { PasswordField } from '../PasswordField';
import { useAccount } from '../use-account';

export interface SignInFormProps {
  /** Filled in already. */
  email?: string;
  /** Only the owner of `email` may sign in here. */
  fixedEmail?: boolean;
  submitLabel?: string;
  /** For what stands round the form; the page is told by itself. */
  onSignedIn?: () => void;
  /** Shows that form in place of this one; a link to its page where absent. */
  onForgotPassword?: () => void;
}

export interface SignInEvents {
  onSignedIn(detail: { method: 'password' }): void;
}

export function SignInForm({
  email = '',
  fixedEmail = false,
  submitLabel,
  onSignedIn,
  onForgotPassword,
}: SignInFormProps) {
  const text = useText();
  const { routing } = useStorefront();
  const account = useAccount();
  const events = useElementEvents<SignInEvents>();
  const form = useForm({
    initial: { email, password: '' },
    rules: { email: ['required', 'email'], password: ['required'] },
    labels: { email: text('account.email'), password: text('account.password') },
    text,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (account.isSigningIn.value || !form.check(event.currentTarget)) return;
    if (!(await account.signIn(form.values.email.trim(), form.values.password))) return;
    events.onSignedIn?.({ method: 'password' });
    onSignedIn?.();
  };
  const error = account.signInError.value;
  return (
    <form
      className="access-form"
      method="post"
      action={routing.href('/sign-in')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {error && <FormError>{accountMessage(error, text)}</FormError>}
      <EmailField {...form.bind('email')} readOnly={fixedEmail} />
      <PasswordField {...form.bind('password')} kind="current" ref={fixedEmail ? markAsFirst : undefined} />
      <div className="access-actions">
        <Button type="submit" size="large" wide busy={account.isSigningIn.value}>
          {submitLabel ?? text('account.signIn')}
        </Button>
        <AccessLink path="/forgot-password" onShow={onForgotPassword}>
          {text('account.forgotLink')}
        </AccessLink>
      </div>
    </form>
  );
}

/** A dialog looks for the attribute, which React does not write. */
function markAsFirst(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
