// What values are called in addresses, by what the backend calls them now. Pure.
import type { Text } from '../../words/text';
import { nameOfValue } from './facet';
import type { Counts } from './facets-api';
import { slugOf } from '../brand-names/brands';
import type { ValueNames } from './listing-query';
import type { Filter } from './listing-url';

const longestName = 40;

/** "Jim Beam Rye" is jim-beam-rye. */
export const slug = (label: string): string => slugOf(label).slice(0, longestName).replace(/-$/, '');

export const namesOf = ({ groups }: Counts, text: Text): ValueNames =>
  new Map(
    groups.map((group) => [
      group.code,
      new Map(
        group.buckets.flatMap(({ value }) => {
          const name = slug(nameOfValue(group, value, text) ?? '');
          return name ? [[value, name] as const] : [];
        }),
      ),
    ]),
  );

/** Numbers change when a catalogue is imported anew: a value that is called otherwise now is the one that has its name. */
export function found(filters: readonly Filter[], called: ValueNames, now: ValueNames): readonly Filter[] {
  const valueOf = (code: string, value: string): string => {
    const [name, known] = [called.get(code)?.get(value), now.get(code)];
    if (!name || !known || known.get(value) === name) return value;
    const [only, ...others] = [...known].filter(([, other]) => other === name);
    return only && !others.length ? only[0] : value;
  };
  return filters.map((filter) =>
    filter.values
      ? { ...filter, values: filter.values.map((value) => valueOf(filter.code, value)).sort() }
      : filter,
  );
}
