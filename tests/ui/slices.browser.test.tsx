// A long list begins at once and goes on frame by frame.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { useSlices, type SlicesOptions } from '../../src/ui/use-slices';
import { waitFor } from '../support/wait-for';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
});

/** Every number that was drawn. */
let drawn: number[] = [];
function List(options: SlicesOptions) {
  drawn.push(useSlices(options));
  return null;
}

function draw(options: SlicesOptions) {
  root ??= createRoot(document.createElement('div'));
  flushSync(() => root?.render(<List {...options} />));
}
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
};
const last = () => drawn.at(-1);

it('draws the beginning at once and all of it in the end, in more than one step', async () => {
  drawn = [];
  draw({ total: 60, first: 8 });
  expect(drawn).toEqual([8]);
  await waitFor(() => expect(last()).toBe(60));
  expect(new Set(drawn).size).toBeGreaterThan(3);
  expect(drawn).toEqual([...drawn].sort((one, other) => one - other));
  draw({ total: 61, first: 8 });
  await waitFor(() => expect(last()).toBe(61));
  draw({ total: 3, first: 8 });
  expect(last()).toBe(3);
});

it('draws no more than the beginning until it is seen', async () => {
  drawn = [];
  draw({ total: 60, first: 8, isSeen: false });
  await frames(10);
  expect(new Set(drawn)).toEqual(new Set([8]));
  draw({ total: 60, first: 8, isSeen: true });
  await waitFor(() => expect(last()).toBe(60));
});

it('begins anew with items of something else', async () => {
  draw({ total: 60, first: 8, of: 'gin' });
  await waitFor(() => expect(last()).toBe(60));
  draw({ total: 40, first: 8, of: 'rum' });
  expect(last()).toBe(8);
  await waitFor(() => expect(last()).toBe(40));
});
