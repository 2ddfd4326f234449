// A new account waits for its address to be confirmed; the mail can be had once more.
import { useEffect, useState } from 'react';
import { useText } from '../../../words/use-text';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/Button';
import { useStorefront } from '../../../use-storefront';
import { accountMessage, isUnknownToBackend } from '../account-message';
import { Done } from '../Done';
import { useAccount } from '../use-account';

export function ConfirmationSent({ email }: { email: string }) {
  const text = useText();
  const { transport } = useStorefront();
  const account = useAccount();
  useEffect(() => void transport.survey(), [transport]);
  const [isSent, setSent] = useState(false);
  const error = account.confirmError.value;
  return (
    <Done
      title={text('account.toConfirmTitle')}
      action={
        transport.has('Mutation.resendConfirmationEmail') && (
          <Button
            variant="secondary"
            busy={account.isConfirming.value}
            onClick={() => void account.resendConfirmation(email).then(setSent)}
          >
            {text('account.resend')}
          </Button>
        )
      }
    >
      <p>{text('account.toConfirmMessage', { email })}</p>
      {isSent && <Alert tone="success">{text('account.resent')}</Alert>}
      {error && !isUnknownToBackend(error) && <Alert tone="error">{accountMessage(error, text)}</Alert>}
    </Done>
  );
}
