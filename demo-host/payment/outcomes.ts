// What each test card does when an order is paid with it.
import type { CardOutcome } from './nonces';

export const outcomes: ReadonlyMap<string, CardOutcome> = new Map<string, CardOutcome>([
  ['4111111111111111', 'approved'],
  ['5555555555554444', 'approved'],
  ['378282246310005', 'approved'],
  ['6011111111111117', 'approved'],
  ['4000111111111115', 'declined'],
  ['5105105105105100', 'declined'],
  ['4000000000009995', 'insufficient-funds'],
  ['3566002020360505', 'processor-unavailable'],
  ['4000000000000119', 'times-out'],
  ['4000000000000259', 'times-out-placed'],
]);
