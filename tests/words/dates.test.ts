// Times as backends write them, and whose way of writing dates people see.
import { expect, it } from 'vitest';
import { dateLocale, parseTime } from '../../src/words/dates';

it.each([
  ['2026-12-03T18:00:00.000Z', '2026-12-03T18:00:00.000Z'],
  ['2026-12-03T18:00:00+01:00', '2026-12-03T17:00:00.000Z'],
  ['2026-12-03 18:00:00', '2026-12-03T18:00:00.000Z'],
  ['tomorrow', undefined],
  ['', undefined],
  [null, undefined],
])('%s', (text, expected) => expect(parseTime(text)?.toISOString()).toBe(expected));

it('dates follow the visitor within the language of the shop', () => {
  expect(dateLocale('en_US', ['de-AT', 'en-GB'])).toBe('en-GB');
  expect(dateLocale('en_US', ['de-AT'])).toBe('en-US');
});
