// Tests that prove several criteria.
import type { Proof } from './criterion.ts';

export const purchase: Proof = [
  'journeys/checkout/guest-purchase.spec.ts',
  'buys a bottle, declined once, with axe on every page passed',
];
export const byEar: Proof = [
  'elements/by-ear.browser.test.ts',
  'says what there is, what it costs, what was done and what is missing',
];
export const namedControls: Proof = [
  'journeys/checkout/checkout-keyboard.spec.ts',
  'buys by keyboard at ${width}, with a name for every control',
];
export const labelled: Proof = ['ui/controls.browser.test.tsx', 'ties label, hint and error to the control'];
