// Sizes, ages and years by what they measure, whatever order they came to the shop in. Pure.

/** In millilitres, grams; what is counted without a unit, or in one of its own, is as it is. */
const units: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  g: 1,
  kg: 1000,
  oz: 29.57,
};
const spelled: Readonly<Record<string, string>> = {
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  lt: 'l',
  ltr: 'l',
};

/** "70 cl", "1,5 L", "3 x 20 cl", "12 Years"; undefined: begins with no number. */
export function amountIn(label: string): number | undefined {
  const number = String.raw`(\d+(?:[.,]\d+)?)`;
  const [, first = '', second, unit = ''] =
    new RegExp(`^\\s*${number}(?:\\s*[x×]\\s*${number})?\\s*([a-z]*)`, 'i').exec(label) ?? [];
  if (!first) return undefined;
  const value = (text = '1') => Number(text.replace(',', '.'));
  const name = unit.toLowerCase();
  return value(first) * value(second) * (units[spelled[name] ?? name] ?? 1);
}

/** By amount where most labels are amounts, the others last; else as they came. */
export function inNaturalOrder<T extends { label: string }>(options: readonly T[]): readonly T[] {
  const amounts = new Map(options.map((option) => [option, amountIn(option.label) ?? Infinity]));
  const known = [...amounts.values()].filter(Number.isFinite).length;
  if (known * 2 <= options.length) return options;
  return [...options].sort((one, other) => {
    const [first, second] = [amounts.get(one)!, amounts.get(other)!];
    return first === second ? 0 : first - second;
  });
}
