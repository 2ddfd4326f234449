// A new account: names, email, password, newsletter; ends signed in, or with a mail to confirm the address.
import { useState, type FormEvent } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Field } from '../../ui/form/Field';
import { useElementEvents } from '../../ui/element-events';
import { useForm } from '../../ui/form/use-form';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import { accountMessage, isTaken } from './account-message';
import { AccessLink } from './AccessLink';
import { awaitConfirmation } from './confirmation/awaited-confirmation';
import { ConfirmationSent } from './confirmation/ConfirmationSent';
import { Done } from './Done';
import { EmailField } from './EmailField';
import { FormError } from './FormError';
import { nameRules } from './name-rules';
import { originHere } from './origin';
import { NewPassword } from './password/NewPassword';
import { useAccount } from './use-account';
import { useNewPassword } from './password/use-new-password';

export interface CreateAccountFormProps {
  email?: string;
  firstName?: string;
  lastName?: string;
  /** Path of the shop to go on to; where the shopper is, if absent. */
  origin?: string;
  // Show that form in place of this one; links to their pages where absent.
  onSignIn?: () => void;
  onForgotPassword?: () => void;
}

export interface CreateAccountEvents {
  /** The account is there; the session may not be, see `isSignedIn`. */
  onAccountCreated(detail: { method: 'password'; isSignedIn: boolean }): void;
}

export function CreateAccountForm(props: CreateAccountFormProps) {
  const { email = '', firstName = '', lastName = '', origin, onSignIn, onForgotPassword } = props;
  const text = useText();
  const storefront = useStorefront();
  const { routing } = storefront;
  const account = useAccount();
  const events = useElementEvents<CreateAccountEvents>();
  const [isSubscribed, setSubscribed] = useState(false);
  const [outcome, setOutcome] = useState<'to-confirm' | 'created'>();
  const check = useNewPassword(account.rules.value);
  const form = useCreateAccountForm({ firstname: firstName, lastname: lastName, email, password: '' });
  const values = { ...form.values, email: form.values.email.trim() };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (account.isCreatingAccount.value || !form.check(element)) return;
    if (!check.accepts(element, values.password, values.email)) return;
    const { firstname, lastname, password } = values;
    const created = await account.createAccount({
      email: values.email,
      firstname: firstname.trim(),
      lastname: lastname.trim(),
      password,
      isSubscribed,
    });
    if (!created) return;
    events.onAccountCreated?.({ method: 'password', isSignedIn: created === 'signed-in' });
    if (created === 'signed-in') return;
    if (created === 'to-confirm')
      awaitConfirmation(storefront, { email: values.email, origin: origin ?? originHere(storefront) });
    setOutcome(created);
  };

  if (outcome === 'to-confirm') return <ConfirmationSent email={values.email} />;
  if (outcome === 'created') return <Created onSignIn={onSignIn} />;
  const error = account.createAccountError.value;
  const password = form.bind('password');
  return (
    <form
      className="access-form"
      method="post"
      action={routing.href('/create-account')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {error && <Refused error={error} onSignIn={onSignIn} onForgotPassword={onForgotPassword} />}
      <VisuallyHidden>
        <span role="status">{form.errorCount > 0 && text('ui.invalid.summary', { n: form.errorCount })}</span>
      </VisuallyHidden>
      <div className="access-names">
        <Field {...form.bind('firstname')} autoComplete="given-name" />
        <Field {...form.bind('lastname')} autoComplete="family-name" />
      </div>
      <EmailField {...form.bind('email')} />
      <NewPassword
        {...password}
        error={password.error ?? check.errorOf(values.password)}
        actions={account}
        email={values.email}
      />
      {account.rules.value.hasNewsletter !== false && (
        <Checkbox
          name="newsletter"
          label={text('account.newsletter')}
          hint={text('account.newsletterHint')}
          checked={isSubscribed}
          onChange={setSubscribed}
        />
      )}
      <div className="access-actions">
        <Button type="submit" size="large" wide busy={account.isCreatingAccount.value}>
          {text('account.create')}
        </Button>
      </div>
    </form>
  );
}

function useCreateAccountForm(initial: Record<'firstname' | 'lastname' | 'email' | 'password', string>) {
  const text = useText();
  return useForm({
    initial,
    rules: {
      firstname: nameRules,
      lastname: nameRules,
      email: ['required', 'email'],
      password: ['required'],
    },
    labels: {
      firstname: text('account.firstname'),
      lastname: text('account.lastname'),
      email: text('account.email'),
      password: text('account.password'),
    },
    text,
  });
}

type OtherForms = Pick<CreateAccountFormProps, 'onSignIn' | 'onForgotPassword'>;

/** The account is there, without a session. */
function Created({ onSignIn }: OtherForms) {
  const text = useText();
  return (
    <Done
      title={text('account.createdTitle')}
      action={
        <AccessLink path="/sign-in" onShow={onSignIn}>
          {text('account.signIn')}
        </AccessLink>
      }
    >
      {text('account.createdMessage')}
    </Done>
  );
}

/** Whoever has an account already is led to it. */
function Refused({ error, onSignIn, onForgotPassword }: OtherForms & { error: Error }) {
  const text = useText();
  if (!isTaken(error)) return <FormError>{accountMessage(error, text)}</FormError>;
  return (
    <FormError>
      <span>{text('account.taken')}</span>{' '}
      <AccessLink path="/sign-in" onShow={onSignIn}>
        {text('account.takenSignIn')}
      </AccessLink>{' '}
      <span>{text('account.or')}</span>{' '}
      <AccessLink path="/forgot-password" onShow={onForgotPassword}>
        {text('account.takenReset')}
      </AccessLink>
      <span>.</span>
    </FormError>
  );
}
