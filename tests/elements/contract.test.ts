// @vitest-environment happy-dom
// Nothing is documented that does not exist, and nothing exists that is not documented (decision 004).
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../elements/kit/contract';
import { contracts } from '../../elements/build/contracts';
import { readFacts } from './contract/facts';
import { problems } from './contract/problems';

const factsOf = readFacts();

it.each(contracts)('$tag is what its contract says', (contract) => {
  expect(problems(contract, factsOf(contract.tag))).toEqual([]);
});

/** Nothing of ours is called so. */
const invented = {
  attributes: { zebra: { type: 'text', description: 'Stripes.' } },
  properties: { zebra: { type: 'string', description: 'Stripes.' } },
  events: { 'airside-zebra-seen': { description: 'Seen.', detail: 'undefined' } },
  methods: { zebra: { description: 'Runs.', returns: 'void' } },
  slots: { zebra: 'Stripes.' },
  parts: { zebra: 'Stripes.' },
  customProperties: { '--airside-zebra': 'Stripes.' },
} satisfies Partial<Contract>;

it.each(contracts)('of $tag, one thing more or less is noticed, whichever it is', (contract) => {
  const facts = factsOf(contract.tag);
  const changed = (Object.keys(invented) as (keyof typeof invented)[]).flatMap((kind) => {
    const entries: object = contract[kind] ?? {};
    const less = Object.keys(entries).map((name) => ({ kind, name, value: without(entries, name) }));
    return [...less, { kind, name: 'zebra', value: { ...entries, ...invented[kind] } }];
  });
  const unnoticed = changed.filter(
    ({ kind, value }) => !problems({ ...contract, [kind]: value }, facts).length,
  );
  expect(unnoticed.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
});

function without<Entries extends object>(entries: Entries, name: string): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name)) as Entries;
}

describe('a contract is refused', () => {
  const named = (tag: string): Contract => contracts.find((contract) => contract.tag === tag)!;

  it.each<[says: string, tag: string, change: (contract: Contract) => Partial<Contract>, problem: RegExp]>([
    [
      'an attribute too many',
      'airside-price',
      ({ attributes }) => ({ attributes: { ...attributes, size: { type: 'text', description: 'Size.' } } }),
      /^prop size is documented, and does not exist: /,
    ],
    [
      'an attribute too few',
      'airside-price',
      ({ attributes }) => ({ attributes: without(attributes, 'sku') }),
      /^prop sku exists, and is not documented: /,
    ],
    [
      'an attribute of another type',
      'airside-price',
      () => ({ attributes: { sku: { type: 'number', description: 'SKU.' } } }),
      /^prop sku: documented as number, is string: /,
    ],
    [
      'an option too few',
      'airside-newsletter',
      ({ attributes: { audience, ...rest } }) => ({
        attributes: { ...rest, audience: { ...audience!, options: ['store'] } },
      }),
      /^prop audience: documented as "store", is "catalog" \| "store": /,
    ],
    [
      'an attribute that the class does not observe',
      'airside-store',
      ({ attributes }) => ({
        attributes: { ...attributes, currency: { type: 'text', description: 'Code.' } },
      }),
      /^attribute currency is documented, and does not exist: /,
    ],
    [
      'a property too many',
      'airside-price',
      () => ({ properties: { product: { type: 'object', description: 'The product.' } } }),
      /^prop product is documented, and does not exist: /,
    ],
    [
      'an event too many',
      'airside-price',
      ({ events }) => ({
        events: { ...events, 'airside-price-seen': { description: 'Seen.', detail: 'undefined' } },
      }),
      /^callback onPriceSeen is documented, and does not exist: /,
    ],
    [
      'an event too few, told from deep inside',
      'airside-product-card',
      ({ events }) => ({ events: without(events, 'airside-wishlist-item-added') }),
      /^callback onWishlistItemAdded exists, and is not documented: /,
    ],
    [
      'an event of another detail',
      'airside-product-card',
      ({ events }) => ({
        events: { ...events, 'airside-item-added': { description: 'In.', detail: 'CartEvent' } },
      }),
      /^event airside-item-added: the component does not give it a CartEvent: /,
    ],
    [
      'no word of failure',
      'airside-price',
      ({ events }) => ({ events: without(events, 'airside-error') }),
      /^event airside-error exists, and is not documented: /,
    ],
    [
      'a method too many',
      'airside-price',
      () => ({ methods: { refresh: { description: 'Asks again.', returns: 'void' } } }),
      /^method refresh\(\): void is documented, and does not exist: /,
    ],
    [
      'a method too few',
      'airside-mini-cart',
      ({ methods }) => ({ methods: without(methods!, 'close') }),
      /^method close\(\): void exists, and is not documented: /,
    ],
    [
      'a method with another result',
      'airside-add-to-cart',
      () => ({ methods: { add: { description: 'Adds.', returns: 'boolean' } } }),
      /^method add\(\): boolean is documented, and does not exist: /,
    ],
    [
      'a slot too many',
      'airside-price',
      ({ slots }) => ({ slots: { ...slots, before: 'Before the price.' } }),
      /^slot before is documented, and does not exist: /,
    ],
    [
      'a slot too few',
      'airside-price',
      () => ({ slots: {} }),
      /^slot '' \(the default slot\) exists, and is not documented: /,
    ],
    [
      'a part too many',
      'airside-price',
      ({ parts }) => ({ parts: { ...parts, currency: 'The currency.' } }),
      /^part currency is documented, and does not exist: /,
    ],
    [
      'a part too few, of a set',
      'airside-price',
      ({ parts }) => ({ parts: without(parts, 'price-saving') }),
      /^part price-saving exists, and is not documented: /,
    ],
    [
      'a part in a tone that it never has',
      'airside-newsletter',
      ({ parts }) => ({ parts: { ...parts, 'button-quiet': 'A button in words alone.' } }),
      /^part button-quiet is documented, and does not exist: /,
    ],
    [
      'a part too few, spread on its element',
      'airside-newsletter',
      ({ parts }) => ({ parts: without(parts, 'input') }),
      /^part input exists, and is not documented: /,
    ],
    [
      'a custom property too many',
      'airside-price',
      () => ({ customProperties: { '--airside-price-size': 'Size.' } }),
      /^custom property --airside-price-size is documented, and does not exist: /,
    ],
    [
      'a custom property too few',
      'airside-toasts',
      ({ customProperties }) => ({ customProperties: without(customProperties, '--airside-toast-width') }),
      /^custom property --airside-toast-width exists, and is not documented: /,
    ],
  ])('with %s', (_says, tag, change, problem) => {
    const contract = named(tag);
    expect(problems({ ...contract, ...change(contract) }, factsOf(tag))).toEqual(
      expect.arrayContaining([expect.stringMatching(problem)]),
    );
  });
});
