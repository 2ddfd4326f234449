// Stands in the form's place once the new password is set.
import { hrefOfAccount } from '../../../cart/crossing/elsewhere';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { useStorefront } from '../../../use-storefront';
import { Done } from '../Done';

export interface PasswordChangedProps {
  /** Of the account that has the new password. */
  email: string;
  /** With it; else the way to the sign-in is shown. */
  isSignedIn: boolean;
}

export function PasswordChanged({ email, isSignedIn }: PasswordChangedProps) {
  const text = useText();
  const shop = useStorefront();
  return (
    <Done
      title={text('account.resetDoneTitle')}
      action={
        isSignedIn ? (
          <Button href={hrefOfAccount(shop, '/')}>{text('account.continueShopping')}</Button>
        ) : (
          <Button href={shop.routing.href(`/sign-in?email=${encodeURIComponent(email)}`)}>
            {text('account.signIn')}
          </Button>
        )
      }
    >
      {isSignedIn ? text('account.signedInAs', { email }) : text('account.resetDone')}
    </Done>
  );
}
