// What is chosen, one chip each, with what is left when it is taken away. Pure.
import '../../words/catalogue/filters';
import type { Filter } from '../listing/listing-url';
import { toggleValue, without } from './choices';
import { facetsFrom, rangeLabel, type FacetSurroundings } from '../listing/facet';
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

export function chipsFrom(answer: FacetsAnswer, surroundings: FacetSurroundings): Chip[] {
  const { filters, text } = surroundings;
  // Names only: what cannot be chosen here may have been chosen elsewhere.
  const facets = facetsFrom(answer, { ...surroundings, kinds: undefined, categories: undefined });
  return filters.flatMap((filter): Chip[] => {
    const { code, values, match } = filter;
    const facet = facets.find((other) => other.code === code);
    // Never a word of the URL itself: anybody can write one.
    const label = facet?.label ?? text('catalog.filterOther');
    const gone = text('catalog.filterGone');
    const nameOf = (value: string) => facet?.options.find((option) => option.value === value)?.label ?? gone;
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
