// How much larger a picture is shown than it fits, with the point that was looked at staying where it is.
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** On a picture; `detail` is 0 where it came by key. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** 1: the whole picture. */
export const zoomSteps: readonly number[] = [1, 1.5, 2, 3];

/** The step above or below, at the ends the last one. */
export function nextZoom(zoom: number, direction: number): number {
  const index = zoomSteps.findIndex((step) => step >= zoom);
  return zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, index + direction))] ?? zoom;
}

interface Point {
  x: number;
  y: number;
}

/** `stage` scrolls; its first child is the picture. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);

  const zoomTo = (next: number, at?: Point): void => {
    const frame = stage.current?.getBoundingClientRect();
    const picture = stage.current?.firstElementChild;
    if (!frame || !picture || next === zoom) return setZoom(next);
    const { x, y } = at ?? { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
    const before = picture.getBoundingClientRect();
    flushSync(() => setZoom(next));
    const after = picture.getBoundingClientRect();
    stage.current?.scrollBy({
      left: after.left + ((x - before.left) / before.width) * after.width - x,
      top: after.top + ((y - before.top) / before.height) * after.height - y,
      behavior: 'instant',
    });
  };
  const step = (direction: number, at?: Point) => zoomTo(nextZoom(zoom, direction), at);
  /** Twice as large, with a point of the picture in the middle: shares of its width and height. */
  const lookAt = (x: number, y: number): void => {
    flushSync(() => setZoom(2));
    const frame = stage.current?.getBoundingClientRect();
    const picture = stage.current?.firstElementChild?.getBoundingClientRect();
    if (!frame || !picture) return;
    stage.current?.scrollBy({
      left: picture.left + x * picture.width - frame.left - frame.width / 2,
      top: picture.top + y * picture.height - frame.top - frame.height / 2,
      behavior: 'instant',
    });
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // A pinch on a touch pad comes as this, too.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    step(event.deltaY < 0 ? 1 : -1, { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const target = stage.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React's own listener is passive and could not keep the page from being zoomed.
    target?.addEventListener('wheel', listener, { passive: false });
    return () => target?.removeEventListener('wheel', listener);
  });
  return { zoom, zoomTo, step, lookAt };
}
