// How dates are written for this visitor.
import { useStorefront } from '../../use-storefront';
import { dateLocale } from './event';

export function useDateLocale(): string {
  return dateLocale(useStorefront().config.locale, navigator.languages);
}
