// GraphQL of what a signed-in customer changes: names, e-mail, password, addresses, saved cards, the account itself.
import type { Context } from '../context';
import { run } from '../database';
import { inputError } from '../errors';
import {
  changeAccount,
  changeEmail,
  changePassword,
  checkCurrentPassword,
  type AccountInput,
} from './accounts';
import { addAddress, changeAddress, removeAddress, type AddressInput, type Saved } from './address-book';
import { requestReset, resetPassword } from './password-reset';
import { requireCustomer } from './require-customer';
import { signOut } from './resolvers';
import { removeSavedCard, savedCards } from './saved-cards';
import { customerAddressView, customerView, newAddressView } from './view';

const addressView = ({ address, customer }: Saved) => customerAddressView(address, customer);

async function updateCustomer(_: unknown, { input }: { input: AccountInput }, context: Context) {
  return { customer: customerView(context, await changeAccount(context, requireCustomer(context), input)) };
}

export const accountResolvers = {
  Query: {
    customerPaymentTokens: (_: unknown, __: unknown, context: Context) =>
      savedCards(context, requireCustomer(context)),
  },
  Mutation: {
    updateCustomer,
    updateCustomerV2: updateCustomer,
    updateCustomerEmail: async (_: unknown, args: { email: string; password: string }, context: Context) => ({
      customer: customerView(
        context,
        await changeEmail(context, requireCustomer(context), args.email, args.password),
      ),
    }),
    changeCustomerPassword: async (
      _: unknown,
      args: { currentPassword: string; newPassword: string },
      context: Context,
    ) => {
      const row = requireCustomer(context);
      if (args.currentPassword === '') throw inputError('Specify the "currentPassword" value.');
      if (args.newPassword === '') throw inputError('Specify the "newPassword" value.');
      await checkCurrentPassword(context, row, args.currentPassword);
      return customerView(context, await changePassword(context, row, args.newPassword));
    },
    requestPasswordResetEmail: (_: unknown, { email }: { email: string }, context: Context) =>
      requestReset(context, email),
    resetPassword: (
      _: unknown,
      args: { email: string; resetPasswordToken: string; newPassword: string },
      context: Context,
    ) => resetPassword(context, args),
    createCustomerAddress: (_: unknown, { input }: { input: AddressInput }, context: Context) => {
      const { address, customer } = addAddress(context, requireCustomer(context), input);
      return newAddressView(address, customer);
    },
    updateCustomerAddress: (
      _: unknown,
      { id, input }: { id: number; input?: AddressInput | null },
      context: Context,
    ) => addressView(changeAddress(context, requireCustomer(context), id, input ?? {})),
    deleteCustomerAddress: (_: unknown, { id }: { id: number }, context: Context) =>
      removeAddress(context, requireCustomer(context), id),
    deletePaymentToken: (_: unknown, args: { public_hash: string }, context: Context) =>
      removeSavedCard(context, requireCustomer(context), args.public_hash),
    deleteCustomer: (_: unknown, __: unknown, context: Context) => {
      const { changes } = run(context.db, 'DELETE FROM customer WHERE id = ?', requireCustomer(context).id);
      signOut(context);
      return changes === 1;
    },
  },
};
