// Where a cart is empty: a guest may have one with their account, filled on another device or on a page of another site (behaviour 4.8).
import '../../words/catalogue/cart-empty';
import { signInPath } from '../../routing/sign-in-path';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';

/** `path`: to come back to. Nothing on pages of other sites: who signs in at the shop is nobody there. */
export function AccountCart({ path }: { path: '/cart' | '/checkout' }) {
  const text = useText();
  const { config, routing, user } = useStorefront();
  if (!config.standalone || user.isSignedIn.value) return null;
  return (
    <p>
      <Button variant="quiet" href={routing.href(signInPath(path))}>
        {text('cart.accountHint')}
      </Button>
    </p>
  );
}
