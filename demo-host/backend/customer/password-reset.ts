// Forgotten passwords: a mail with a token that sets a new password once, for two hours.
import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { transaction } from '../database';
import { isEmail } from '../email';
import { inputError } from '../errors';
import { sendResetLink, tellNewPassword } from './account-mail';
import { hashPassword } from './password-hash';
import { checkPasswordRules, unlocked } from './passwords';
import { closeReset, isOpenReset, openReset } from './reset-rows';
import { findCustomerByEmail, updateCustomerRow } from './rows';
import { revokeTokens } from './tokens';

const lifetimeMs = 2 * 60 * 60 * 1000;
const mismatch = () => inputError('The password token is mismatched. Reset and try again.');

/** Says of an unknown address that it is unknown, as recorded. */
export function requestReset(context: Context, email: string): true {
  const { db, now } = context;
  if (email === '') throw inputError('You must specify an email address.');
  if (!isEmail(email)) throw inputError('The email address has an invalid format.');
  const row = findCustomerByEmail(db, email);
  if (!row) throw inputError("Cannot reset the customer's password");
  const token = randomBytes(24).toString('base64url');
  transaction(db, () => {
    openReset(db, row.id, token, new Date(now.getTime() + lifetimeMs));
    sendResetLink(context, row, token);
  });
  return true;
}

interface ResetArguments {
  email: string;
  resetPasswordToken: string;
  newPassword: string;
}

/**
 * Whoever has the mail has the account: what was signed in before is signed out, failures are forgiven.
 * A password that breaks the rules leaves the token usable.
 */
export async function resetPassword(context: Context, args: ResetArguments): Promise<true> {
  const { db, now } = context;
  const { resetPasswordToken: token, newPassword } = args;
  if (args.email === '') throw inputError('You must specify an email address.');
  if (token === '') throw inputError('resetPasswordToken must be specified');
  if (newPassword === '') throw inputError('newPassword must be specified');
  const row = findCustomerByEmail(db, args.email);
  if (!row) throw inputError("Cannot set the customer's password");
  if (!isOpenReset(db, row.id, token, now)) throw mismatch();
  checkPasswordRules(db, newPassword, row.email);
  const passwordHash = await hashPassword(newPassword, context.options);
  return transaction(db, () => {
    // Asked again: somebody else may have used it while the hash was computed.
    if (!isOpenReset(db, row.id, token, now)) throw mismatch();
    closeReset(db, row.id);
    updateCustomerRow(db, row.id, { password_hash: passwordHash, ...unlocked }, now);
    revokeTokens(db, row.id);
    tellNewPassword(context, row);
    return true;
  });
}
