// Confirms the address of a new account, with the key of a mail. A press, since programs follow the links of mails, too.
import { useState, type FormEvent } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { useForm } from '../../ui/form/use-form';
import { useStorefront } from '../../use-storefront';
import { accountMessage, isUnknownToBackend } from './account-message';
import { Done } from './Done';
import { EmailField } from './EmailField';
import { FormError } from './FormError';
import { useAccount } from './use-account';

export function ConfirmForm({ confirmationKey, email = '' }: { confirmationKey: string; email?: string }) {
  const text = useText();
  const { routing } = useStorefront();
  const account = useAccount();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { email },
    rules: { email: ['required', 'email'] },
    labels: { email: text('account.email') },
    text,
  });
  const address = form.values.email.trim();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (account.isConfirming.value || !form.check(event.currentTarget)) return;
    setDone(await account.confirm(address, confirmationKey));
  };

  if (isDone)
    return (
      <Done
        title={text('account.confirmDoneTitle')}
        action={
          <Button href={routing.href(`/sign-in?email=${encodeURIComponent(address)}`)}>
            {text('account.signIn')}
          </Button>
        }
      >
        {text('account.confirmDone')}
      </Done>
    );
  const error = account.confirmError.value;
  return (
    <form
      className="access-form"
      method="post"
      action={routing.href('/customer/account/confirm')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {error && (
        <FormError>
          {isUnknownToBackend(error) ? text('account.confirmUnsupported') : accountMessage(error, text)}
        </FormError>
      )}
      <EmailField {...form.bind('email')} />
      <div className="access-actions">
        <Button type="submit" size="large" wide busy={account.isConfirming.value}>
          {text('account.confirm')}
        </Button>
      </div>
    </form>
  );
}
