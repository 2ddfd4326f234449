// Which values can be chosen, and what a choice stands for.
import { describe, expect, it } from 'vitest';
import {
  choiceState,
  choose,
  chosenVariant,
  initialChoice,
  missingOptions,
  offerFor,
  selectedOptions,
  valueState,
} from '../../../src/catalog/purchase/option-choice';
import type { Offer, Variant } from '../../../src/catalog/product';

const offer = (value: number): Offer => ({
  final: { value, currency: 'USD' },
  regular: { value, currency: 'USD' },
  saving: 0,
  isFrom: false,
});
const variant = (size: string, box: string, inStock: boolean, price: number): Variant => ({
  sku: `${size}-${box}`,
  name: '',
  inStock,
  offer: offer(price),
  isPriceHidden: false,
  images: [],
  values: { size, box },
});
const values = (...uids: string[]) => uids.map((uid) => ({ uid, label: uid }));

/** 50 with or without a box; 70 only with, and sold out; 100 only without. 150 is gone from the variants. */
const product = {
  inStock: true,
  offer: offer(10),
  options: [
    { code: 'size', label: 'Size', values: values('50', '70', '100', '150') },
    { code: 'box', label: 'Box', values: values('with', 'without') },
  ],
  variants: [
    variant('50', 'with', true, 25),
    variant('50', 'without', true, 20),
    variant('70', 'with', false, 35),
    variant('100', 'without', true, 50),
  ],
};

describe('a value', () => {
  it.each([
    [{}, 'size', '50', 'available'],
    [{}, 'size', '70', 'sold-out'],
    [{}, 'size', '150', 'impossible'],
    [{ box: 'without' }, 'size', '70', 'impossible'],
    [{ box: 'with' }, 'size', '100', 'impossible'],
    [{ size: '50' }, 'size', '100', 'available'],
    [{ size: '70' }, 'box', 'with', 'sold-out'],
    [{ size: '70' }, 'box', 'without', 'impossible'],
  ] as const)('after %o, %s %s is %s', (choice, code, uid, state) => {
    expect(valueState(product, choice, code, uid)).toBe(state);
  });
});

describe('choosing', () => {
  it.each([
    [{}, 'size', '50', { size: '50' }],
    [{ size: '50' }, 'box', 'with', { size: '50', box: 'with' }],
    [{ size: '50', box: 'with' }, 'size', '100', { size: '100' }],
    [{ size: '100', box: 'without' }, 'box', 'with', { box: 'with' }],
    [{ size: '50', box: 'with' }, 'size', '70', { size: '70', box: 'with' }],
  ] as const)('from %o, %s %s leads to %o', (choice, code, uid, next) => {
    expect(choose(product, choice, code, uid)).toEqual(next);
  });

  it('stands for a variant only when every option is chosen', () => {
    expect(chosenVariant(product, { size: '50' })).toBeUndefined();
    expect(missingOptions(product, { size: '50' }).map(({ code }) => code)).toEqual(['box']);
    expect(chosenVariant(product, { size: '50', box: 'without' })?.sku).toBe('50-without');
  });

  it('tells what can be bought', () => {
    expect(choiceState(product, {})).toBe('available');
    expect(choiceState(product, { size: '70', box: 'with' })).toBe('sold-out');
    expect(choiceState(product, { size: '70', box: 'without' })).toBe('impossible');
    expect(choiceState({ ...product, options: [], variants: [], inStock: false }, {})).toBe('sold-out');
  });

  it('sends the uids in the order of the options', () => {
    expect(selectedOptions(product, { box: 'with', size: '50' })).toEqual(['50', 'with']);
  });
});

describe('the first choice', () => {
  it('is the linked variant, even a sold-out one', () => {
    expect(initialChoice(product, '70-with')).toEqual({ size: '70', box: 'with' });
  });

  it('is nothing for an unknown link or where there is something to choose', () => {
    expect(initialChoice(product, 'nope')).toEqual({});
    expect(initialChoice(product)).toEqual({});
  });

  it('is the only variant there is', () => {
    expect(initialChoice({ ...product, variants: product.variants.slice(0, 1) })).toEqual({
      size: '50',
      box: 'with',
    });
  });
});

describe('the price', () => {
  it('is the variant’s own', () => {
    expect(offerFor(product, { size: '100', box: 'without' })).toMatchObject({
      final: { value: 50 },
      isFrom: false,
    });
  });

  it('is the cheapest that can still be bought', () => {
    expect(offerFor(product, {})).toMatchObject({ final: { value: 20 }, isFrom: true });
    expect(offerFor(product, { box: 'with' })).toMatchObject({ final: { value: 25 }, isFrom: false });
    expect(offerFor(product, { size: '70' })).toMatchObject({ final: { value: 35 }, isFrom: false });
  });

  it('is the product’s where no variant says one', () => {
    expect(offerFor({ ...product, variants: [] }, {})).toBe(product.offer);
  });
});
