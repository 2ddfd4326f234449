// The account in one line of a page: the customer's name with a menu behind it, or the ways to sign in.
import { useEffect, useRef, useState } from 'react';
import '../words/catalogue/account-menu';
import { useText } from '../words/use-text';
import { Icon } from '../ui/icon/Icon';
import { useElementId } from '../ui/use-element-id';
import { useLostFocus } from '../ui/use-lost-focus';
import { useStyles } from '../ui/use-styles';
import { useStorefront } from '../use-storefront';
import menuCss from './account-menu.css?inline';
import { accessHref, originHere } from './access/origin';
import { accountLinks } from './account-links';
import { useSignOut } from './use-sign-out';

const styles = [menuCss];

export interface AccountMenuProps {
  /** A guest follows the link to the sign-in. */
  onSignInRequested?: (detail: { origin: string }) => void;
}

export function AccountMenu({ onSignInRequested }: AccountMenuProps) {
  useStyles(styles);
  const text = useText();
  const id = useElementId();
  const storefront = useStorefront();
  const { routing, user } = storefront;
  const [open, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();
  const guestRef = useLostFocus<HTMLAnchorElement>(user.isSignedIn.value);

  // behaviour 4.1: a press outside does not close it. It may be open while the focus is elsewhere.
  useEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      triggerRef.current?.focus();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [open]);

  if (!user.isSignedIn.value)
    return (
      <div className="account-guest" part="guest">
        <a
          ref={guestRef}
          className="account-guest-link"
          href={accessHref(storefront, '/sign-in')}
          onClick={() => onSignInRequested?.({ origin: originHere(storefront) })}
        >
          <Icon name="user" />
          <span>{text('account.menuSignIn')}</span>
        </a>
        <a className="account-guest-link" href={accessHref(storefront, '/create-account')}>
          {text('account.menuCreate')}
        </a>
      </div>
    );
  const name = user.currentUser.value?.firstname;
  return (
    <div className="account-menu">
      <button
        ref={triggerRef}
        type="button"
        className="account-menu-chip"
        part="chip"
        aria-label={name ? text('account.menuOf', { name }) : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="user" />
        <span className="account-menu-name">{name || text('account.menu')}</span>
        <Icon name="chevron-down" />
      </button>
      {open && (
        <nav className="account-menu-panel" part="panel" id={id} aria-label={text('account.menu')}>
          <ul className="account-menu-links">
            {accountLinks.map(([label, path]) => (
              <li key={path}>
                <a className="account-menu-link" href={routing.href(path)} onClick={() => setOpen(false)}>
                  {text(label)}
                </a>
              </li>
            ))}
            <li>
              <button type="button" className="account-menu-link account-menu-out" onClick={signOut}>
                {text('account.signOut')}
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
