// The account area of the header: who is signed in, or that one can; what it opens comes with the first sign of interest.
import { useRef, useState } from 'react';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';

const Panel = latePart(async () => ({ default: (await import('./AccountPanel')).AccountPanel }));

export function AccountMenu() {
  const text = useText();
  const { user } = useStorefront();
  const [open, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  useNextPress(Panel);
  const isSignedIn = user.isSignedIn.value;
  const name = user.currentUser.value?.firstname;
  const account = text('navigation.account');
  const shown = !isSignedIn ? text('navigation.signIn') : name || account;

  return (
    <div className="account">
      <button
        ref={triggerRef}
        type="button"
        className="account-chip"
        part="account-chip"
        aria-label={shown === account ? undefined : `${account}: ${shown}`}
        aria-expanded={open}
        {...Panel.intent}
        onClick={() => setOpen(!open)}
      >
        {/* A new name is a new text, not one that has moved. */}
        <span key={shown} className="account-name">
          {shown}
        </span>
        <Icon name="user" />
      </button>
      {open && <Panel triggerRef={triggerRef} onClose={() => setOpen(false)} />}
    </div>
  );
}
