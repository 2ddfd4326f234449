// What turns the banners: swipes, buttons, and on narrow screens time.
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useMemo, useState } from 'react';
import '../../../words/catalogue/content';
import { useText } from '../../../words/use-text';
import { IconButton } from '../../../ui/icon/IconButton';
import { lessMotion, useCarousel } from '../../../ui/use-carousel';
import { useMedia } from '../../../ui/use-media';
import { useShortSwipes } from './use-short-swipes';

const narrow = '(width < 768px)';
/** ms from one banner to the next. */
const delay = 3000;

export interface BannerControlsProps {
  /** Of the row of banners, of which there are several. */
  viewport: HTMLElement;
  onIndex: (index: number) => void;
  /** The pointer or the focus is on the banners: they stand still. */
  isHeld: boolean;
}

export function BannerControls({ viewport, onIndex, isHeld }: BannerControlsProps) {
  const text = useText();
  const [isPaused, setPaused] = useState(false);
  const loop = useMedia(narrow);
  const wantsLessMotion = useMedia(lessMotion);
  const autoplays = loop && !wantsLessMotion;
  // Left to itself it would go on when the pointer leaves, even if paused.
  const plugins = useMemo(
    () => (autoplays ? [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })] : []),
    [autoplays],
  );
  const embla = useCarousel({ viewport, loop, plugins, onSelect: onIndex });
  useShortSwipes(embla);

  const plays = autoplays && !isPaused && !isHeld;
  useEffect(() => {
    const follow = () => {
      const autoplay = embla?.plugins().autoplay;
      if (!plays) autoplay?.stop();
      // Not laid out, it has nowhere to go.
      else if (embla?.canScrollNext()) autoplay?.play();
    };
    follow();
    // The plugin stops for good at a touch, and begins anew with the rest.
    embla?.on('pointerUp', follow).on('reInit', follow);
    return () => void embla?.off('pointerUp', follow).off('reInit', follow);
  }, [embla, plays]);

  return (
    <>
      {autoplays && (
        <IconButton
          label={text(isPaused ? 'content.play' : 'content.pause')}
          icon={isPaused ? 'play' : 'pause'}
          onClick={() => setPaused(!isPaused)}
        />
      )}
      <IconButton
        label={text('content.previous')}
        icon="chevron-left"
        onClick={() => embla?.scrollPrev(wantsLessMotion)}
      />
      <IconButton
        label={text('content.next')}
        icon="chevron-right"
        onClick={() => embla?.scrollNext(wantsLessMotion)}
      />
    </>
  );
}
