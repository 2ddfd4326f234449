// Prices of the catalogue with tax in them, where the shop's owner has set that; of the place that is taken for a shopper's own.
import { once, type Context } from '../context';
import { one, type Database } from '../database';
import { setting, settingNumber } from '../settings';
import { taxRatesAt, type Place } from './rates';

/** Where a shopper is taken to be who has not said it. The region is Magento's id of it. */
export function defaultPlace(db: Database): Place {
  const region = setting(db, 'tax/defaults/region');
  return {
    country_id: setting(db, 'tax/defaults/country') ?? null,
    region_code:
      region === undefined
        ? null
        : (one<{ code: string }>(db, 'SELECT code FROM region WHERE id = ?', Number(region))?.code ?? null),
  };
}

/** Base cents as the catalogue shows them; 1 is without tax. */
export function catalogueCents(context: Context, cents: number): number {
  const percent = once(context, 'catalogue tax', () =>
    settingNumber(context.db, 'tax/display/type') > 1
      ? taxRatesAt(context.db, defaultPlace(context.db)).reduce((sum, rate) => sum + rate.percent, 0)
      : 0,
  );
  return Math.round(cents * (1 + percent / 100));
}
