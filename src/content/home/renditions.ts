// What is written of a picture's renditions into `srcset` and `src`.
import type { ContentImage } from './home-content';

/** Undefined where there is the picture alone. */
export const srcSetOf = ({ renditions }: ContentImage): string | undefined =>
  renditions.length > 0 ? renditions.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;

/** For those who do not choose: a middling one. */
export const usualUrl = ({ renditions, url }: ContentImage): string =>
  (renditions.find(({ width }) => width >= 640) ?? renditions.at(-1))?.url ?? url;

/** Width divided by height, where the service says them. */
export const ratioOf = ({ width, height }: ContentImage): number | undefined =>
  width && height ? width / height : undefined;
