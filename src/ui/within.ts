// Keeps style rules inside one element of the page without @scope, which browsers lack or get wrong.

/** Marks an element of ours without a shadow root; the styles of one end where the next begins. */
export const lightRootAttribute = 'data-airside-root';

/** Behind the subject of a rule: it may stand anywhere. Weighs nothing; the build writes it into every sheet of ours. */
export const anywhere = ':where(*)';

/** In its place: the subject is `element` (a selector) or inside it, and not inside the next element of ours. Weighs nothing either. */
export const within = (element: string): string =>
  `:where(${element},${element} *):not(:where(${element} [${lightRootAttribute}] *))`;
