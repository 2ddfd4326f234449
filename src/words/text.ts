// Owns how a visible text is found: by typed key, with parameters and plurals.
import './catalogue/app';
import './catalogue/cart';
import './catalogue/ui';
import { known as english } from './known';
import { locales, nearestLocale, type Catalogue, type Plural } from './locales';
import type { Messages } from './messages';

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

/** Of the nearest locale that the build has; its texts must be there (`withLocale`), else it speaks English. */
export function createText(locale: string): Text {
  const name = nearestLocale(locale);
  const fetched = locales.get(name);
  const messages = typeof fetched === 'object' ? fetched : english;
  const tag = name.replace('_', '-');
  const plurals = new Intl.PluralRules(tag);
  // 'en-US 12' needs no number format: the first of a page takes longer than an element draws.
  const formatted = (value: number): string =>
    /^en\S* \d{1,3}$/.test(`${tag} ${value}`) ? `${value}` : value.toLocaleString(tag);

  return (key, params = {}) => {
    // behaviour 8: missing translations are ignored; English is better than nothing, and so is the key.
    const found = lookUp(messages, key) ?? lookUp(english, key);
    const message =
      typeof found === 'object' ? (found[plurals.select(Number(params.n))] ?? found.other) : found;
    if (message === undefined) return key;
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : typeof value === 'number' ? formatted(value) : value;
    });
  };
}

function lookUp(messages: Catalogue, key: string): string | Plural | undefined {
  return key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages) as
    | string
    | Plural
    | undefined;
}
