// Which of several answers is still wanted.
import { expect, it } from 'vitest';
import { createLastRequest } from '../../src/transport/last-request';

it('counts what was asked last, and what was asked beside it', () => {
  const requests = createLastRequest();
  const first = requests.begin();
  const beside = requests.join();
  expect([first(), beside()]).toEqual([true, true]);
  const second = requests.begin();
  expect([first(), beside(), second()]).toEqual([false, false, true]);
  requests.drop();
  expect(second()).toBe(false);
});
