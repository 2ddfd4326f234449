// What nobody sees yet does not hold up what is pressed.
import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** The value; where `isLate`, as it was until what changes with it is painted. By identity. */
export function useAfterPaint<T>(value: T, isLate: boolean): T {
  const [late, setLate] = useState({ value });
  const isBehind = late.value !== value;
  if (isBehind && !isLate) setLate({ value });
  useEffect(() => {
    if (!isBehind) return;
    let isCalledOff = false;
    afterPaint(() => isCalledOff || setLate({ value }));
    return () => {
      isCalledOff = true;
    };
  }, [isBehind, value]);
  return isLate ? late.value : value;
}
