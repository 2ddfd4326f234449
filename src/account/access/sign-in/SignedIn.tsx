// For a page that is for guests: who is signed in, and the way on.
import { hrefOfAccount } from '../../../cart/crossing/elsewhere';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { useStorefront } from '../../../use-storefront';

export function SignedIn({ path = '/' }: { path?: string }) {
  const text = useText();
  const shop = useStorefront();
  const { user } = shop;
  const email = user.currentUser.value?.email;
  return (
    <div className="access-done">
      <p className="access-done-text" role="status">
        {email && text('account.signedInAs', { email })}
      </p>
      <Button href={hrefOfAccount(shop, path)}>
        {text(path === '/' ? 'account.continueShopping' : 'account.goOn')}
      </Button>
    </div>
  );
}
