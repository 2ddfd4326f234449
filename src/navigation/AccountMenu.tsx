// The account area of the header: who is signed in, or that one can; what it opens comes with the first sign of interest.
import { useEffect, useId } from 'react';
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/lazy-part';
import { useDropdown } from '../ui/use-dropdown';

const Panel = lazyPart(async () => ({ default: (await import('./AccountPanel')).AccountPanel }));

export function AccountMenu() {
  const text = useText();
  const id = useId();
  const { user, routing } = useStorefront();
  const { open, setOpen, triggerRef, root } = useDropdown({ stays: true });
  const isSignedIn = user.isSignedIn.value;
  const firstName = user.currentUser.value?.firstname;
  const shown = !isSignedIn ? text('navigation.signIn') : firstName || text('navigation.account');
  const { pathname } = routing.url.value;
  useEffect(() => setOpen(false), [pathname, isSignedIn, setOpen]);

  return (
    <div className="account" {...root}>
      <button
        ref={triggerRef}
        type="button"
        className="account-chip"
        part="account-chip"
        aria-label={
          isSignedIn && firstName
            ? text('navigation.accountOf', { name: firstName })
            : `${text('navigation.account')}: ${shown}`
        }
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        {...Panel.intent}
        onClick={() => setOpen(!open)}
      >
        <Icon name="user" />
        {/* A new name is a new text, not one that has moved. */}
        <span key={shown} className="account-name">
          {shown}
        </span>
      </button>
      {open && (
        <div className="account-panel" part="account-panel" id={id}>
          <Panel onFollowed={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}
