// What the account area opens: the ways to sign in and to create an account, or the pages of the customer.
import { useEffect, useRef, type RefObject } from 'react';
import '../../words/catalogue/menus';
import '../../words/catalogue/navigation';
import { accessHref } from '../../account/access/origin';
import { accountLinks } from '../../account/account-links';
import { useSignOut } from '../../account/use-sign-out';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { Button } from '../../ui/Button';
import { useStyles } from '../../ui/use-styles';
import panelCss from './account-panel.css?inline';
import { useClosedByPage } from '../use-closed-by-page';

const styles = [panelCss];

export interface AccountPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** Only the trigger, Escape and another page close it: behaviour 4.1 makes this an exception among menus. */
  onClose: () => void;
}

export function AccountPanel({ triggerRef, onClose }: AccountPanelProps) {
  useStyles(styles);
  const text = useText();
  const storefront = useStorefront();
  const { user, routing } = storefront;
  const isSignedIn = user.isSignedIn.value;
  const name = user.currentUser.value?.firstname;
  const ref = useRef<HTMLDivElement>(null);
  useClosedByPage(`${routing.url.value.pathname} ${isSignedIn}`, onClose);
  const signOut = useSignOut();

  useEffect(() => {
    // It may be open while the focus is elsewhere.
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (ref.current && event.composedPath().includes(ref.current)) triggerRef.current?.focus();
      onClose();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [triggerRef, onClose]);

  return (
    <div className="account-panel" part="account-panel" ref={ref}>
      {isSignedIn ? (
        <nav aria-label={text('navigation.account')}>
          <p className="account-title">
            {name ? text('navigation.hello', { name }) : text('navigation.helloStranger')}
          </p>
          <ul className="account-links">
            {accountLinks.map(([label, path]) => (
              <li key={path}>
                <a className="account-link" href={routing.href(path)} onClick={onClose}>
                  {text(label)}
                </a>
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              // The panel closes with the session.
              triggerRef.current?.focus();
              signOut();
            }}
          >
            {text('account.signOut')}
          </Button>
        </nav>
      ) : (
        <>
          <p className="account-title">{text('navigation.welcome')}</p>
          <p className="account-lead">{text('navigation.signInLead')}</p>
          <Button wide href={accessHref(storefront, '/sign-in')} onClick={onClose}>
            {text('navigation.signIn')}
          </Button>
          <div className="account-new">
            <p>{text('navigation.newHere')}</p>
            <Button
              variant="secondary"
              wide
              href={accessHref(storefront, '/create-account')}
              onClick={onClose}
            >
              {text('navigation.createAccount')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
