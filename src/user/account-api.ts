// The requests of somebody who has no session yet: an account, its confirmation, a new password.
import {
  AccountRulesDocument,
  ConfirmAccountDocument,
  CreateAccountDocument,
  RequestPasswordResetDocument,
  ResendConfirmationDocument,
  ResetPasswordDocument,
} from '../graphql/generated/user-account';
import type { Transport } from '../transport/transport';
import { isPassword } from './password-api';

export interface NewAccount {
  email: string;
  firstname: string;
  lastname: string;
  password: string;
  isSubscribed: boolean;
}

export interface AccountRules {
  minimumLength: number;
  /** Of lower case, upper case, digits and special characters. */
  requiredClasses: number;
  /** undefined until the backend has said. */
  hasNewsletter?: boolean;
}

/** Magento's, where the backend does not say. */
export const usualRules: AccountRules = { minimumLength: 8, requiredClasses: 3 };

// All without the token: one that has died would be turned away, and the request with it.
const asGuest = { asGuest: true };

export async function fetchAccountRules(transport: Transport): Promise<AccountRules> {
  const { storeConfig } = await transport.query(AccountRulesDocument, {});
  return {
    minimumLength: Number(storeConfig?.minimum_password_length) || usualRules.minimumLength,
    requiredClasses: Number(storeConfig?.required_character_classes_number) || usualRules.requiredClasses,
    // Releases before 2.4.7 do not say: they have one.
    hasNewsletter: storeConfig?.newsletter_enabled ?? true,
  };
}

export async function createAccount(
  transport: Transport,
  { isSubscribed, ...names }: NewAccount,
): Promise<void> {
  const input = { ...names, is_subscribed: isSubscribed };
  const { email, password } = names;
  const { createCustomerV2 } = await transport.mutate(
    CreateAccountDocument,
    { input },
    {
      ...asGuest,
      ifLost: async () => {
        // Else it may be there and wait for its confirmation.
        if (!(await isPassword(transport, email, password))) throw new Error('createCustomerV2: unknown');
        return { createCustomerV2: { customer: { email } } };
      },
    },
  );
  if (!createCustomerV2?.customer) throw new Error('createCustomerV2: no customer in the answer');
}

export async function confirmAccount(transport: Transport, email: string, key: string): Promise<void> {
  await transport.mutate(ConfirmAccountDocument, { email, key }, { ...asGuest, ifLost: 'harmless' });
}

export async function resendConfirmation(transport: Transport, email: string): Promise<void> {
  await transport.mutate(ResendConfirmationDocument, { email }, { ...asGuest, ifLost: 'unknowable' });
}

export async function requestPasswordReset(transport: Transport, email: string): Promise<void> {
  await transport.mutate(RequestPasswordResetDocument, { email }, { ...asGuest, ifLost: 'unknowable' });
}

export async function resetPassword(
  transport: Transport,
  email: string,
  token: string,
  newPassword: string,
): Promise<void> {
  const answer = await transport.mutate(
    ResetPasswordDocument,
    { email, token, newPassword },
    {
      ...asGuest,
      ifLost: async () =>
        (await isPassword(transport, email, newPassword)) ? { resetPassword: true } : undefined,
    },
  );
  if (!answer.resetPassword) throw new Error('resetPassword: refused without a reason');
}
