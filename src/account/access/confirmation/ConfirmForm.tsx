// Confirms the address of a new account, with the key of a mail. A press, since programs follow the links of mails, too.
import { useState, type FormEvent } from 'react';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { useForm } from '../../../ui/form/use-form';
import { useStorefront } from '../../../use-storefront';
import { accountMessage, isUnknownToBackend } from '../account-message';
import { Confirmed } from './Confirmed';
import { EmailField } from '../EmailField';
import { FormError } from '../FormError';
import { useAccount } from '../use-account';

export interface ConfirmFormProps {
  confirmationKey: string;
  /** Asked for where it is not known, and where what is known was refused. */
  email?: string;
}

export function ConfirmForm({ confirmationKey, email = '' }: ConfirmFormProps) {
  const text = useText();
  const { routing } = useStorefront();
  const account = useAccount();
  const [outcome, setOutcome] = useState<'confirmed' | 'refused'>();
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
    setOutcome((await account.confirm(address, confirmationKey)) ? 'confirmed' : 'refused');
  };

  if (outcome === 'confirmed') return <Confirmed email={address} />;
  const error = account.confirmError.value;
  const isAsked = !email || outcome === 'refused' || form.errorCount > 0;
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
      {isAsked ? <EmailField {...form.bind('email')} /> : <p>{text('account.confirmKnown', { email })}</p>}
      <div className="access-actions">
        <Button type="submit" size="large" wide busy={account.isConfirming.value}>
          {text('account.confirm')}
        </Button>
      </div>
    </form>
  );
}
