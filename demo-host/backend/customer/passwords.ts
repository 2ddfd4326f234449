// Password rules, hashes, and the lock after repeated failures.
import { compare, hash, hashSync } from 'bcryptjs';
import { type BackendError, authenticationError, inputError } from '../errors';
import type { Database } from '../database';
import { run } from '../database';
import { settingNumber } from '../settings';
import { findCustomer, sqlTime, type CustomerRow } from './rows';

const longestPassword = 256;
const lockMinutes = 10;
const cost = 10;

/** Hashing blocks for tens of milliseconds; requests use this one, which yields. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);
export const hashPasswordSync = (password: string): string => hashSync(password, cost);

/** Throws the rule that a new password breaks. */
export function checkPasswordRules(db: Database, password: string, email: string): void {
  const shortest = settingNumber(db, 'customer/password/minimum_password_length');
  const fewestClasses = settingNumber(db, 'customer/password/required_character_classes_number');
  if (password !== password.trim()) {
    throw inputError("The password can't begin or end with a space. Verify the password and try again.");
  }
  if (password.length < shortest) {
    throw inputError(
      `The password needs at least ${shortest} characters. Create a new password and try again.`,
    );
  }
  if (password.length > longestPassword) {
    throw inputError(`Please enter a password with at most ${longestPassword} characters.`);
  }
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((pattern) => pattern.test(password)).length;
  if (classes < fewestClasses) {
    throw inputError(
      `Minimum of different classes of characters in password is ${fewestClasses}. ` +
        'Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    );
  }
  if (password.toLowerCase() === email.toLowerCase()) {
    throw inputError(
      "The password can't be the same as the email address. Create a new password and try again.",
    );
  }
}

/** One text for every reason, so that nobody learns which accounts exist. */
export const signInFailure = (): BackendError =>
  authenticationError(
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  );

// Somebody who guesses addresses must wait as long for an unknown one as for a known one.
const nobody = hashPasswordSync('nobody');

const isLocked = (row: CustomerRow, now: Date) =>
  row.locked_until !== null && row.locked_until > sqlTime(now);

/** Whether this is the customer's password. Counts failures; a locked account never matches. */
export async function verifyPassword(
  db: Database,
  row: CustomerRow | undefined,
  password: string,
  now: Date,
): Promise<boolean> {
  const matches = await compare(password, row?.password_hash ?? nobody);
  if (!row || row.password_hash === null) return false;
  // Read again: other attempts may have been counted while the hash was computed.
  const current = findCustomer(db, row.id);
  if (!current || isLocked(current, now)) return false;
  if (matches) {
    if (current.failures > 0) {
      run(
        db,
        'UPDATE customer SET failures = 0, first_failure_at = NULL, locked_until = NULL WHERE id = ?',
        row.id,
      );
    }
    return true;
  }
  countFailure(db, current, now);
  return false;
}

function countFailure(db: Database, row: CustomerRow, now: Date): void {
  const windowStart = sqlTime(new Date(now.getTime() - lockMinutes * 60_000));
  const isFirst = row.first_failure_at === null || row.first_failure_at < windowStart;
  const failures = isFirst ? 1 : row.failures + 1;
  const lock =
    failures >= settingNumber(db, 'customer/password/lockout_failures')
      ? sqlTime(new Date(now.getTime() + lockMinutes * 60_000))
      : null;
  run(
    db,
    'UPDATE customer SET failures = ?, first_failure_at = ?, locked_until = ? WHERE id = ?',
    failures,
    isFirst ? sqlTime(now) : row.first_failure_at,
    lock,
    row.id,
  );
}
