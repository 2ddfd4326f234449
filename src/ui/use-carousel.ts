// Embla on a row of slides that fill their viewport: one at a time, in the direction of the text, without motion for those who want less.
import { useEffect } from 'react';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type Plugins = NonNullable<Parameters<typeof useEmblaCarousel>[1]>;

export const lessMotion = '(prefers-reduced-motion: reduce)';

/** Not ms, but how weakly a slide is drawn to its place: at 20 it is there, but for a hundredth, after 450 ms. */
const duration = 20;
const noPlugins: Plugins = [];

export interface CarouselOptions extends Pick<Options, 'active' | 'loop'> {
  /** Its first child is the row. */
  viewport: HTMLElement;
  plugins?: Plugins;
  /** Told which slide is the current one, counted from 0: at once, and when another is on its way. */
  onSelect: (index: number) => void;
}

export function useCarousel({
  viewport,
  plugins = noPlugins,
  onSelect,
  ...options
}: CarouselOptions): Embla | undefined {
  const direction = getComputedStyle(viewport).direction as Options['direction'];
  // Slides that are out of sight are inert: what is focused need not be brought into it.
  const settings: Options = { ...options, align: 'start', direction, duration, watchFocus: false };
  const [attach, embla] = useEmblaCarousel(settings, plugins);
  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => {
    const tell = (told: Embla) => onSelect(told.selectedScrollSnap());
    if (embla) tell(embla);
    embla?.on('select', tell).on('reInit', tell);
    return () => void embla?.off('select', tell).off('reInit', tell);
  }, [embla, onSelect]);

  return embla;
}
