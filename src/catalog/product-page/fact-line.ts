// What one compares bottles by, for a line below the name: kind, strength, size, and what a litre of it costs. Pure.
import '../../words/catalogue/product-page';
import type { MessageKey, Text } from '../../words/text';
import { formatMoney } from '../../ui/price/money';
import type { ProductDetail } from '../product';
import { chosenVariant, offerFor, type Choice } from '../purchase/option-choice';

export interface Fact {
  words: string;
  /** No translator of a browser touches it. */
  isPrice?: boolean;
}

type Measure = [amount: number, words: MessageKey];

const units: Readonly<Record<string, Measure>> = {
  ml: [0.001, 'catalog.perLitre'],
  cl: [0.01, 'catalog.perLitre'],
  dl: [0.1, 'catalog.perLitre'],
  l: [1, 'catalog.perLitre'],
  g: [0.001, 'catalog.perKilo'],
  kg: [1, 'catalog.perKilo'],
};

/** "70 cl", "1,75 L", "3 x 20 cl" in litres, "500 g" in kilograms; undefined for what is no quantity. */
export function measureOf(label: string): Measure | undefined {
  const [, times = '1', number = '', unit = ''] =
    /^(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*([a-z]+)$/i.exec(label.trim()) ?? [];
  const [factor = 0, words] = units[unit.toLowerCase()] ?? [];
  const amount = Number(times) * Number(number.replace(',', '.')) * factor;
  return words && amount > 0 ? [amount, words] : undefined;
}

/** Of what is chosen; of a product without sizes, what its attributes say. */
export function sizeOf({ options, facts }: ProductDetail, choice: Choice): string | undefined {
  const labels = [
    ...options.flatMap(({ code, values }) => values.find(({ uid }) => uid === choice[code])?.label ?? []),
    ...facts.map(({ value }) => value),
  ];
  return labels.find(measureOf);
}

function unitPrice(product: ProductDetail, choice: Choice, size: string | undefined, text: Text): Fact[] {
  const isOne = product.options.length === 0 || chosenVariant(product, choice) !== undefined;
  const final = isOne ? offerFor(product, choice)?.final : undefined;
  const measure = size ? measureOf(size) : undefined;
  if (!final || !measure) return [];
  const [amount, words] = measure;
  const price = formatMoney({ ...final, value: Math.round((100 * final.value) / amount) / 100 });
  return [{ words: text(words, { price }), isPrice: true }];
}

export function factLine(product: ProductDetail, choice: Choice, text: Text): Fact[] {
  const { trail, strength } = product;
  const size = sizeOf(product, choice);
  // An attribute may say its unit or not.
  const vol = strength?.endsWith('%') ? text('catalog.vol', { strength }) : strength;
  return [
    ...[trail.at(-1)?.name, vol, size].flatMap((words) => (words ? [{ words }] : [])),
    ...unitPrice(product, choice, size, text),
  ];
}
