// The lines of a cart with stock errors, as three generations of Magento answer them (magento.md 5).
import { stockGeneration } from '../catalog/sold-out';
import { stockTexts } from '../catalog/stock';
import { inputError } from '../errors';

interface StockAnswer {
  errors: { message: string }[] | null;
  is_available: boolean;
  not_available_message: string | null;
}

const silent: StockAnswer = { errors: null, is_available: true, not_available_message: null };

/** Up to 2.4.4 the cart's own texts stand before its lines, each as an error in the place of a line. */
function cartErrors(lines: readonly StockAnswer[]): Error[] {
  const texts = lines.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []);
  const told = texts.map((text) =>
    text === stockTexts.soldOut ? 'Some of the products are out of stock.' : text,
  );
  return [...new Set(told)].map(inputError);
}

/** The lines unchanged, unless the fault `out-of-stock` is on for this request. */
export function asGeneration<T extends StockAnswer>(lines: T[]): (T | Error)[] {
  switch (stockGeneration()) {
    case '2.4.4':
      return [...cartErrors(lines), ...lines.map((line) => ({ ...line, ...silent }))];
    case '2.4.5':
      return lines.map((line) => ({ ...line, ...silent, errors: line.errors }));
    case '2.4.8':
      return lines.map((line) =>
        line.is_available ? line : { ...line, not_available_message: 'Not enough items for sale' },
      );
    case undefined:
      return lines;
  }
}
