// GraphQL of the customer: sign-in, sign-out, who am I, new accounts.
import type { Context } from '../context';
import { isEmail } from '../email';
import { inputError, signInFailure } from '../errors';
import { createAccount, type AccountInput } from './accounts';
import { confirmEmail, resendConfirmation, type ConfirmInput } from './confirmation';
import { verifyPassword } from './passwords';
import { settingFlag } from '../settings';
import { recaptchaQueries } from './recaptcha';
import { requireCustomer } from './require-customer';
import { findCustomerByEmail } from './rows';
import { issueToken, revokeTokens } from './tokens';
import { customerView } from './view';

/** Token for a name and password; throws the one text that all failures share. */
export async function signIn(context: Context, email: string, password: string): Promise<string> {
  const { db, now, options } = context;
  const row = findCustomerByEmail(db, email.trim());
  const matches = await verifyPassword(context, row, password);
  if (!matches || !row || row.confirmation !== null) throw signInFailure();
  context.customer = { id: row.id, email: row.email, groupId: row.group_id };
  context.customerGroup = row.group_id;
  return issueToken(db, row.id, now, options);
}

/** The rest of the answer, its cache id included, is a guest's. */
export function signOut(context: Context): void {
  context.customer = null;
  context.customerGroup = 0;
}

type Credentials = { email: string; password: string };
type NewAccount = { input: AccountInput };

async function createCustomer(_: unknown, { input }: NewAccount, context: Context) {
  return { customer: customerView(context, await createAccount(context, input)) };
}

export const customerResolvers = {
  Query: {
    ...recaptchaQueries,
    customer: (_: unknown, __: unknown, context: Context) => customerView(context, requireCustomer(context)),
    isEmailAvailable: (_: unknown, { email }: { email: string }, { db }: Context) => {
      if (email === '') throw inputError('Email must be specified');
      if (!isEmail(email)) throw inputError('Email is invalid');
      // By default true for taken addresses as well, as in Magento: it does not tell who has an account.
      const tells = settingFlag(db, 'checkout/options/enable_guest_checkout_login');
      return { is_email_available: !tells || !findCustomerByEmail(db, email) };
    },
  },
  Mutation: {
    generateCustomerToken: async (_: unknown, { email, password }: Credentials, context: Context) => {
      if (email === '') throw inputError('Specify the "email" value.');
      if (password === '') throw inputError('Specify the "password" value.');
      return { token: await signIn(context, email, password) };
    },
    revokeCustomerToken: (_: unknown, __: unknown, context: Context) => {
      revokeTokens(context.db, requireCustomer(context).id);
      signOut(context);
      return { result: true };
    },
    confirmEmail: (_: unknown, { input }: { input: ConfirmInput }, context: Context) => ({
      customer: customerView(context, confirmEmail(context, input)),
    }),
    resendConfirmationEmail: (_: unknown, { email }: { email: string }, context: Context) =>
      resendConfirmation(context, email),
    createCustomer,
    createCustomerV2: createCustomer,
  },
};
