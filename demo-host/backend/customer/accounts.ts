// Creating accounts: which input is refused, with which words.
import type { Database } from '../database';
import { inputError } from '../errors';
import { isEmail } from './email';
import { checkPasswordRules, hashPassword } from './passwords';
import { findCustomer, findCustomerByEmail, insertCustomer, type CustomerRow } from './rows';

export interface AccountInput {
  email?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  password?: string | null;
  is_subscribed?: boolean | null;
}

const names = [
  ['firstname', 'First Name'],
  ['lastname', 'Last Name'],
] as const;

export async function createAccount(db: Database, input: AccountInput, now: Date): Promise<CustomerRow> {
  const email = input.email?.trim() ?? '';
  const missing: string[] = names.filter(([key]) => !input[key]?.trim()).map(([, label]) => label);
  if (email === '') missing.push('Email');
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
  for (const [key, label] of names) {
    if (/[<>={}]/.test(input[key] ?? '')) throw inputError(`${label} is not valid!`);
  }
  const password = input.password ?? '';
  if (password !== '') checkPasswordRules(db, password, email);
  const passwordHash = password === '' ? null : await hashPassword(password);
  // Checked after the hash: two requests for one address must not both pass while it is computed.
  if (findCustomerByEmail(db, email)) {
    throw inputError('A customer with the same email address already exists in an associated website.');
  }
  const id = insertCustomer(
    db,
    {
      email,
      firstname: input.firstname?.trim() ?? '',
      lastname: input.lastname?.trim() ?? '',
      passwordHash,
      isSubscribed: input.is_subscribed ?? false,
    },
    now,
  );
  const row = findCustomer(db, id);
  if (!row) throw new Error(`customer ${id} is gone`);
  return row;
}
