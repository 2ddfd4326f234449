// Rules for what people type, named and worded as SPEC 5 names and words them.
import '../locale/en_US/forms';
import type { Text } from '../locale/text';

/** A rule with its argument, e.g. 'required', ['max', 255]. */
export type Rule = 'required' | 'email' | 'phone' | ['min' | 'max', number] | ['regex', RegExp];
/** Rules per field, in the order they are checked; the first that fails speaks. */
export type Rules<Field extends string> = Partial<Record<Field, readonly Rule[]>>;
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Dots only between other characters, and a top-level domain of at least two letters (SPEC 5). */
const emailShape =
  /^[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
const phoneShape = /^\+?[\d\s().\-/]+(\s*(x|ext\.?)\s*\d{1,6})?$/i;

/** Messages for the fields that fail; an empty object means that everything is fine. `labels` are put into the messages. */
export function validate<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: Rules<Field>,
  labels: Readonly<Record<Field, string>>,
  text: Text,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const value = values[field].trim();
    for (const rule of rules[field] ?? []) {
      const message = check(rule, value, inSentence(labels[field]), text);
      if (!message) continue;
      errors[field] = message;
      break;
    }
  }
  return errors;
}

/** "First name" reads "first name" in the middle of a sentence, "ZIP code" stays. */
export function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** All rules but 'required' let an empty value pass. */
function check(rule: Rule, value: string, field: string, text: Text): string | undefined {
  if (rule === 'required') return value ? undefined : text('ui.invalid.required', { field });
  if (!value) return undefined;
  if (rule === 'email') return isEmail(value) ? undefined : text('ui.invalid.email', { field });
  if (rule === 'phone') return isPhone(value) ? undefined : text('ui.invalid.phone', { field });
  const [name, argument] = rule;
  if (name === 'regex') return argument.test(value) ? undefined : text('ui.invalid.regex', { field });
  const fits = name === 'min' ? [...value].length >= argument : [...value].length <= argument;
  return fits ? undefined : text(`ui.invalid.${name}`, { field, n: argument });
}

export function isEmail(value: string): boolean {
  return value.length <= 254 && emailShape.test(value);
}

export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return phoneShape.test(value) && digits >= 7 && digits <= 20;
}
