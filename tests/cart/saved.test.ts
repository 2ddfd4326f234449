// What the offers and discounts of a cart come to.
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/cart/cart';
import { savedBy } from '../../src/cart/saved';

const usd = (value: number) => ({ value, currency: 'USD' });
const usual = { rowTotal: usd(20) };
const offer = { rowTotal: usd(29.9), regularTotal: usd(36.5) };
const cartOf = (items: object[], more: Partial<Cart> = {}) =>
  ({ items, discounts: [], subtotal: usd(49.9), ...more }) as unknown as Cart;

describe('savedBy', () => {
  it('tells what offers save', () => {
    expect(savedBy(cartOf([offer, usual]))).toEqual(usd(6.6));
  });

  it.each([2.99, -2.99])('adds a discount of %s, whichever sign it has', (value) => {
    const discounts = [{ label: 'Ten percent', amount: usd(value) }];
    expect(savedBy(cartOf([offer, usual], { discounts }))).toEqual(usd(9.59));
  });

  it('says nothing where nothing is saved', () => {
    expect(savedBy(cartOf([usual]))).toBeUndefined();
  });

  it('says nothing of a cart that was read in part', () => {
    expect(savedBy(cartOf([offer], { isPartial: true }))).toBeUndefined();
  });
});
