// Confirming the e-mail address of a new account, with the key from a mail, where the shop wants it confirmed.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context';
import { one, run, transaction } from '../database';
import { isEmail } from '../email';
import { inputError } from '../errors';
import { resumeSubscription } from '../newsletter/subscribers';
import { sqlTime } from '../sql-time';
import { askToConfirm, welcome } from './account-mail';
import { findCustomerByEmail, updateCustomerRow, type CustomerRow } from './rows';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Sends the key, a new one where there is none that still works: of two mails people open either. */
export function requestConfirmation(context: Context, customer: CustomerRow): void {
  const { db, now } = context;
  transaction(db, () => {
    const known = isExpired(context, customer) ? null : customer.confirmation;
    const confirmation = known ?? randomBytes(16).toString('hex');
    const row = updateCustomerRow(db, customer.id, { confirmation }, now);
    run(
      db,
      'INSERT OR REPLACE INTO confirmation_deadline (customer_id, expires_at) VALUES (?, ?)',
      row.id,
      sqlTime(new Date(now.getTime() + lifetimeMs)),
    );
    askToConfirm(context, row);
  });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Keys of accounts from before there were deadlines have none. */
const isExpired = ({ db, now }: Context, { id }: CustomerRow): boolean =>
  one(
    db,
    'SELECT 1 FROM confirmation_deadline WHERE customer_id = ? AND expires_at <= ?',
    id,
    sqlTime(now),
  ) !== undefined;

export interface ConfirmInput {
  email: string;
  confirmation_key: string;
}

/** Answers the customer, who is not signed in by this. */
export function confirmEmail(context: Context, { email, confirmation_key: key }: ConfirmInput): CustomerRow {
  if (!isEmail(email)) throw inputError('Email is invalid');
  return transaction(context.db, () => {
    const row = findCustomerByEmail(context.db, email);
    if (!row) throw inputError('There was an error confirming the account');
    if (row.confirmation === null) throw inputError('The account is already active.');
    if (!isSame(key, row.confirmation) || isExpired(context, row))
      throw inputError('The confirmation token is invalid. Verify the token and try again.');
    welcome(context, row);
    const confirmed = updateCustomerRow(context.db, row.id, { confirmation: null }, context.now);
    resumeSubscription(context, confirmed);
    return confirmed;
  });
}

export function resendConfirmation(context: Context, email: string): true {
  if (!isEmail(email)) throw inputError('Email address is not valid');
  const row = findCustomerByEmail(context.db, email);
  if (!row) throw inputError('There is no user registered with that email address.');
  if (row.confirmation === null) throw inputError("Confirmation isn't needed.");
  requestConfirmation(context, row);
  return true;
}
