// What is pressed is seen at once; what it leads to takes longer than a frame and begins when that is painted.
import { useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

/** What is shown, and how the shopper changes it. `onChange` is told the last of several quick changes. */
export function useShownFirst<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [picked, setPicked] = useState<{ value: Value }>();
  const last = useRef(picked);
  // The one of by then: something else may have been pressed a moment ago.
  const change = useRef(onChange);
  useLayoutEffect(() => void (change.current = onChange));
  const pick = (next: Value) => {
    const mine = { value: next };
    last.current = mine;
    setPicked(mine);
    afterPaint(() => {
      if (last.current !== mine) return;
      change.current(next);
      setPicked(undefined);
    });
  };
  return [picked ? picked.value : value, pick];
}
