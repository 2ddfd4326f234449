// A picture that goes has no width to choose any more.

/**
 * Chromium keeps a lazy picture of `sizes="auto"`, and the tree round it, for as long as there is a width to choose, and chooses that of
 * the screen once the picture is out of the page.
 */
export function forgetWidths(image: HTMLImageElement): void {
  // Not another one to fetch.
  if (image.currentSrc) image.src = image.currentSrc;
  image.removeAttribute('srcset');
}
