// An element that needs a product or a category begins with one of the shop's.
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Contract } from '../../../elements/kit/contract';
import type { Choice } from './choices';
import type { ChoicesFor } from './shop-data';

/** There is something to see at once. Answers which attribute holds the example. */
export function useExample(
  { tag, needs = [] }: Contract,
  values: Record<string, string>,
  choicesFor: ChoicesFor,
  take: (values: Record<string, string>) => void,
): RefObject<string> {
  const taken = useRef('');
  const onExample = useEffectEvent((name: string, found: readonly Choice[]) => {
    const examples = found.slice(0, name === 'skus' ? 4 : 1).map(({ value }) => value);
    if (!examples.length || needs.some((other) => values[other])) return;
    taken.current = name;
    take({ ...values, [name]: examples.join(' ') });
  });
  const [first] = needs;
  const isGiven = useEffectEvent(() => needs.some((name) => values[name]));
  useEffect(() => {
    taken.current = '';
    const choices = first && !isGiven() ? choicesFor(tag, first) : undefined;
    if (!choices || !first) return;
    const ending = new AbortController();
    choices.search('', ending.signal).then(
      (found) => !ending.signal.aborted && onExample(first, found),
      // Somebody will choose by hand.
      () => undefined,
    );
    return () => ending.abort();
  }, [tag, first, choicesFor]);
  return taken;
}
