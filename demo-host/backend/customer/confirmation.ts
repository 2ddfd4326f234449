// Confirming the e-mail address of a new account, with the key from a mail, where the shop wants it confirmed.
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context';
import { inputError } from '../errors';
import { sendMail } from '../outbox/mails';
import { isEmail } from './email';
import { findCustomerByEmail, updateCustomerRow, type CustomerRow } from './rows';

/** Call inside the transaction that sets the key. As Magento's, the link has the key and not the address. */
export function sendConfirmation(context: Context, { id, email, confirmation }: CustomerRow): void {
  if (confirmation === null) return;
  const link = `${context.baseUrl}/customer/account/confirm/?id=${id}&key=${confirmation}`;
  sendMail(context, {
    to: email,
    subject: 'Confirm your account',
    body: `Confirm your account here: ${link}`,
  });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface ConfirmInput {
  email: string;
  confirmation_key: string;
}

/** Answers the customer, who is not signed in by this. */
export function confirmEmail(context: Context, { email, confirmation_key: key }: ConfirmInput): CustomerRow {
  if (!isEmail(email)) throw inputError('Email is invalid');
  const row = findCustomerByEmail(context.db, email);
  if (!row) throw inputError('There was an error confirming the account');
  if (row.confirmation === null) throw inputError('The account is already active.');
  if (!isSame(key, row.confirmation))
    throw inputError('The confirmation token is invalid. Verify the token and try again.');
  return updateCustomerRow(context.db, row.id, { confirmation: null }, context.now);
}

export function resendConfirmation(context: Context, email: string): true {
  if (!isEmail(email)) throw inputError('Email address is not valid');
  const row = findCustomerByEmail(context.db, email);
  if (!row) throw inputError('There is no user registered with that email address.');
  if (row.confirmation === null) throw inputError("Confirmation isn't needed.");
  sendConfirmation(context, row);
  return true;
}
