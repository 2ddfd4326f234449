// Who goes, who waits, who is sent away.
import { expect, it } from 'vitest';
import { BusyError, Turns } from '../../../demo-host/backend/images/turns';

/** Work that the test ends. */
function piece() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  const state = { isBegun: false };
  const work = async () => {
    state.isBegun = true;
    await done;
  };
  return { work, end, state };
}

it('lets so many go at once, and the others in the order in which they came', async () => {
  const turns = new Turns(2, 10);
  const order: number[] = [];
  const pieces = Array.from({ length: 5 }, piece);
  const all = pieces.map(({ work }, n) => turns.take(() => (order.push(n), work())));
  expect(order).toEqual([0, 1]);
  pieces[1]!.end();
  await all[1];
  await expect.poll(() => order).toEqual([0, 1, 2]);
  pieces.forEach(({ end }) => end());
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

it('sends away who would wait too long, and takes up work again afterwards', async () => {
  const turns = new Turns(1, 1);
  const [running, waiting, late] = [piece(), piece(), piece()];
  const all = [turns.take(running.work), turns.take(waiting.work)];
  await expect(turns.take(late.work)).rejects.toThrow(BusyError);
  running.end();
  waiting.end();
  await Promise.all(all);
  late.end();
  await turns.take(late.work);
  expect(late.state.isBegun).toBe(true);
});

it('does no work for who has gone, and gives the place to the next', async () => {
  const turns = new Turns(1, 2);
  const [running, gone, next] = [piece(), piece(), piece()];
  const first = turns.take(running.work);
  const leaving = new AbortController();
  const second = turns.take(gone.work, leaving.signal);
  const third = turns.take(next.work);
  leaving.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(turns.take(gone.work, leaving.signal)).rejects.toThrow('gone');
  running.end();
  next.end();
  await Promise.all([first, third]);
  expect([gone.state.isBegun, next.state.isBegun]).toEqual([false, true]);
});

it('passes the turn on when work fails', async () => {
  const turns = new Turns(1, 1);
  const failed = turns.take(() => Promise.reject(new Error('failed')));
  const next = turns.take(() => Promise.resolve('fine'));
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('fine');
});
