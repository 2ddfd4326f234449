// Password rules, and the lock after repeated failures.
import type { Context } from '../context';
import { run, transaction, type Database } from '../database';
import { inputError } from '../errors';
import { settingNumber } from '../settings';
import { sqlTime } from '../sql-time';
import { hashOfNobody, hashPassword, isUpToDate, matchesHash } from './password-hash';
import { findCustomer, updateCustomerRow, type CustomerRow } from './rows';

const longestPassword = 256;

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

const isLocked = (row: CustomerRow, now: Date) =>
  row.locked_until !== null && row.locked_until > sqlTime(now);

/** What a customer row says when nothing is held against it. */
export const unlocked = { failures: 0, first_failure_at: null, locked_until: null };

/**
 * Whether this is the customer's password. Counts failures; a locked account never matches. Costs one comparison,
 * whoever is asked about; a match whose hash is of another kind or cost is hashed anew.
 */
export async function verifyPassword(
  { db, now, options }: Pick<Context, 'db' | 'now' | 'options'>,
  row: CustomerRow | undefined,
  password: string,
): Promise<boolean> {
  const hash = row?.password_hash ?? hashOfNobody(options);
  const matches = await matchesHash(password, hash);
  if (!row || row.password_hash === null) return false;
  // Read again in one transaction: other attempts, here or in another process, may have been counted meanwhile.
  const isLetIn = transaction(db, () => {
    const current = findCustomer(db, row.id);
    if (current?.password_hash !== hash || isLocked(current, now)) return false;
    if (!matches) countFailure(db, current, now);
    else if (current.failures > 0) updateCustomerRow(db, row.id, unlocked, now);
    return matches;
  });
  if (isLetIn && !isUpToDate(hash, options)) {
    const anew = await hashPassword(password, options);
    run(db, 'UPDATE customer SET password_hash = ? WHERE id = ? AND password_hash = ?', anew, row.id, hash);
  }
  return isLetIn;
}

function countFailure(db: Database, row: CustomerRow, now: Date): void {
  const most = settingNumber(db, 'customer/password/lockout_failures');
  if (most === 0) return;
  const spanMs = settingNumber(db, 'customer/password/lockout_threshold') * 60_000;
  const isFirst =
    row.first_failure_at === null || row.first_failure_at < sqlTime(new Date(now.getTime() - spanMs));
  const failures = isFirst ? 1 : row.failures + 1;
  run(
    db,
    'UPDATE customer SET failures = ?, first_failure_at = ?, locked_until = ? WHERE id = ?',
    failures,
    isFirst ? sqlTime(now) : row.first_failure_at,
    failures >= most ? sqlTime(new Date(now.getTime() + spanMs)) : null,
    row.id,
  );
}
