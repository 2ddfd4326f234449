// The views of the navigation drawer that are about the account (SPEC 2.4). They lead to the pages that have the forms.
import { accountLinks } from '../account/account-links';
import { useSignOut } from '../account/use-sign-out';
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { Button } from '../ui/Button';
import type { DrawerView } from './drawer-place';

export interface DrawerAccountProps {
  view: Exclude<DrawerView, 'MENU'>;
  onShow: (view: DrawerView) => void;
  /** A link was followed. */
  onFollowed: () => void;
}

export function DrawerAccount({ view, onShow, onFollowed }: DrawerAccountProps) {
  const text = useText();
  const { routing } = useStorefront();
  const signOut = useSignOut();
  const way = (label: string, path: string) => (
    <Button wide href={routing.href(path)} onClick={onFollowed}>
      {label}
    </Button>
  );

  switch (view) {
    case 'SIGN_IN':
      return (
        <div className="drawer-account">
          <p>{text('navigation.signInLead')}</p>
          {way(text('navigation.signIn'), '/sign-in')}
          <Button variant="quiet" onClick={() => onShow('FORGOT_PASSWORD')}>
            {text('navigation.forgotPassword')}
          </Button>
          <p className="drawer-new">{text('navigation.newHere')}</p>
          <Button variant="secondary" wide onClick={() => onShow('CREATE_ACCOUNT')}>
            {text('navigation.createAccount')}
          </Button>
        </div>
      );
    case 'CREATE_ACCOUNT':
      return (
        <div className="drawer-account">
          <p>{text('navigation.createAccountLead')}</p>
          {way(text('navigation.createAccount'), '/create-account')}
        </div>
      );
    case 'FORGOT_PASSWORD':
      return (
        <div className="drawer-account">
          <p>{text('navigation.forgotPasswordLead')}</p>
          {way(text('navigation.resetPassword'), '/forgot-password')}
        </div>
      );
    case 'MY_ACCOUNT':
      return (
        <nav className="drawer-menu" aria-label={text('navigation.account')}>
          <ul>
            {accountLinks.map(([label, path]) => (
              <li key={path} className="drawer-entry">
                <a className="drawer-link" href={routing.href(path)} onClick={onFollowed}>
                  {text(label)}
                </a>
              </li>
            ))}
            <li className="drawer-entry">
              <button type="button" className="drawer-link" onClick={signOut}>
                {text('account.signOut')}
              </button>
            </li>
          </ul>
        </nav>
      );
  }
}
