// Signing out from a menu.
import '../locale/en_US/account-menu';
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';

export function useSignOut(): () => void {
  const { user, toasts } = useStorefront();
  const text = useText();
  return () =>
    void user.signOut().then(() => toasts.addToast({ type: 'info', message: text('account.signedOut') }));
}
