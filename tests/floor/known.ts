// What the built files use beyond the floor, and what stands in for it. Names as in script-features.ts and style-features.ts.

/** By feature, what a browser without it does. */
export const known: Record<string, string> = {
  // Asked for before they are used.
  'AbortSignal.any': 'any-signal.ts adds up the signals by hand',
  'URL.canParse': 'zod tries `new URL`',
  requestIdleCallback: 'a timer, of when the page has loaded',
  cancelIdleCallback: 'a timer',
  '.canIntercept': 'without the Navigation API links are heard by their clicks',
  '.intercept': 'as .canIntercept',
  '.currentEntry': 'as .canIntercept',
  '.navigation': 'as .canIntercept',
  'view-transition-name': 'decoration: screens change without',
  ':view-transition': 'decoration: screens change without',
  ':view-transition-group': 'decoration: screens change without',
  '.prerendering': 'before it a page is never prepared: nothing waits',
  '.navigate': 'as .canIntercept',
  '.connection': 'a fast network is taken for granted',
  '.popover': 'toasts lie over the page by their z-index',
  '.showPopover': 'as .popover',
  '.hidePopover': 'as .popover',
  '.moveBefore': 'Preact inserts before',
  '.startViewTransition': 'React asks for it under a <ViewTransition>, which nothing here draws',
  '.fetchPriority': 'of what React preloads when it is told to, which nothing here does',
  '.imageSizes': 'as .fetchPriority',
  '.touches': 'a screen that is touched says so by the event itself; Safari on a Mac has none',
  // Decoration, or what a device has no use for.
  '@starting-style': 'windows are there at once',
  ':dir': 'arrows and stars are drawn as from left to right',
  'text-wrap': 'lines break as they come',
  'scrollbar-width': 'scroll bars are as wide as usual',
  'content-visibility': 'all rows are drawn at once',
  'contain-intrinsic-block-size': 'as content-visibility',
  'user-select': 'a double press marks a word',
  'mask-image': 'written under its prefix as well',
  hyphens: 'written under its prefix as well',
  'forced-color-adjust': 'colours are those of the system',
  resize: 'phones have no corner to pull at',
  'cursor: pointer': 'phones have no pointer',
  'cursor: not-allowed': 'phones have no pointer',
  'cursor: progress': 'phones have no pointer',
  'cursor: zoom-in': 'phones have no pointer',
  'cursor: zoom-out': 'phones have no pointer',
};

/** Words of our own and of libraries that newer interfaces have as well. */
export const words = new Set(
  (
    'suffix parse number element session config end initialize types address transform removed serial variable tag controller ' +
    'delay drop to s watch cssFloat fallback share margin marginTop marginBottom movementX movementY animation transition ' +
    'skipTransition capture info minBlockSize added in when take'
  ).split(' '),
);
