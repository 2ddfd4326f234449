// Says whose password a link sets while somebody else is signed in.
import { useText } from '../../../words/use-text';
import { Alert } from '../../../ui/alert/Alert';
import { useStorefront } from '../../../use-storefront';
import { isSameAccount, sessionOwner } from '../../../user/session-owner';

/**
 * `email`: as the link has it, which may have none. Nothing else is told of the account.
 * @useSignals Whose the session is is read from signals by sessionOwner.
 */
export function OtherAccount({ email }: { email: string }) {
  const text = useText();
  const owner = sessionOwner(useStorefront());
  if (!owner || isSameAccount(owner, email)) return null;
  return (
    <Alert tone="info">
      <span>{text('account.signedInAs', { email: owner })}</span>{' '}
      <span>{email ? text('account.resetFor', { email }) : text('account.resetForOther')}</span>
    </Alert>
  );
}
