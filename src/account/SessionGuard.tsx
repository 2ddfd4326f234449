// Says that the session is about to end, and lets its owner stay: there is no refresh, so by the password.
import { useEffect, useRef, useState } from 'react';
import '../words/catalogue/account';
import { useText } from '../words/use-text';
import { Dialog } from '../ui/dialog/Dialog';
import { useStorefront } from '../use-storefront';
import { SignInForm } from './access/sign-in/SignInForm';

const toastId = 'session-ending';

export function SessionGuard() {
  const text = useText();
  const { storage, toasts, user } = useStorefront();
  const left = user.secondsLeft.value;
  const isEnding = left !== undefined;
  /** Who is asked; kept when the session ends meanwhile, and they may come back. */
  const [email, setEmail] = useState<string>();
  const owner = useRef<string>(undefined);
  const known = user.currentUser.value?.email ?? storage.get<string>('email');
  useEffect(() => {
    if (known) owner.current = known;
  });

  useEffect(() => {
    if (!isEnding) return;
    toasts.addToast({
      id: toastId,
      type: 'warning',
      message: text('account.endingSoon'),
      timeout: 0,
      dismissable: true,
      actionText: text('account.stay'),
      onAction: () => {
        toasts.removeToast(toastId);
        setEmail(owner.current ?? '');
      },
    });
    return () => toasts.removeToast(toastId);
  }, [isEnding, text, toasts]);

  const close = () => setEmail(undefined);
  const hasEnded = !user.isSignedIn.value;
  return (
    <Dialog
      open={email !== undefined}
      size="small"
      label={text(hasEnded ? 'account.endedTitle' : 'account.stayTitle')}
      onClose={close}
    >
      <div className="access-form">
        <p>
          <span>{text(hasEnded ? 'account.endedLead' : 'account.stayLead')}</span>{' '}
          {isEnding && <span className="access-time">{text('account.timeLeft', { time: clock(left) })}</span>}
        </p>
        <SignInForm
          email={email}
          fixedEmail={Boolean(email)}
          submitLabel={text('account.stay')}
          onSignedIn={() => {
            close();
            toasts.addToast({ type: 'success', message: text('account.stayed') });
          }}
        />
      </div>
    </Dialog>
  );
}

/** 75 → "1:15" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
