// What is chosen, one chip each, with what is left when it is taken away. Pure.
import '../../words/catalogue/filters';
import type { Text } from '../../words/text';
import type { Filter } from '../listing/listing-url';
import { toggleValue, without } from './choices';
import { nameOfValue, rangeLabel } from '../listing/facet';
import type { FacetsAnswer } from '../listing/facets-api';

export interface Chip {
  /** Unlike that of any other chip. */
  id: string;
  code: string;
  /** Of the attribute. */
  label: string;
  value: string;
  /** The filters without it. */
  rest: readonly Filter[];
}

export interface ChipSurroundings {
  filters: readonly Filter[];
  /** Prices in another currency than is shown. */
  setAside?: readonly Filter[];
  text: Text;
}

export function chipsFrom(answer: FacetsAnswer, { filters, setAside = [], text }: ChipSurroundings): Chip[] {
  return [
    ...chosenChips(answer, filters, text),
    ...setAside.map((filter) => {
      const { code, currency = '' } = filter;
      const range = rangeLabel(filter, code, currency, text);
      return {
        id: `${code} ${currency}`,
        code,
        label: answer.whole.groups.find((group) => group.code === code)?.label ?? text('catalog.filterOther'),
        value: text('catalog.filterForeign', { range, currency: answer.currency ?? '' }),
        rest: filters,
      };
    }),
  ];
}

function chosenChips(answer: FacetsAnswer, filters: readonly Filter[], text: Text): Chip[] {
  return filters.flatMap((filter): Chip[] => {
    const { code, values, match } = filter;
    const group = answer.whole.groups.find((other) => other.code === code);
    // Never a word of the URL itself: anybody can write one.
    const label = group?.label ?? text('catalog.filterOther');
    const gone = text('catalog.filterGone');
    const nameOf = (value: string) => nameOfValue(group, value, text) ?? gone;
    if (values)
      return values.map((value) => ({
        id: `${code} ${value}`,
        code,
        label,
        value: nameOf(value),
        rest: toggleValue(filters, code, value),
      }));
    const value = match === undefined ? rangeLabel(filter, code, answer.currency ?? '', text) : nameOf(match);
    return [{ id: code, code, label, value, rest: without(filters, code) }];
  });
}
