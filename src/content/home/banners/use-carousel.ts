// The behaviour of the banner carousel over native scrolling: steps, endless loop and autoplay on narrow screens only.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { inlineDirection } from '../../../ui/inline-direction';
import { nextSlide, slideAt, swipeTarget } from './carousel-rules';
import { moveToSlide } from './slide-motion';

/** Below this width banners change by themselves (SPEC 9). */
export const narrowCarousel = '(width < 768px)';
/** ms that a banner stands (SPEC 9). */
const autoplayDelay = 3000;

export interface Carousel {
  index: number;
  /** Banners change by themselves here, unless paused. */
  autoplays: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  go: (by: number) => void;
  /** Hover and focus hold the banners still, each for itself. */
  hover: (isOver: boolean) => void;
  focus: (isInside: boolean) => void;
}

/** `track` is the scrolling row; where it loops, its last child repeats the first slide. */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  count: number,
  isNarrow: boolean,
): Carousel {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [isHovered, hover] = useState(false);
  const [isFocused, focus] = useState(false);
  const [calm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const stop = useRef<() => void>(undefined);
  const loops = isNarrow && count > 1;
  const autoplays = loops && !calm;

  const move = (slide: number) => {
    stop.current?.();
    stop.current = track.current ? moveToSlide(track.current, slide, count, calm) : undefined;
  };
  const swiped = useEffectEvent((target: number) => move(target));
  const advance = useEffectEvent(() => {
    if (document.visibilityState === 'visible') move(nextSlide(index, 1, count, true));
  });

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    let touch: { x: number; slide: number } | undefined;
    const here = () => slideAt(row.scrollLeft, row.clientWidth, count);
    const scrolled = () => setIndex(here());
    const touched = (event: TouchEvent) => {
      stop.current?.();
      const x = event.touches[0]?.clientX;
      touch = x === undefined ? undefined : { x, slide: here() };
    };
    const released = (event: TouchEvent) => {
      const x = event.changedTouches[0]?.clientX;
      const target =
        touch && x !== undefined
          ? swipeTarget(touch.slide, (touch.x - x) * inlineDirection(row), count, loops)
          : undefined;
      if (target !== undefined) swiped(target);
      touch = undefined;
    };
    row.addEventListener('scroll', scrolled, { passive: true });
    row.addEventListener('touchstart', touched, { passive: true });
    row.addEventListener('touchend', released, { passive: true });
    return () => {
      stop.current?.();
      row.removeEventListener('scroll', scrolled);
      row.removeEventListener('touchstart', touched);
      row.removeEventListener('touchend', released);
    };
  }, [track, count, loops]);

  useEffect(() => {
    if (!autoplays || paused || isHovered || isFocused) return;
    const timer = setInterval(advance, autoplayDelay);
    return () => clearInterval(timer);
  }, [autoplays, paused, isHovered, isFocused, index]);

  return {
    index,
    autoplays,
    paused,
    setPaused,
    hover,
    focus,
    go: (by) => move(nextSlide(index, by, count, loops)),
  };
}
