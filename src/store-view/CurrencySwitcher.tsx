// The currencies to choose from; hidden where there is only one (behaviour 2.4).
import '../words/catalogue/choice';
import { useText } from '../words/use-text';
import { currencySymbol } from '../ui/price/money';
import { useDateLocale } from '../use-date-locale';
import { useStorefront } from '../use-storefront';
import { createStoreChoice } from './choice';
import { ChoiceMenu } from './ChoiceMenu';
import { ChoicePlace } from './ChoicePlace';
import { useSwitch } from './use-switch';

export function CurrencySwitcher() {
  const text = useText();
  const choice = useStorefront().feature(createStoreChoice);
  const change = useSwitch(choice.switchCurrency);
  const locale = useDateLocale();
  const known = choice.options.data.value;
  const currency = choice.currency.value;
  if (!known) return <ChoicePlace isComing={!choice.options.error.value} />;
  if (known.currencies.length < 2 || !currency) return null;
  const choices = known.currencies.map((code) => ({
    code,
    // Read of an open menu only: the first name of a page takes as long as a screen does to draw.
    get name() {
      return nameOf(code, locale);
    },
    detail: withSymbol(code),
  }));
  return (
    <ChoiceMenu
      label={text('navigation.currency')}
      shown={withSymbol(currency)}
      chosen={currency}
      groups={[{ code: '', name: '', choices }]}
      onChoose={change}
    />
  );
}

/** 'USD $', 'CHF' (behaviour 9). */
function withSymbol(code: string): string {
  const symbol = currencySymbol(code);
  return symbol === code ? code : `${code} ${symbol}`;
}

/** 'US Dollar'; the code itself where nobody knows it. */
function nameOf(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;
  } catch {
    return code;
  }
}
