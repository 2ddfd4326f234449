// At the foot of the drawer's menu: the account, and above it what a guest would look for in one.
import '../../words/catalogue/menus';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { Icon } from '../../ui/icon/Icon';
import { SignInForm } from './drawer-forms';

const guestWays = [
  ['wishlist', '/wishlist', 'heart', 'Customer.wishlists'],
  ['trackOrder', '/guest-order', 'package', 'Query.guestOrder'],
] as const;

export interface DrawerFootProps {
  onAccount: () => void;
  /** A link was followed. */
  onFollowed: () => void;
}

export function DrawerFoot({ onAccount, onFollowed }: DrawerFootProps) {
  const text = useText();
  const { routing, transport, user } = useStorefront();
  const isSignedIn = user.isSignedIn.value;
  const name = user.currentUser.value?.firstname;
  return (
    <div className="drawer-foot">
      {!isSignedIn &&
        guestWays.map(
          ([label, path, icon, field]) =>
            transport.has(field) && (
              <a
                key={path}
                className="drawer-link drawer-chip"
                href={routing.href(path)}
                onClick={onFollowed}
              >
                <Icon name={icon} />
                <span>{text(`navigation.${label}`)}</span>
              </a>
            ),
        )}
      <button
        type="button"
        className="drawer-link drawer-chip"
        data-uid="account"
        {...(isSignedIn ? {} : SignInForm.intent)}
        onClick={onAccount}
      >
        <Icon name="user" />
        <span className="drawer-chip-name">
          {isSignedIn ? name || text('navigation.account') : text('navigation.signIn')}
        </span>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
