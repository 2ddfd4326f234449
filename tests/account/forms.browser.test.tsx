// The forms as people and password managers use them: filled in, refused, sent once, with nothing typed lost.
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import { AccountConfirmPage } from '../../src/account/access/confirmation/AccountConfirmPage';
import {
  awaitConfirmation,
  awaitedConfirmation,
} from '../../src/account/access/confirmation/awaited-confirmation';
import { CreateAccountPage } from '../../src/account/access/CreateAccountPage';
import { ForgotPasswordForm } from '../../src/account/access/password/ForgotPasswordForm';
import { ForgotPasswordPage } from '../../src/account/access/password/ForgotPasswordPage';
import { ResetPasswordPage } from '../../src/account/access/password/ResetPasswordPage';
import { SignInForm } from '../../src/account/access/sign-in/SignInForm';
import { SignInPage } from '../../src/account/access/sign-in/SignInPage';
import { GuestOrderPage } from '../../src/account/guest-order/GuestOrderPage';
import { keepQuestion, keptQuestion } from '../../src/account/guest-order/kept-question';
import { useStorefront } from '../../src/use-storefront';
import { Told } from '../support/told';
import { refusal, show, tidy } from './show';
import { waitFor } from '../support/wait-for';

afterEach(() => {
  tidy();
  sessionStorage.clear();
});

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const wrong = 'The account sign-in was incorrect or your account is disabled temporarily.';
const wrongHere = 'The email or the password is wrong.';
const good = 'Passw0rd!23';

async function expectAccessible(host: HTMLElement): Promise<void> {
  const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

describe('password managers', () => {
  it.each([
    ['sign in', <SignInPage />, ['email username', 'password current-password']],
    [
      'create account',
      <CreateAccountPage />,
      ['firstname given-name', 'lastname family-name', 'email username', 'password new-password'],
    ],
    ['reset password', <ResetPasswordPage token="t" />, ['email username', 'password new-password']],
    ['forgot password', <ForgotPasswordPage />, ['email username']],
    ['confirm', <AccountConfirmPage confirmationKey="k" />, ['email username']],
  ])('%s: a real form with the names they know', async (_, component, expected) => {
    const { host } = show(component);
    const form = host.querySelector('form')!;
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
    expect(inputs.map(({ name, autocomplete }) => `${name} ${autocomplete}`)).toEqual(expected);
    // Without script, a password must not end up in an address.
    expect([form.method, form.querySelectorAll('[type="submit"]').length]).toEqual(['post', 1]);
    await expectAccessible(host);
  });
});

describe('sign in', () => {
  it('sends once, keeps what was typed when refused, and says why', async () => {
    const refused = { ...refusal(wrong, 'graphql-authentication'), data: { generateCustomerToken: null } };
    let answer = () => undefined as void;
    const { host, asked } = show(<SignInPage email="diana@example.com" />, {
      SignIn: () => new Promise((resolve) => (answer = () => resolve(refused))),
    });
    await userEvent.fill(field('Password'), 'nope');
    await userEvent.dblClick(button('Sign in'));
    await waitFor(() => expect(asked('SignIn')).toHaveLength(1));
    answer();
    await expect.element(page.getByRole('alert')).toHaveTextContent(wrongHere);
    expect(asked('SignIn')).toHaveLength(1);
    await expect.element(field('Password')).toHaveValue('nope');
    await expect.element(field('Email')).toHaveValue('diana@example.com');
    await expectAccessible(host);
  });

  it('tells of the session, and embedded stays where it is', async () => {
    const onSignedIn = vi.fn();
    const { storefront } = show(
      <Told events={{ onSignedIn }}>
        <SignInPage origin="/wishlist" />
      </Told>,
    );
    const navigate = vi.spyOn(storefront.routing, 'navigate');
    await userEvent.fill(field('Email'), 'diana@example.com');
    await userEvent.fill(field('Password'), good);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('You are signed in as diana@example.com.')).toBeVisible();
    await waitFor(() => expect(onSignedIn.mock.calls).toEqual([[{ method: 'password' }]]));
    const on = page.getByRole('link', { name: 'Go on where you were' });
    await expect.element(on).toHaveAttribute('href', 'https://shop.test/wishlist#airside-bag=account');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('in the shop goes on to the origin, and nowhere else', async () => {
    const { storefront } = show(<SignInPage origin="//evil.example" />, {}, true);
    const navigate = vi.spyOn(storefront.routing, 'navigate').mockImplementation(() => undefined);
    storefront.user.setToken('t', 60);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
  });

  it('points at the first field that is missing', async () => {
    show(<SignInPage />);
    await userEvent.click(button('Sign in'));
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(page.getByText('The email field is required.')).toBeVisible();
  });

  it('shows the password when asked', async () => {
    show(<SignInForm />);
    await userEvent.fill(field('Password'), 'secret');
    await userEvent.click(button('Show password'));
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await expect.element(button('Show password')).toHaveAttribute('aria-pressed', 'true');
  });

  it('lets its surroundings show the other forms', async () => {
    const onForgotPassword = vi.fn();
    show(<SignInForm onForgotPassword={onForgotPassword} />);
    await userEvent.click(button('Forgot your password?'));
    expect(onForgotPassword).toHaveBeenCalledTimes(1);
  });
});

describe('create account', () => {
  const fill = async (password = good) => {
    await userEvent.fill(field('First name'), 'Gita');
    await userEvent.fill(field('Last name'), 'Guest');
    await userEvent.fill(field('Email'), 'gita@example.com');
    await userEvent.fill(field('Password'), password);
  };
  const created = () => ({
    data: {
      createCustomerV2: {
        __typename: 'CustomerOutput',
        customer: { __typename: 'Customer', email: 'gita@example.com' },
      },
    },
  });

  it('says while one types what a password lacks', async () => {
    const { host } = show(<CreateAccountPage />);
    await userEvent.fill(field('Password'), 'short');
    await expect.element(page.getByText('Password strength: too weak')).toBeInTheDocument();
    await userEvent.fill(field('Password'), good);
    await expect.element(page.getByText('Password strength: fair')).toBeInTheDocument();
    expect(host.textContent).toContain('done: at least 8 characters');
    await expectAccessible(host);
  });

  it('does not send a password that would be refused', async () => {
    const { asked } = show(<CreateAccountPage />);
    await fill('alllowercase');
    await userEvent.click(button('Create account'));
    await expect.element(field('Password')).toHaveFocus();
    await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(asked('CreateAccount')).toEqual([]);
  });

  it('asks for the newsletter, sends everything, and is signed in', async () => {
    const onAccountCreated = vi.fn();
    const { asked } = show(
      <Told events={{ onAccountCreated }}>
        <CreateAccountPage />
      </Told>,
      { CreateAccount: created },
    );
    await fill();
    await userEvent.click(page.getByRole('checkbox', { name: 'Send me news and offers by email' }));
    await userEvent.click(button('Create account'));
    await expect.element(page.getByRole('heading', { name: 'You are signed in' })).toHaveFocus();
    expect(asked('CreateAccount').map(({ variables }) => variables)).toEqual([
      {
        input: {
          email: 'gita@example.com',
          firstname: 'Gita',
          lastname: 'Guest',
          password: good,
          is_subscribed: true,
        },
      },
    ]);
    await waitFor(() =>
      expect(onAccountCreated.mock.calls).toEqual([[{ method: 'password', isSignedIn: true }]]),
    );
  });

  it('leads to the sign-in when the address has an account', async () => {
    const { host } = show(<CreateAccountPage />, {
      CreateAccount: () =>
        refusal('A customer with the same email address already exists in an associated website.'),
    });
    await fill();
    await userEvent.click(button('Create account'));
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('There is an account with this email address already.');
    await expect.element(alert.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.element(field('Password')).toHaveValue(good);
    await expectAccessible(host);
  });

  it('waits for the confirmation of the address', async () => {
    const { host, asked } = show(<CreateAccountPage />, {
      CreateAccount: created,
      SignIn: () => ({ ...refusal(wrong), data: { generateCustomerToken: null } }),
      ResendConfirmation: () => ({ data: { resendConfirmationEmail: true } }),
    });
    await fill();
    await userEvent.click(button('Create account'));
    await expect
      .element(page.getByRole('heading', { name: 'Please confirm your email address' }))
      .toHaveFocus();
    await userEvent.click(button('Send the mail again'));
    await expect.element(page.getByText('We have sent it again.')).toBeVisible();
    expect(asked('ResendConfirmation')[0]?.variables).toEqual({ email: 'gita@example.com' });
    await expectAccessible(host);
  });

  it('offers no second mail where the backend sends none', async () => {
    const answers = {
      CreateAccount: created,
      SignIn: () => ({ ...refusal(wrong), data: { generateCustomerToken: null } }),
    };
    show(<CreateAccountPage />, answers, false, undefined, 'Mutation.resendConfirmationEmail');
    await fill();
    await userEvent.click(button('Create account'));
    await expect
      .element(page.getByRole('heading', { name: 'Please confirm your email address' }))
      .toHaveFocus();
    await expect.element(button('Send the mail again')).not.toBeInTheDocument();
  });

  it('offers no newsletter where there is none', async () => {
    show(<CreateAccountPage />, {
      AccountRules: () => ({
        data: {
          storeConfig: { __typename: 'StoreConfig', store_code: 'default', newsletter_enabled: false },
        },
      }),
    });
    await expect.element(button('Create account')).toBeVisible();
    // Its room is kept until that is known.
    await expect.poll(() => page.getByRole('checkbox').elements()).toEqual([]);
  });
});

describe('an order of a guest', () => {
  it('is not asked for where it cannot be looked up', async () => {
    show(<GuestOrderPage />, {}, false, undefined, 'Query.guestOrder');
    await expect.element(page.getByText(/^Orders cannot be looked up here/)).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });
});

describe('an order of a guest after a reload', () => {
  const wish = { number: '000000012', email: 'gita@example.com', lastname: 'Guest', postcode: '' };
  function Asked({ children }: { children: ReactNode }) {
    keepQuestion(useStorefront(), wish);
    return children;
  }
  const variables = { number: wish.number, email: wish.email, lastname: wish.lastname };

  it('is asked for anew; what could not be asked is still filled in', async () => {
    const { asked, host } = show(
      <Asked>
        <GuestOrderPage />
      </Asked>,
      { OrderOfGuest: () => ({ errors: [{ message: 'Internal server error' }] }) },
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('could not be looked up');
    expect(asked('OrderOfGuest')[0]?.variables).toEqual(variables);
    await expect.element(field('Email')).toHaveValue(wish.email);
    await expect.element(field('Last name')).toHaveValue(wish.lastname);
    await expectAccessible(host);
  });

  it('is forgotten where it is not there any more', async () => {
    const { storefront } = show(
      <Asked>
        <GuestOrderPage number="000000012" />
      </Asked>,
      {
        OrderOfGuest: () =>
          refusal("We couldn't locate an order with the information provided.", 'graphql-no-such-entity'),
      },
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('We found no such order');
    expect(keptQuestion(storefront, '')).toBeUndefined();
  });

  it('is not asked for where a link names another one', async () => {
    const { asked } = show(
      <Asked>
        <GuestOrderPage number="000000013" />
      </Asked>,
    );
    await expect.element(field('Order number')).toHaveValue('000000013');
    await expect.element(field('Email')).toHaveValue('');
    expect(asked('OrderOfGuest')).toEqual([]);
  });
});

describe('the link by which a guest’s order is canceled', () => {
  const canceling = <GuestOrderPage number="000000012" orderId="MTI=" confirmationKey="abc" />;

  it('does it by a press', async () => {
    const order = { __typename: 'CustomerOrder', id: 'MTI=', number: '000000012', status: 'Canceled' };
    const done = { data: { confirmCancelOrder: { __typename: 'CancelOrderOutput', error: null, order } } };
    let answer = () => undefined as void;
    const { asked, host } = show(canceling, {
      ConfirmGuestCancel: () => new Promise((resolve) => (answer = () => resolve(done))),
    });
    await expect.element(page.getByRole('heading', { name: 'Cancel your order?' })).toBeVisible();
    expect(asked('ConfirmGuestCancel')).toEqual([]);
    await expectAccessible(host);
    await userEvent.dblClick(button('Cancel order'));
    await waitFor(() => expect(asked('ConfirmGuestCancel')).toHaveLength(1));
    // A second press after the answer would take the focus away.
    answer();
    await expect.element(page.getByRole('heading', { name: 'Your order is canceled' })).toHaveFocus();
    expect(asked('ConfirmGuestCancel').map(({ variables }) => variables)).toEqual([
      { id: 'MTI=', key: 'abc' },
    ]);
    await expect
      .element(page.getByRole('link', { name: 'Show order' }))
      .toHaveAttribute('href', 'https://shop.test/guest-order?number=000000012');
    expect(host.querySelector('[translate="no"]')?.textContent).toBe('000000012');
    await expectAccessible(host);
  });

  it('says why where the order stands as it was', async () => {
    show(canceling, {
      ConfirmGuestCancel: () => ({
        data: {
          confirmCancelOrder: {
            __typename: 'CancelOrderOutput',
            error: 'Order already closed, complete, cancelled or on hold',
            order: null,
          },
        },
      }),
    });
    await userEvent.click(button('Cancel order'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Order already closed');
    await expect.element(button('Cancel order')).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('says the same whether or not there is an account', async () => {
    show(<ForgotPasswordForm />, {
      RequestPasswordReset: () => ({
        ...refusal("Cannot reset the customer's password"),
        data: { requestPasswordResetEmail: null },
      }),
    });
    await userEvent.fill(field('Email'), 'nobody@example.com');
    await userEvent.click(button('Send the link'));
    await expect.element(page.getByRole('heading', { name: 'Look into your mail' })).toHaveFocus();
    await expect.element(page.getByText(/account for nobody@example.com/)).toBeVisible();
  });

  it('a link that was used leads to a new one', async () => {
    const { host } = show(<ResetPasswordPage token="old" email="diana@example.com" />, {
      ResetPassword: () => refusal('The password token is mismatched. Reset and try again.'),
    });
    await userEvent.fill(field('New password'), good);
    await userEvent.click(button('Save the new password'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('This link was used already');
    await expect.element(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
    await expect.element(field('New password')).toHaveValue(good);
    await expectAccessible(host);
  });

  describe('a link that is opened while somebody is signed in', () => {
    const reset = { ResetPassword: () => ({ data: { resetPassword: true } }) };
    const note = (host: HTMLElement) => host.querySelector('.access-form .alert-info .alert-text');

    it('says whose password it sets, and ends as whom it was for', async () => {
      const { host, storefront, asked } = show(
        <ResetPasswordPage token="t" email="gita@example.com" />,
        reset,
      );
      await storefront.user.signIn('diana@example.com', good);
      await waitFor(() =>
        expect(note(host)?.textContent).toBe(
          'You are signed in as diana@example.com. This link sets a new password for gita@example.com.',
        ),
      );
      await expectAccessible(host);
      await userEvent.fill(field('New password'), good);
      await userEvent.click(button('Save the new password'));
      await expect.element(page.getByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
      await expect.element(page.getByText('You are signed in as gita@example.com.')).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: 'Continue shopping' }))
        .toHaveAttribute('href', expect.stringMatching(/^https:\/\/shop\.test\//));
      expect(asked('SignOut')).toHaveLength(1);
      expect(asked('SignIn').at(-1)?.variables).toEqual({ email: 'gita@example.com', password: good });
      await expectAccessible(host);
    });

    it('tells no more of the other account than the link does', async () => {
      const { host, storefront } = show(<ResetPasswordPage token="t" />, reset);
      await storefront.user.signIn('diana@example.com', good);
      await waitFor(() =>
        expect(note(host)?.textContent).toBe(
          'You are signed in as diana@example.com. This link sets a new password for the account that it was sent to.',
        ),
      );
    });

    it('says nothing where it is theirs', async () => {
      const { host, storefront } = show(<ResetPasswordPage token="t" email="Diana@example.com" />, reset);
      await storefront.user.signIn('diana@example.com', good);
      await waitFor(() => expect(storefront.user.currentUser.value).toBeDefined());
      expect(note(host)).toBeNull();
    });
  });

  it('leads to the sign-in where that fails after the password is set', async () => {
    show(<ResetPasswordPage token="t" email="gita@example.com" />, {
      ResetPassword: () => ({ data: { resetPassword: true } }),
      SignIn: () => ({ ...refusal(wrong), data: { generateCustomerToken: null } }),
    });
    await userEvent.fill(field('New password'), good);
    await userEvent.click(button('Save the new password'));
    await expect.element(page.getByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', 'https://shop.test/sign-in?email=gita%40example.com');
  });

  it.each([
    ['reset', <ResetPasswordPage />],
    ['confirm', <AccountConfirmPage />],
  ])('%s: a link without its token says so', async (_, component) => {
    const { host } = show(component);
    await expect.element(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    expect(host.querySelector('form')).toBeNull();
  });
});

describe('confirmation', () => {
  const confirmed = {
    ConfirmAccount: () => ({
      data: {
        confirmEmail: {
          __typename: 'CustomerOutput',
          customer: { __typename: 'Customer', email: 'gita@example.com' },
        },
      },
    }),
  };
  /** As creating the account in this browser leaves it. */
  function Awaiting({ children }: { children: ReactNode }) {
    awaitConfirmation(useStorefront(), { email: 'gita@example.com', origin: '/checkout' });
    return children;
  }
  const signIn = page.getByRole('link', { name: 'Sign in' });

  it('confirms by a press, asks for nothing that the link says, and leads to the sign-in', async () => {
    const { asked, host } = show(
      <AccountConfirmPage confirmationKey="abc" email="gita@example.com" />,
      confirmed,
    );
    expect(asked('ConfirmAccount')).toEqual([]);
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await expect.element(page.getByText('One press confirms gita@example.com.')).toBeVisible();
    await expectAccessible(host);
    await userEvent.click(button('Confirm account'));
    await expect.element(page.getByRole('heading', { name: 'Your account is confirmed' })).toHaveFocus();
    expect(asked('ConfirmAccount').map(({ variables }) => variables)).toEqual([
      { email: 'gita@example.com', key: 'abc' },
    ]);
    await expect
      .element(signIn)
      .toHaveAttribute('href', 'https://shop.test/sign-in?email=gita%40example.com');
  });

  it('a link without an address is one of the account that was made here, and leads on', async () => {
    const { asked } = show(
      <Awaiting>
        <AccountConfirmPage confirmationKey="abc" />
      </Awaiting>,
      confirmed,
    );
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await userEvent.click(button('Confirm account'));
    await expect.element(page.getByText('Please sign in to go on. We take you right back.')).toBeVisible();
    expect(asked('ConfirmAccount')[0]?.variables).toEqual({ email: 'gita@example.com', key: 'abc' });
    await expect
      .element(signIn)
      .toHaveAttribute('href', 'https://shop.test/sign-in?email=gita%40example.com&origin=%2Fcheckout');
  });

  it('somebody else’s account does not go where this one came from', async () => {
    show(
      <Awaiting>
        <AccountConfirmPage confirmationKey="abc" email="rita@example.com" />
      </Awaiting>,
      confirmed,
    );
    await userEvent.click(button('Confirm account'));
    await expect
      .element(signIn)
      .toHaveAttribute('href', 'https://shop.test/sign-in?email=rita%40example.com');
  });

  it('asks for the address where what is known was refused', async () => {
    show(<AccountConfirmPage confirmationKey="abc" email="gita@example.com" />, {
      ConfirmAccount: () => refusal('The confirmation token is invalid. Verify the token and try again.'),
    });
    await userEvent.click(button('Confirm account'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(field('Email')).toHaveValue('gita@example.com');
  });

  it('a new account keeps where one came from', async () => {
    const { storefront } = show(<CreateAccountPage origin="/checkout" email="gita@example.com" />, {
      CreateAccount: () => ({
        data: {
          createCustomerV2: {
            __typename: 'CustomerOutput',
            customer: { __typename: 'Customer', email: 'gita@example.com' },
          },
        },
      }),
      SignIn: () => ({ ...refusal(wrong), data: { generateCustomerToken: null } }),
    });
    await userEvent.fill(field('First name'), 'Gita');
    await userEvent.fill(field('Last name'), 'Guest');
    await userEvent.fill(field('Password'), good);
    await userEvent.click(button('Create account'));
    await expect
      .element(page.getByRole('heading', { name: 'Please confirm your email address' }))
      .toBeVisible();
    expect(awaitedConfirmation(storefront)).toEqual({ email: 'gita@example.com', origin: '/checkout' });
  });

  it('a backend without it says so', async () => {
    show(<AccountConfirmPage confirmationKey="abc" email="gita@example.com" />, {
      ConfirmAccount: () => ({
        errors: [
          {
            message: 'Cannot query field "confirmEmail" on type "Mutation".',
            locations: [{ line: 1, column: 50 }],
          },
        ],
      }),
    });
    await userEvent.click(button('Confirm account'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('cannot confirm accounts here');
  });
});
