// The forms' side of the session: behaviour 3's 'user' slots and behaviour 4.4's actions that take more than one press to matter.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { TransportError } from '../transport/errors';
import {
  confirmAccount,
  createAccount,
  fetchAccountRules,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  usualRules,
  type AccountRules,
  type NewAccount,
} from './account-api';
import { createAttempt } from './attempt';
import { isSameAccount, sessionOwner } from './session-owner';

export type { AccountRules, NewAccount } from './account-api';

/** signed-in: all is done. to-confirm: the backend waits for the press on the link in a mail. created: sign in yourself. */
export type CreatedAccount = 'signed-in' | 'to-confirm' | 'created';

/** signed-in: as whom the password is for. changed: sign in yourself; nobody else is signed in any more. */
export type ChangedPassword = 'signed-in' | 'changed';

export interface AccountActions {
  readonly isSigningIn: ReadonlySignal<boolean>;
  readonly signInError: ReadonlySignal<Error | undefined>;
  readonly isCreatingAccount: ReadonlySignal<boolean>;
  readonly createAccountError: ReadonlySignal<Error | undefined>;
  readonly isResettingPassword: ReadonlySignal<boolean>;
  readonly resetPasswordError: ReadonlySignal<Error | undefined>;
  readonly isConfirming: ReadonlySignal<boolean>;
  readonly confirmError: ReadonlySignal<Error | undefined>;
  /** Magento's usual ones until the backend has said its own. */
  readonly rules: ReadonlySignal<AccountRules>;
  /** Never rejects. */
  loadRules(): Promise<void>;

  // A call while one of its kind runs does nothing. Falsy: it failed, and the slot says why.
  signIn(email: string, password: string): Promise<boolean>;
  createAccount(account: NewAccount): Promise<CreatedAccount | undefined>;
  /** Also true for an address without an account: nobody learns here which ones have one. */
  requestPasswordReset(email: string): Promise<boolean>;
  /** The session of somebody else ends as if they had signed out (behaviour 4.4), once the password is set. */
  resetPassword(email: string, token: string, newPassword: string): Promise<ChangedPassword | undefined>;
  confirm(email: string, key: string): Promise<boolean>;
  resendConfirmation(email: string): Promise<boolean>;
  /** Forgets errors of earlier attempts. */
  reset(): void;
}

/** What the backend says of an address without an account. */
const noAccount = "Cannot reset the customer's password";
const confirmedAlready = 'already active';

export function createAccountActions(storefront: Storefront): AccountActions {
  const { transport, user } = storefront;
  const [signingIn, creating, resetting, confirming] = [
    createAttempt(),
    createAttempt(),
    createAttempt(),
    createAttempt(),
  ];
  const rules = signal(usualRules);
  let loadingRules: Promise<void> | undefined;

  return {
    isSigningIn: signingIn.isBusy,
    signInError: signingIn.error,
    isCreatingAccount: creating.isBusy,
    createAccountError: creating.error,
    isResettingPassword: resetting.isBusy,
    resetPasswordError: resetting.error,
    isConfirming: confirming.isBusy,
    confirmError: confirming.error,
    rules,
    async loadRules() {
      loadingRules ??= fetchAccountRules(transport).then(
        (found) => void (rules.value = found),
        () => void (loadingRules = undefined),
      );
      await loadingRules;
    },
    signIn: (email, password) => signingIn.succeeds(() => user.signIn(email, password)),
    createAccount: (account) =>
      creating.run(async () => {
        await createAccount(transport, account);
        try {
          await user.signIn(account.email, account.password);
          return 'signed-in';
        } catch (error) {
          // The password is the right one: what a backend refuses now is an address that nobody has confirmed.
          return error instanceof TransportError && error.kind === 'graphql' ? 'to-confirm' : 'created';
        }
      }),
    requestPasswordReset: (email) =>
      resetting.succeeds(() => requestPasswordReset(transport, email).catch(unlessSaying(noAccount))),
    resetPassword: (email, token, newPassword) =>
      resetting.run(async () => {
        await resetPassword(transport, email, token, newPassword);
        if (user.isSignedIn.peek() && !isSameAccount(sessionOwner(storefront), email)) await user.signOut();
        return user.signIn(email, newPassword).then(
          () => 'signed-in',
          () => 'changed',
        );
      }),
    confirm: (email, key) =>
      confirming.succeeds(() => confirmAccount(transport, email, key).catch(unlessSaying(confirmedAlready))),
    resendConfirmation: (email) => confirming.succeeds(() => resendConfirmation(transport, email)),
    reset: () =>
      batch(() => {
        for (const attempt of [signingIn, creating, resetting, confirming]) attempt.reset();
      }),
  };
}

/** Lets a refusal with these words pass for success. */
function unlessSaying(words: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof TransportError) || !error.entries.some(({ message }) => message.includes(words)))
      throw error;
  };
}
