// The locales of this build, by name. Texts of en_US come with the code that shows them; another locale is one file, fetched when it is wanted.
import { known as english } from './known';
import type { Messages } from './messages';

/** A text that depends on the parameter n, by the plural category of n in its language. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

type Translated<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : T[K] extends Plural ? Plural : Translated<T[K]>;
};

/** The texts of one locale. What is missing is said in en_US (behaviour 8). */
export type Catalogue = Translated<Messages>;

/** To add one: `['de_DE', () => import('./de_DE').then(({ messages }) => messages)]`. */
export const locales = new Map<string, Catalogue | (() => Promise<Catalogue>)>([['en_US', english]]);

const complained = new Set<string>();

/** The name of the locale that is nearest to `locale`, which may be written 'en_US' or 'en-US'. Says once where it is another. */
export function nearestLocale(locale: string): string {
  const name = locale.replace('-', '_');
  if (locales.has(name)) return name;
  const [language] = name.toLowerCase().split('_');
  const nearest = [...locales.keys()].find((known) => known.split('_')[0] === language) ?? 'en_US';
  if (!complained.has(name))
    console.warn(
      `airside: Unable to locate locale ${locale} within generated dist directory; ${nearest} is used.`,
    );
  complained.add(name);
  return nearest;
}

/** Calls `then` when the texts of `locale` are there: at once where nothing is to be fetched. */
export function withLocale(locale: string, then: () => void): void {
  const name = nearestLocale(locale);
  const known = locales.get(name);
  if (typeof known !== 'function') return then();
  // A shop in English is more than no shop.
  void known()
    .catch(() => ({}))
    .then((found) => {
      locales.set(name, found);
      then();
    });
}
