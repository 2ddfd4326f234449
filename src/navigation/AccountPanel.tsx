// What the account area opens: the ways to sign in and to create an account, or the pages of the customer.
import '../locale/en_US/menus';
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { Button } from '../ui/Button';
import { useStyles } from '../ui/use-styles';
import { accountLinks } from './account-links';
import panelCss from './account-panel.css?inline';
import { useSignOut } from './use-sign-out';

const styles = [panelCss];

/** `onFollowed`: a link was followed. */
export function AccountPanel({ onFollowed }: { onFollowed: () => void }) {
  useStyles(styles);
  const text = useText();
  const { user, routing } = useStorefront();
  const signOut = useSignOut();
  const name = user.currentUser.value?.firstname;

  if (!user.isSignedIn.value) {
    return (
      <>
        <p className="account-title">{text('navigation.welcome')}</p>
        <p className="account-lead">{text('navigation.signInLead')}</p>
        <Button wide href={routing.href('/sign-in')} onClick={onFollowed}>
          {text('navigation.signIn')}
        </Button>
        <div className="account-new">
          <p>{text('navigation.newHere')}</p>
          <Button variant="secondary" wide href={routing.href('/create-account')} onClick={onFollowed}>
            {text('navigation.createAccount')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <nav aria-label={text('navigation.account')}>
      <p className="account-title">
        {name ? text('navigation.hello', { name }) : text('navigation.helloStranger')}
      </p>
      <ul className="account-links">
        {accountLinks.map(([label, path]) => (
          <li key={path}>
            <a className="account-link" href={routing.href(path)} onClick={onFollowed}>
              {text(label)}
            </a>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={signOut}>
        {text('navigation.signOut')}
      </Button>
    </nav>
  );
}
