// What hands do to an enlarged picture: two fingers pinch it, a mouse drags it. One finger scrolls, as it does everywhere.
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { zoomSteps } from './use-zoom';

const least = zoomSteps[0]!;
const largest = zoomSteps.at(-1)!;
/** px; less is a press. */
const slack = 4;

type Fingers = readonly [Touch, Touch];

const apart = ([one, other]: Fingers) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
const between = ([one, other]: Fingers) => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
});
const fingersOf = ({ touches: [one, other] }: TouchEvent): Fingers | undefined =>
  one && other ? [one, other] : undefined;

/** The answer says whether the press that ends now has moved the picture: it is no press then. */
export function useHands(
  stage: RefObject<HTMLElement | null>,
  zoom: number,
  zoomTo: (zoom: number, at: { x: number; y: number }) => void,
): () => boolean {
  const isMoved = useRef(false);
  const pinch = useRef<{ zoom: number; apart: number }>(undefined);
  const held = useRef<{ x: number; y: number }>(undefined);

  const onPinch = useEffectEvent((event: TouchEvent) => {
    const fingers = fingersOf(event);
    if (!fingers) return void (pinch.current = undefined);
    // The page would be enlarged instead.
    if (event.cancelable) event.preventDefault();
    pinch.current ??= { zoom, apart: apart(fingers) };
    const wanted = pinch.current.zoom * (apart(fingers) / pinch.current.apart);
    zoomTo(Math.min(largest, Math.max(least, wanted)), between(fingers));
  });

  // After each time: the stage is made anew whenever the window is opened.
  useEffect(() => {
    const target = stage.current;
    if (!target) return;
    const stop = new AbortController();
    const listening = { signal: stop.signal, passive: false };
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      target.addEventListener(type, (event) => onPinch(event), listening);
    target.addEventListener(
      'pointerdown',
      ({ pointerType, button, clientX: x, clientY: y }) => {
        isMoved.current = false;
        held.current = pointerType === 'mouse' && button === 0 ? { x, y } : undefined;
      },
      listening,
    );
    target.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y, buttons }) => {
        const { current: from } = held;
        if (!from || !buttons) return;
        if (!isMoved.current && Math.hypot(x - from.x, y - from.y) < slack) return;
        isMoved.current = true;
        target.scrollBy({ left: from.x - x, top: from.y - y, behavior: 'instant' });
        held.current = { x, y };
      },
      listening,
    );
    // A picture that is dragged as a file would take the pointer away.
    target.addEventListener('dragstart', (event) => event.preventDefault(), listening);
    return () => stop.abort();
  });
  return () => isMoved.current;
}
