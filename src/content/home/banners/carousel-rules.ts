// The arithmetic of the banner carousel.

/** ms from one slide to the next (SPEC 9). */
export const carouselSpeed = 500;
/** px that a finger must travel (SPEC 9). */
const swipeThreshold = 10;

/** Slide in sight, counted from 0. The repeated first slide behind the last one counts as the first. */
export function slideAt(scrollLeft: number, width: number, count: number): number {
  if (width <= 0 || count <= 0) return 0;
  return Math.round(Math.abs(scrollLeft) / width) % count;
}

/** Slide to go to. `count` itself means the repeated first slide, which a loop passes over. */
export function nextSlide(index: number, by: number, count: number, loops: boolean): number {
  const target = index + by;
  if (loops) return target < 0 ? count - 1 : Math.min(target, count);
  return Math.min(count - 1, Math.max(0, target));
}

/** Slide that a swipe asks for; undefined when it was too short to mean anything. `travelled` is positive towards the next slide. */
export function swipeTarget(
  index: number,
  travelled: number,
  count: number,
  loops: boolean,
): number | undefined {
  if (Math.abs(travelled) <= swipeThreshold) return undefined;
  return nextSlide(index, travelled > 0 ? 1 : -1, count, loops);
}

/** Slow, fast, slow. */
export function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - (-2 * progress + 2) ** 2 / 2;
}
