// What the words for an order's state say of it.
import { expect, it } from 'vitest';
import { statusLabels } from '../../../demo-host/backend/orders/status';
import { toneOf } from '../../../src/account/orders/order-state';

it('tells all states of a Magento as it comes apart from those that it does not know', () =>
  expect(Object.values(statusLabels).map(toneOf)).toEqual([
    'waiting',
    'moving',
    'done',
    'over',
    'over',
    'held',
  ]));

it('takes no heed of capitals, and guesses at no word of a merchant’s own', () =>
  expect([' COMPLETE ', 'On hold', 'Ready at the counter', 'constructor', ''].map(toneOf)).toEqual([
    'done',
    'held',
    undefined,
    undefined,
    undefined,
  ]));
