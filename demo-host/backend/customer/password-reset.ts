// Forgotten passwords: a mail with a token that sets a new password once, for two hours.
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { one, run, transaction } from '../database';
import { inputError } from '../errors';
import { sendMail } from '../outbox/mails';
import { changePassword } from './accounts';
import { isEmail } from './email';
import { findCustomerByEmail, sqlTime } from './rows';

const lifetimeMs = 2 * 60 * 60 * 1000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const mismatch = () => inputError('The password token is mismatched. Reset and try again.');

export function requestReset(context: Context, email: string): true {
  const { db, now, baseUrl } = context;
  if (email === '') throw inputError('You must specify an email address.');
  if (!isEmail(email)) throw inputError('The email address has an invalid format.');
  const row = findCustomerByEmail(db, email);
  if (!row) throw inputError("Cannot reset the customer's password");
  const token = randomBytes(24).toString('base64url');
  transaction(db, () => {
    run(
      db,
      'INSERT OR REPLACE INTO password_reset (customer_id, token_hash, expires_at) VALUES (?, ?, ?)',
      row.id,
      hashOf(token),
      sqlTime(new Date(now.getTime() + lifetimeMs)),
    );
    sendMail(context, {
      to: row.email,
      subject: 'Set a new password',
      body: `Set a new password here: ${baseUrl}/customer/account/createPassword?token=${token}`,
    });
  });
  return true;
}

interface ResetArguments {
  email: string;
  resetPasswordToken: string;
  newPassword: string;
}

export async function resetPassword(context: Context, args: ResetArguments): Promise<true> {
  const { db, now } = context;
  if (args.email === '') throw inputError('You must specify an email address.');
  if (args.resetPasswordToken === '') throw inputError('resetPasswordToken must be specified');
  if (args.newPassword === '') throw inputError('newPassword must be specified');
  const row = findCustomerByEmail(db, args.email);
  if (!row) throw inputError("Cannot set the customer's password");
  const open = one(
    db,
    'SELECT 1 FROM password_reset WHERE customer_id = ? AND token_hash = ? AND expires_at > ?',
    row.id,
    hashOf(args.resetPasswordToken),
    sqlTime(now),
  );
  if (!open) throw mismatch();
  await changePassword(db, row, args.newPassword, now);
  // Used up by whoever comes first; somebody who came second at the same time is told so.
  const used = run(db, 'DELETE FROM password_reset WHERE customer_id = ?', row.id);
  if (used.changes === 0) throw mismatch();
  return true;
}
