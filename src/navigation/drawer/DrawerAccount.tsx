// The views of the navigation drawer that are about the account (behaviour 2.4): the forms, and the pages of a customer.
import { accountLinks } from '../../account/account-links';
import { useSignOut } from '../../account/use-sign-out';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { Button } from '../../ui/Button';
import { CreateAccountForm, ForgotPasswordForm, SignInForm } from './drawer-forms';
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
  const signIn = () => onShow('SIGN_IN');
  const forgot = () => onShow('FORGOT_PASSWORD');

  switch (view) {
    case 'SIGN_IN':
      return (
        <div className="drawer-account">
          <p>{text('navigation.signInLead')}</p>
          <SignInForm onForgotPassword={forgot} />
          <p className="drawer-new">{text('navigation.newHere')}</p>
          <Button
            variant="secondary"
            wide
            {...CreateAccountForm.intent}
            onClick={() => onShow('CREATE_ACCOUNT')}
          >
            {text('navigation.createAccount')}
          </Button>
        </div>
      );
    case 'CREATE_ACCOUNT':
      return (
        <div className="drawer-account">
          <p>{text('navigation.createAccountLead')}</p>
          <CreateAccountForm onSignIn={signIn} onForgotPassword={forgot} />
        </div>
      );
    case 'FORGOT_PASSWORD':
      return (
        <div className="drawer-account">
          <p>{text('navigation.forgotPasswordLead')}</p>
          <ForgotPasswordForm onSignIn={signIn} />
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
