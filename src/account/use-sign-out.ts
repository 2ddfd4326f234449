// Signing out from a menu.
import '../words/catalogue/account-menu';
import { useText } from '../words/use-text';
import { useStorefront } from '../use-storefront';

export function useSignOut(): () => void {
  const { user, toasts } = useStorefront();
  const text = useText();
  return () =>
    void user.signOut().then(() => toasts.addToast({ type: 'info', message: text('account.signedOut') }));
}
