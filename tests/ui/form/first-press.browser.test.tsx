// Every form of ours, pressed before anything in it was touched, when its rules are there already: by an earlier form.
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/words/catalogue/account';
import '../../../src/words/catalogue/cart';
import '../../../src/words/catalogue/checkout';
import { ConfirmForm } from '../../../src/account/access/confirmation/ConfirmForm';
import { CreateAccountForm } from '../../../src/account/access/CreateAccountForm';
import { ForgotPasswordForm } from '../../../src/account/access/password/ForgotPasswordForm';
import { ResetPasswordForm } from '../../../src/account/access/password/ResetPasswordForm';
import { SignInForm } from '../../../src/account/access/sign-in/SignInForm';
import { AddressForm } from '../../../src/account/address-book/AddressForm';
import { EmailForm } from '../../../src/account/details/EmailForm';
import { NameForm } from '../../../src/account/details/NameForm';
import { PasswordForm } from '../../../src/account/details/PasswordForm';
import { GuestOrderForm } from '../../../src/account/guest-order/GuestOrderForm';
import { EstimateForm } from '../../../src/cart/page/EstimateForm';
import { BillingFields } from '../../../src/checkout/address/BillingFields';
import { NewShippingAddress } from '../../../src/checkout/address/NewShippingAddress';
import { useBilling } from '../../../src/checkout/address/use-billing';
import { GuestEmail } from '../../../src/checkout/GuestEmail';
import { createCheckout } from '../../../src/checkout/state';
import { ContactForm } from '../../../src/content/contact/ContactForm';
import { createAddressBook } from '../../../src/user/addresses/address-book';
import { emptyAddress } from '../../../src/user/addresses/address';
import { useStorefront } from '../../../src/use-storefront';
import { show, tidy } from '../../account/show';
import { waitFor } from '../../support/wait-for';

beforeEach(() => import('../../../src/ui/form/validation'));
afterEach(tidy);

const user = { email: 'diana@example.com', firstname: 'Diana', lastname: 'Prince', is_subscribed: false };
const change = { user: user as never, onDone: () => undefined, onCancel: () => undefined };

function Address() {
  const book = useStorefront().feature(createAddressBook);
  return <AddressForm book={book} onSaved={() => undefined} onCancel={() => undefined} />;
}

function Shipping() {
  return <NewShippingAddress checkout={useStorefront().feature(createCheckout)} initial={emptyAddress} />;
}

/** An address of its own for the bill, as it is asked for with the payment. */
function Bill() {
  const billing = useBilling(useStorefront().feature(createCheckout));
  const { setSame } = billing;
  useEffect(() => setSame(false), [setSame]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        billing.read(event.currentTarget);
      }}
    >
      <BillingFields billing={billing} />
      <button type="submit">Go on</button>
    </form>
  );
}

function Guest() {
  return <GuestEmail checkout={useStorefront().feature(createCheckout)} SignIn={() => null} />;
}

it.each([
  ['sign in', 'email', <SignInForm />],
  ['create account', 'firstname', <CreateAccountForm />],
  ['forgot password', 'email', <ForgotPasswordForm />],
  ['reset password', 'email', <ResetPasswordForm token="t" />],
  ['confirm an account', 'email', <ConfirmForm confirmationKey="k" />],
  ['change the email address', 'email', <EmailForm {...change} />],
  ['change the password', 'current', <PasswordForm {...change} />],
  ['add an address', 'firstname', <Address />],
  ["a guest's order", 'number', <GuestOrderForm number="" onFound={() => Promise.resolve()} />],
  ['contact', 'name', <ContactForm />],
  ["checkout: a guest's email", 'email', <Guest />],
  ['checkout: an empty address', 'firstname', <Shipping />],
  ['checkout: an empty address for the bill', 'firstname', <Bill />],
])('%s: says what is missing, and goes there', async (_, first, form) => {
  const { host } = show(form);
  const button = host.querySelector<HTMLElement>('form button[type="submit"]')!;
  await userEvent.click(page.elementLocator(button));
  const field = host.querySelector(`[name="${first}"]`);
  await waitFor(() => {
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });
});

it.each([
  ['a name', 'ChangeName', <NameForm {...change} />, { ChangeName: { updateCustomerV2: null } }],
  ['an estimate of shipping', 'CreateCart', <EstimateForm />, { CountryRegions: { country: null } }],
])('%s that can go out as it stands goes out', async (_, operation, form, data) => {
  const answers = Object.entries(data).map(([name, answer]) => [name, () => ({ data: answer })] as const);
  const { asked, host } = show(form, Object.fromEntries(answers));
  await waitFor(() => expect(host.querySelector('button[type="submit"]')).not.toBeNull());
  await userEvent.click(page.elementLocator(host.querySelector('button[type="submit"]')!));
  await waitFor(() => expect(asked(operation)).toHaveLength(1));
});
