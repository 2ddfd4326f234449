// What is pressed is seen before the work that it makes.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useShownFirst } from '../../src/ui/use-shown-first';
import { waitFor } from '../support/wait-for';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
});

let drawn: string | undefined;
let pick: (value: string) => void;
function Choice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  [drawn, pick] = useShownFirst(value, onChange);
  return null;
}

function draw(value: string, onChange: (value: string) => void) {
  root ??= createRoot(document.createElement('div'));
  flushSync(() => root?.render(<Choice value={value} onChange={onChange} />));
}

it('shows what was chosen at once, and tells once that is painted', async () => {
  const onChange = vi.fn((value: string) => draw(value, onChange));
  draw('name', onChange);
  flushSync(() => pick('price'));
  expect(drawn).toBe('price');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('price'));
  draw('newest', onChange);
  await waitFor(() => expect(drawn).toBe('newest'));
});

it('tells the last of several quick changes', async () => {
  const onChange = vi.fn();
  draw('name', onChange);
  flushSync(() => pick('price'));
  flushSync(() => pick('newest'));
  expect(drawn).toBe('newest');
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('newest'));
});

it('shows what holds where nothing came of it', async () => {
  const onChange = vi.fn();
  draw('name', onChange);
  flushSync(() => pick('price'));
  await waitFor(() => expect(drawn).toBe('name'));
  expect(onChange).toHaveBeenCalledOnce();
});

it('tells who listens by then', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  draw('name', before);
  flushSync(() => pick('price'));
  draw('name', after);
  await waitFor(() => expect(after).toHaveBeenCalledExactlyOnceWith('price'));
  expect(before).not.toHaveBeenCalled();
});
