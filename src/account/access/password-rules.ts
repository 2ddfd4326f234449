// What a new password must be, as the backend will judge it, and how strong it is beyond that.
import type { AccountRules } from '../../user/account';

export type PasswordRule = 'length' | 'classes' | 'edges' | 'email';

/** The rules in the order they are shown, each with whether the password keeps it. */
export function checkPassword(
  password: string,
  { minimumLength, requiredClasses }: Pick<AccountRules, 'minimumLength' | 'requiredClasses'>,
  email = '',
): Record<PasswordRule, boolean> {
  return {
    length: password.length >= minimumLength && password.length <= longestPassword,
    classes: classesIn(password) >= requiredClasses,
    edges: password === password.trim(),
    email: !email || password.toLowerCase() !== email.trim().toLowerCase(),
  };
}

/** Magento refuses longer ones. */
export const longestPassword = 256;

/** How many of lower case, upper case, digits and special characters. */
function classesIn(password: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((pattern) => pattern.test(password)).length;
}

export type Strength = 0 | 1 | 2 | 3 | 4;

/** 0: empty, 1: refused, 2: just accepted, 3: good, 4: strong. Length counts for more than odd characters. */
export function strengthOf(password: string, keepsRules: boolean): Strength {
  if (!password) return 0;
  if (!keepsRules) return 1;
  const variety = new Set(password).size;
  if (password.length >= 16 && variety >= 9) return 4;
  return password.length >= 12 && variety >= 7 ? 3 : 2;
}
