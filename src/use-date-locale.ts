// How dates are written for this visitor.
import { dateLocale } from './words/dates';
import { useStorefront } from './use-storefront';

export function useDateLocale(): string {
  return dateLocale(useStorefront().config.locale, navigator.languages);
}
