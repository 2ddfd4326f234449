// storeConfig, availableStores, currency and countries.
import type { Context } from '../context';
import { inputError, noSuchEntity } from '../errors';
import { countries, findCountry, type Country } from './countries';
import { allowedCurrencies, baseCurrency, exchangeRates, symbols } from './currency';
import { storeConfig } from './store-config';
import { storeViews } from './store-views';

function countryNode(country: Country) {
  return {
    id: country.id,
    two_letter_abbreviation: country.id,
    three_letter_abbreviation: country.iso3,
    full_name_english: country.name,
    full_name_locale: country.name,
    available_regions: country.regions,
  };
}

function country(_: unknown, { id }: { id?: string | null }, { db }: Context) {
  if (!id) throw inputError('Country "id" value should be specified');
  const found = findCountry(db, id);
  if (!found) throw noSuchEntity("The country isn't available.");
  return countryNode(found);
}

export function currencyView({ db, store }: Pick<Context, 'db' | 'store'>) {
  const base = baseCurrency(db);
  const shown = store.currency;
  return {
    base_currency_code: base,
    base_currency_symbol: symbols[base] ?? base,
    default_display_currency_code: shown,
    default_display_currency_symbol: symbols[shown] ?? shown,
    available_currency_codes: allowedCurrencies(db),
    exchange_rates: exchangeRates(db),
  };
}

export const storeViewResolvers = {
  Query: {
    storeConfig: (_: unknown, __: unknown, context: Context) => storeConfig(context, context.store),
    availableStores: (
      _: unknown,
      { useCurrentGroup }: { useCurrentGroup?: boolean | null },
      context: Context,
    ) =>
      storeViews(context.db)
        .filter((view) => !useCurrentGroup || view.groupCode === context.store.groupCode)
        .map((view) => storeConfig(context, view)),
    currency: (_: unknown, __: unknown, context: Context) => currencyView(context),
    countries: (_: unknown, __: unknown, { db }: Context) => countries(db).map(countryNode),
    country,
    recaptchaV3Config: () => null,
  },
};
