// Creating and changing accounts: which input is refused, with which words.
import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { transaction, type Database } from '../database';
import { alreadyExists, authenticationError, inputError } from '../errors';
import { moveSubscription, setSubscription } from '../newsletter/subscribers';
import { settingFlag } from '../settings';
import { sendConfirmation } from './confirmation';
import { isEmail } from './email';
import { checkPasswordRules, hashPassword, verifyPassword } from './passwords';
import {
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  updateCustomerRow,
  type CustomerRow,
} from './rows';

export interface AccountInput {
  email?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  password?: string | null;
  is_subscribed?: boolean | null;
  middlename?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  taxvat?: string | null;
  gender?: number | null;
  date_of_birth?: string | null;
}

const names = [
  ['firstname', 'First Name'],
  ['lastname', 'Last Name'],
] as const;

function checkNames(input: AccountInput): void {
  for (const [key, label] of names) {
    if (/[<>={}]/.test(input[key] ?? '')) throw inputError(`${label} is not valid!`);
  }
}

const taken = 'A customer with the same email address already exists in an associated website.';

export async function createAccount(context: Context, input: AccountInput): Promise<CustomerRow> {
  const { db, now } = context;
  const email = input.email?.trim() ?? '';
  const missing: string[] = names.filter(([key]) => !input[key]?.trim()).map(([, label]) => label);
  if (email === '') missing.push('Email');
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
  checkNames(input);
  const password = input.password ?? '';
  if (password !== '') checkPasswordRules(db, password, email);
  const passwordHash = password === '' ? null : await hashPassword(password);
  // Checked after the hash: two requests for one address must not both pass while it is computed.
  if (findCustomerByEmail(db, email)) {
    throw inputError(taken);
  }
  return transaction(db, () => {
    const id = insertCustomer(
      db,
      {
        email,
        firstname: input.firstname?.trim() ?? '',
        lastname: input.lastname?.trim() ?? '',
        passwordHash,
        confirmation: settingFlag(db, 'customer/create_account/confirm')
          ? randomBytes(16).toString('hex')
          : null,
      },
      now,
    );
    const row = findCustomer(db, id);
    if (!row) throw new Error(`customer ${id} is gone`);
    sendConfirmation(context, row);
    // A new account cannot ask for a newsletter that the shop does not have; a present one can.
    if (input.is_subscribed && settingFlag(db, 'newsletter/general/active'))
      setSubscription(context, row, true);
    return row;
  });
}

/** Throws unless this is the password of the signed-in customer. */
export async function checkCurrentPassword(
  db: Database,
  row: CustomerRow,
  password: string,
  now: Date,
): Promise<void> {
  if (!(await verifyPassword(db, row, password, now)))
    throw authenticationError('Invalid login or password.');
}

const plain = [
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'taxvat',
  'gender',
  'date_of_birth',
] as const;

/** Changes what is given and leaves the rest. */
export function updateAccount(context: Context, row: CustomerRow, input: AccountInput): CustomerRow {
  const { db, now } = context;
  const missing = names
    .filter(([key]) => input[key] !== undefined && !input[key]?.trim())
    .map(([, label]) => label);
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  checkNames(input);
  const given = Object.fromEntries(
    plain.filter((key) => input[key] !== undefined).map((key) => [key, input[key]]),
  );
  return transaction(db, () => {
    const updated = updateCustomerRow(db, row.id, given, now);
    if (input.is_subscribed != null) setSubscription(context, updated, input.is_subscribed);
    return updated;
  });
}

export async function changeEmail(
  db: Database,
  row: CustomerRow,
  email: string,
  password: string,
  now: Date,
): Promise<CustomerRow> {
  if (password === '') throw inputError('Provide the current "password" to change "email".');
  await checkCurrentPassword(db, row, password, now);
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
  const owner = findCustomerByEmail(db, email);
  if (owner && owner.id !== row.id) throw alreadyExists(taken);
  return transaction(db, () => {
    moveSubscription(db, row.id, email);
    return updateCustomerRow(db, row.id, { email }, now);
  });
}

export async function changePassword(
  db: Database,
  row: CustomerRow,
  password: string,
  now: Date,
): Promise<CustomerRow> {
  checkPasswordRules(db, password, row.email);
  return updateCustomerRow(db, row.id, { password_hash: await hashPassword(password) }, now);
}
