// Checks values by the rule set of behaviour 5, and says what is wrong. Comes when a form is first touched (use-form.ts).
import '../../words/catalogue/validation';
import { safeParse } from 'zod/mini';
import type { Text, TextParams } from '../../words/text';
import { inSentence } from './in-sentence';
import { measureOf, ruleSet, type Argument, type RuleDefinition, type RuleName } from './validation-rules';

/** A rule with its arguments, e.g. 'required', ['max', 255], ['between', 1, 9, 'num'], ['regex', /^\d+$/]. */
export type Rule = RuleName | readonly [RuleName, ...Argument[]];
/** In the order they are checked; the first that fails speaks. As text: 'required|between:1,9,num|regex:^\d+$'. */
export type RuleList = string | readonly Rule[];
export type Rules<Field extends string> = Partial<Record<Field, RuleList>>;
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

type Parsed = readonly [name: RuleName, ...args: Argument[]];

/**
 * Messages for the fields that fail; an empty object means that everything is fine. `labels` are put into the messages.
 * Throws where a rule is none.
 */
export function validate<Field extends string>(
  values: Readonly<Record<Field, unknown>>,
  rules: Rules<Field>,
  labels: Readonly<Record<Field, string>>,
  text: Text,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const broken = brokenRule(values[field], rules[field] ?? []);
    if (broken) errors[field] = messageOf(broken, values[field], inSentence(labels[field]), text);
  }
  return errors;
}

/** The first rule that the value breaks, with its arguments. Text counts without spaces around it. */
export function brokenRule(value: unknown, rules: RuleList): Parsed | undefined {
  const meant = typeof value === 'string' ? value.trim() : value;
  return parseRules(rules).find((rule) => !keeps(meant, rule));
}

function keeps(value: unknown, [name, ...args]: Parsed): boolean {
  const { schema, refusesEmpty }: RuleDefinition = ruleSet[name];
  const check = schema(...args);
  if (isEmpty(value)) return !refusesEmpty;
  return safeParse(check, value).success;
}

/** All rules but 'required' and 'accepted' let an empty value pass. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
}

/** A bar inside a pattern separates nothing, unless a rule's name follows. */
const separator = new RegExp(`\\|(?=(?:${Object.keys(ruleSet).join('|')})(?:[:|]|$))`);

function parseRules(rules: RuleList): readonly Parsed[] {
  if (typeof rules !== 'string') return rules.map((rule) => (typeof rule === 'string' ? [rule] : rule));
  return rules.split(separator).map((rule): Parsed => {
    const [, name = '', argument] = /^(\w+)(?::(.*))?$/su.exec(rule) ?? [];
    if (!Object.hasOwn(ruleSet, name)) throw new Error(`No such rule: ${rule}`);
    const known = name as RuleName;
    const { parse }: RuleDefinition = ruleSet[known];
    return [known, ...(argument === undefined ? [] : (parse?.(argument) ?? [argument]))];
  });
}

function messageOf([name, ...args]: Parsed, value: unknown, field: string, text: Text): string {
  const { words }: RuleDefinition = ruleSet[name];
  const params: TextParams = { field, ...words?.(...args) };
  if (name !== 'min' && name !== 'max' && name !== 'size' && name !== 'between')
    return text(`ui.rule.${name}`, params);
  return text(`ui.rule.${name}.${measureOf(value, args[name === 'between' ? 2 : 1])}`, params);
}
