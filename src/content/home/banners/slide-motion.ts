// Moves a scrolling row of slides to one of them, in the carousel's own time.
import { inlineDirection } from '../../../ui/inline-direction';
import { carouselSpeed, easeInOut } from './carousel-rules';

/**
 * Scrolls to `slide`. Past the last of `count` slides stands a repetition of the first: once it is reached the row
 * jumps to the real first, unseen. Returns a function that stops the movement where it is.
 */
export function moveToSlide(row: HTMLElement, slide: number, count: number, calm: boolean): () => void {
  const from = row.scrollLeft;
  const to = slide * row.clientWidth * inlineDirection(row);
  const settle = () => {
    row.style.scrollSnapType = '';
    row.scrollLeft = slide >= count ? 0 : to;
  };
  if (calm) {
    settle();
    return () => {};
  }
  const start = performance.now();
  // Snapping would fight with every frame.
  row.style.scrollSnapType = 'none';
  let frame = requestAnimationFrame(function step(now) {
    const progress = Math.min(1, Math.max(0, (now - start) / carouselSpeed));
    row.scrollLeft = from + (to - from) * easeInOut(progress);
    if (progress < 1) frame = requestAnimationFrame(step);
    else settle();
  });
  return () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
  };
}
