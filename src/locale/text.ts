// Owns how a visible text is found: by typed key, with parameters and plurals.
import { messages as en_US, type Messages } from './en_US';

/** A text that depends on the parameter n. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string | Plural
    ? K
    : T[K] extends object
      ? `${K}.${Keys<T[K]>}`
      : never;
}[keyof T & string];

/** 'cart.remove', 'app.offline' … */
export type MessageKey = Keys<Messages>;

export type TextParams = Record<string, string | number>;
export type Text = (key: MessageKey, params?: TextParams) => string;

const locales: Record<string, object> = { en_US };

/** `locale` as 'en_US' or 'en-US'. Throws for a locale that the build does not have (SPEC 8). */
export function createText(locale: string): Text {
  const name = locale.replace('-', '_');
  const messages = Object.hasOwn(locales, name) ? locales[name] : undefined;
  if (!messages) throw new Error(`Unable to locate locale ${locale} within generated dist directory`);
  const tag = locale.replace('_', '-');
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);

  return (key, params = {}) => {
    const found = lookUp(messages, key);
    const message = isPlural(found)
      ? plurals.select(Number(params.n)) === 'one'
        ? found.one
        : found.other
      : found;
    // SPEC 8: missing translations are ignored; the key is better than nothing.
    if (typeof message !== 'string') return key;
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}

function lookUp(messages: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (at, part) => (at && typeof at === 'object' ? (at as Record<string, unknown>)[part] : undefined),
      messages,
    );
}

function isPlural(value: unknown): value is Plural {
  return !!value && typeof value === 'object' && 'one' in value && 'other' in value;
}
