// A link to choose a new password, sent by mail. Says the same whether or not the address has an account.
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { useForm } from '../../../ui/form/use-form';
import { useStorefront } from '../../../use-storefront';
import { accountMessage } from '../account-message';
import { AccessLink } from '../AccessLink';
import { Done } from '../Done';
import { EmailField } from '../EmailField';
import { FormError } from '../FormError';
import { useAccount } from '../use-account';

export interface ForgotPasswordFormProps {
  email?: string;
  /** Shows that form in place of this one; a link to its page where absent. */
  onSignIn?: () => void;
}

export function ForgotPasswordForm({ email = '', onSignIn }: ForgotPasswordFormProps) {
  const text = useText();
  const { routing } = useStorefront();
  const account = useAccount();
  const [sentTo, setSentTo] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initial: { email },
    rules: { email: ['required', 'email'] },
    labels: { email: text('account.email') },
    text,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (account.isResettingPassword.value || !form.check(event.currentTarget)) return;
    const address = form.values.email.trim();
    if (await account.requestPasswordReset(address)) setSentTo(address);
  };

  const again = () => {
    flushSync(() => setSentTo(undefined));
    // The pressed button has gone.
    ref.current?.querySelector('input')?.focus();
  };

  if (sentTo)
    return (
      <Done
        title={text('account.forgotDoneTitle')}
        action={
          <Button variant="quiet" onClick={again}>
            {text('account.forgotAgain')}
          </Button>
        }
      >
        {text('account.forgotDone', { email: sentTo })}
      </Done>
    );
  const error = account.resetPasswordError.value;
  return (
    <form
      ref={ref}
      className="access-form"
      method="post"
      action={routing.href('/forgot-password')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {error && <FormError>{accountMessage(error, text)}</FormError>}
      <EmailField {...form.bind('email')} />
      <div className="access-actions">
        <Button type="submit" size="large" wide busy={account.isResettingPassword.value}>
          {text('account.forgot')}
        </Button>
        <AccessLink path="/sign-in" onShow={onSignIn}>
          {text('account.backToSignIn')}
        </AccessLink>
      </div>
    </form>
  );
}
