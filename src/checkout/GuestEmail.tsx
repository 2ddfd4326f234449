// Step 1: where the confirmation of a guest's order goes, or the sign-in of whom has an account.
import { useRef, useState, type ComponentType, type FormEvent } from 'react';
import { useText } from '../words/use-text';
import { Alert } from '../ui/alert/Alert';
import { Button } from '../ui/Button';
import { Field } from '../ui/form/Field';
import { useForm } from '../ui/form/use-form';
import { useStorefront } from '../use-storefront';
import type { CheckoutState } from './state';
import { StepError } from './StepError';

/** The sign-in is the account's; the checkout only says where it stands. */
export type SignInPart = ComponentType<{ email: string }>;

export interface GuestEmailProps {
  checkout: CheckoutState;
  SignIn: SignInPart;
}

/** ms that the offer must have been in sight before a press can mean "as a guest". */
const readingTime = 600;
/** ms that "Continue" waits for the backend to say whether there is an account. */
const patience = 1500;

export function GuestEmail({ checkout, SignIn }: GuestEmailProps) {
  const text = useText();
  const form = useForm({
    initial: { email: checkout.draft.value.email ?? checkout.email.value ?? '' },
    rules: { email: ['required', 'email'] },
    labels: { email: text('checkout.email') },
    text,
    onDraft: ({ email }) => checkout.keepDraft({ email }),
  });
  /** undefined: not asked for yet. */
  const [isSigningIn, setSigningIn] = useState<boolean>();
  /** The address that is known to have an account, and since when (ms) this is said. */
  const [known, setKnown] = useState<{ email: string; since: number }>();
  const answers = useRef(new Map<string, Promise<boolean>>());
  const email = form.values.email.trim();

  const ask = async (address: string): Promise<boolean> => {
    const answer = answers.current.get(address) ?? checkout.hasAccount(address);
    answers.current.set(address, answer);
    const isKnown = await answer;
    if (isKnown) setKnown((said) => (said?.email === address ? said : { email: address, since: Date.now() }));
    return isKnown;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checkout.isSubmitting.value || !form.check(event.currentTarget)) return;
    const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
    const isTold = known?.email === email && Date.now() - known.since > readingTime;
    if (!isTold && (await Promise.race([ask(email), late]))) return;
    if (checkout.isGuestRefused.value) return;
    await checkout.submitGuestEmail(email);
  };
  const field = form.bind('email');
  const error = checkout.shippingAddressError.value;
  const isKnown = known?.email === email;
  const needsAccount = checkout.isGuestRefused.value;
  if (isSigningIn || needsAccount)
    return (
      <CustomerSignIn
        SignIn={SignIn}
        email={email}
        needsAccount={needsAccount}
        onStayGuest={() => setSigningIn(false)}
      />
    );
  return (
    <form className="checkout-form" onSubmit={(event) => void submit(event)} noValidate>
      <StepError error={error} />
      <Field
        {...field}
        ref={isSigningIn === false ? takeFocus : undefined}
        onBlur={() => {
          field.onBlur();
          if (/^\S+@\S+\.\S+$/.test(email)) void ask(email);
        }}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={text('checkout.contactHint')}
      />
      {isKnown && <Alert tone="info">{text('checkout.hasAccount', { email })}</Alert>}
      <div className="checkout-actions">
        <Button type="submit" size="large" busy={checkout.isSubmitting.value}>
          {text(isKnown ? 'checkout.continueAsGuest' : 'checkout.continue')}
        </Button>
        <p className="checkout-way-in">
          {!isKnown && <span>{text('checkout.haveAccount')}</span>}
          <Button variant={isKnown ? 'secondary' : 'quiet'} size="large" onClick={() => setSigningIn(true)}>
            {text('checkout.signIn')}
          </Button>
        </p>
      </div>
    </form>
  );
}

interface CustomerSignInProps {
  SignIn: SignInPart;
  email: string;
  /** Guests are refused. */
  needsAccount: boolean;
  onStayGuest: () => void;
}

function CustomerSignIn({ SignIn, email, needsAccount, onStayGuest }: CustomerSignInProps) {
  const text = useText();
  const { config, routing } = useStorefront();
  const way: Record<string, string> = config.standalone ? { origin: '/checkout' } : {};
  return (
    <div
      className="checkout-form"
      role="group"
      aria-label={text('checkout.signIn')}
      tabIndex={-1}
      ref={takeFocus}
    >
      {needsAccount && <Alert tone="info">{text('checkout.customersOnly')}</Alert>}
      <SignIn email={email} />
      {needsAccount ? (
        <Button
          variant="quiet"
          href={routing.href(`/create-account?${new URLSearchParams({ email, ...way }).toString()}`)}
        >
          {text('checkout.createAccount')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={onStayGuest}>
          {text('checkout.stayGuest')}
        </Button>
      )}
    </div>
  );
}

/** The button that was pressed is gone. */
function takeFocus(place: HTMLElement | null): void {
  place?.focus();
}
