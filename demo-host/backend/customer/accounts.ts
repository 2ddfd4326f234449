// Creating and changing accounts: which input is refused, with which words.
import type { Context } from '../context';
import { run, transaction } from '../database';
import { isEmail } from '../email';
import { alreadyExists, authenticationError, inputError } from '../errors';
import { moveSubscription, setSubscription } from '../newsletter/subscribers';
import { settingFlag } from '../settings';
import { tellNewEmail, tellNewPassword, welcome } from './account-mail';
import { requestConfirmation } from './confirmation';
import { hashPassword } from './password-hash';
import { checkPasswordRules, verifyPassword } from './passwords';
import { closeReset } from './reset-rows';
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
  const passwordHash = password === '' ? null : await hashPassword(password, context.options);
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
      },
      now,
    );
    const written = findCustomer(db, id);
    if (!written) throw new Error(`customer ${id} is gone`);
    if (settingFlag(db, 'customer/create_account/confirm')) requestConfirmation(context, written);
    else welcome(context, written);
    const row = findCustomer(db, id) ?? written;
    // A new account cannot ask for a newsletter that the shop does not have; a present one can.
    if (input.is_subscribed && settingFlag(db, 'newsletter/general/active'))
      setSubscription(context, row, true);
    return row;
  });
}

/** Throws unless this is the password of the signed-in customer. */
export async function checkCurrentPassword(
  context: Context,
  row: CustomerRow,
  password: string,
): Promise<void> {
  if (!(await verifyPassword(context, row, password)))
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
function updateAccount(context: Context, row: CustomerRow, input: AccountInput): CustomerRow {
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

/** A new address comes with the password that the account has. */
async function checkNewEmail(
  context: Context,
  row: CustomerRow,
  email: string,
  password: string,
): Promise<void> {
  if (password === '') throw inputError('Provide the current "password" to change "email".');
  await checkCurrentPassword(context, row, password);
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
}

function setEmail(context: Context, row: CustomerRow, email: string): CustomerRow {
  const { db, now } = context;
  return transaction(db, () => {
    const owner = findCustomerByEmail(db, email);
    if (owner && owner.id !== row.id) throw alreadyExists(taken);
    moveSubscription(db, row.id, email);
    // A reset link that is on its way was sent to the old address.
    closeReset(db, row.id);
    // Whatever is told about orders from now on goes to the new mailbox, as in Magento.
    run(db, 'UPDATE cart SET email = ? WHERE customer_id = ? AND is_active = 1', email, row.id);
    run(db, 'UPDATE sales_order SET email = ? WHERE customer_id = ?', email, row.id);
    const changed = updateCustomerRow(db, row.id, { email }, now);
    if (email.toLowerCase() !== row.email.toLowerCase()) tellNewEmail(context, row, changed);
    return changed;
  });
}

export async function changeEmail(
  context: Context,
  row: CustomerRow,
  email: string,
  password: string,
): Promise<CustomerRow> {
  await checkNewEmail(context, row, email, password);
  return setEmail(context, row, email);
}

/** All of it or nothing, a new address included. */
export async function changeAccount(
  context: Context,
  row: CustomerRow,
  input: AccountInput,
): Promise<CustomerRow> {
  const email = input.email ?? row.email;
  if (email.toLowerCase() === row.email.toLowerCase()) return updateAccount(context, row, input);
  await checkNewEmail(context, row, email, input.password ?? '');
  return transaction(context.db, () => updateAccount(context, setEmail(context, row, email), input));
}

/** Tokens stay good, as recorded: who wants them to end revokes them (magento.md 8). */
export async function changePassword(
  context: Context,
  row: CustomerRow,
  password: string,
): Promise<CustomerRow> {
  const { db, now } = context;
  checkPasswordRules(db, password, row.email);
  const passwordHash = await hashPassword(password, context.options);
  return transaction(db, () => {
    closeReset(db, row.id);
    tellNewPassword(context, row);
    return updateCustomerRow(db, row.id, { password_hash: passwordHash }, now);
  });
}
