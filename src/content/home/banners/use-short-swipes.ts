// Embla turns a slide after a flick or past its middle; banners are turned by any swipe that is no press.
import { useEffect } from 'react';
import { inlineDirection } from '../../../ui/inline-direction';
import type { Embla } from '../../../ui/use-carousel';

/** px that a finger must travel. */
const threshold = 10;

export function useShortSwipes(embla: Embla | undefined): void {
  useEffect(() => {
    let slide = 0;
    let from = 0;
    const place = (of: Embla) => of.slideNodes()[slide]?.getBoundingClientRect().x ?? 0;
    const down = (touched: Embla) => {
      slide = touched.selectedScrollSnap();
      from = place(touched);
    };
    const up = (swiped: Embla) => {
      if (swiped.selectedScrollSnap() !== slide) return;
      const onward = (from - place(swiped)) * inlineDirection(swiped.rootNode());
      if (onward > threshold) swiped.scrollNext();
      else if (onward < -threshold) swiped.scrollPrev();
    };
    embla?.on('pointerDown', down).on('pointerUp', up);
    return () => void embla?.off('pointerDown', down).off('pointerUp', up);
  }, [embla]);
}
