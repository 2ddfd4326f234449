// Which categories, brands and pages a query means.
import { describe, expect, it } from 'vitest';
import { placeCalled, placesFor, placesNear, type Place } from '../../../src/catalog/search/places/place';

const place = (name: string, kind: Place['kind'] = 'category'): Place => ({
  kind,
  name,
  within: '',
  path: `/${name}`,
});
const places = [
  ...['Wine', 'Red Wine', 'Whisky', 'Cognac & Brandy', 'Cigars', 'Rosé', 'Ready to Drink', 'Cherries'].map(
    (name) => place(name),
  ),
  place('Glen Tarrow', 'brand'),
  place('Cooper’s Landing', 'brand'),
  place('Wine Club', 'page'),
];
const names = (found: readonly Place[]) => found.map(({ name }) => name);

describe('a place', () => {
  it.each([
    ['wine', ['Wine', 'Wine Club', 'Red Wine']],
    ['wines', ['Wine', 'Wine Club', 'Red Wine']],
    ['WI', ['Wine', 'Wine Club', 'Red Wine']],
    ['red wi', ['Red Wine']],
    ['wine red', ['Red Wine']],
    ['brandy', ['Cognac & Brandy']],
    ['whiskey', ['Whisky']],
    ['rose', ['Rosé']],
    ['cigar', ['Cigars']],
    ['cherry', ['Cherries']],
    ['coopers', ['Cooper’s Landing']],
    ['glen tarrow 12', []],
    ['wi red', []],
    ['&', []],
    ['', []],
  ])('is meant by %j: %j', (query, expected) => expect(names(placesFor(places, query))).toEqual(expected));

  it.each([
    ['whisky', 'Whisky'],
    [' WHISKYS ', 'Whisky'],
    ['Whiskeys', 'Whisky'],
    ['cigar', 'Cigars'],
    ['rose', 'Rosé'],
    ['glen tarrow', 'Glen Tarrow'],
    ['ready-to-drink', 'Ready to Drink'],
    ['cognac', undefined],
    ['whisk', undefined],
    ['wine club', undefined],
    ['…', undefined],
  ])('is called %j: %s', (query, expected) => expect(placeCalled(places, query)?.name).toBe(expected));

  it.each([
    ['wiskey', ['Whisky']],
    ['congac', ['Cognac & Brandy']],
    ['cogna', ['Cognac & Brandy']],
    ['cigras', ['Cigars']],
    ['house', []],
    ['cedar', []],
    ['zzyzx', []],
    ['gin', []],
  ])('is nearly meant by %j: %j', (query, expected) =>
    expect(names(placesNear(places, query))).toEqual(expected),
  );
});
