// How wide a banner's picture is drawn, for `sizes`: it covers its frame, so that it may be wider than what is seen of it (banners.css).
// WebKit knows neither min(), max() nor clamp() there, and takes 100vw instead.
import type { Banner, ContentImage } from '../home-content';
import { ratioOf } from '../renditions';

/** Of the whole width, up to 62 % of the height. */
const narrow = (ratio: number): string => `${Math.ceil(Math.max(1, ratio) * 100)}vw`;

/** 400 to 600 px high, 40 % of the width between; beside words 7 of 12 columns. */
function wide(ratio: number, isBesideWords: boolean): string {
  const columns = isBesideWords ? 59 : 100;
  const asHighAs = (height: number) => `${Math.ceil(ratio * height)}px`;
  const asWideAs = (height: number) => `(width < ${Math.ceil((ratio * height * 100) / columns)}px)`;
  return ratio * 40 < columns
    ? `${asWideAs(400)} ${asHighAs(400)}, ${columns}vw`
    : `(width < 1000px) ${asHighAs(400)}, (width < 1500px) ${Math.ceil(ratio * 40)}vw, ${asWideAs(600)} ${asHighAs(600)}, ${columns}vw`;
}

const usualRatio = 2.4;

export function bannerSizes({ alignment, title, text, image, mobileImage }: Banner) {
  const ratio = (image && ratioOf(image)) ?? usualRatio;
  const mobileRatio = (of: ContentImage | undefined) => (of ? (ratioOf(of) ?? 1) : ratio);
  const isBesideWords = alignment !== 'center' && Boolean(title || text);
  const mobileSizes = narrow(mobileRatio(mobileImage));
  return { sizes: `(width < 768px) ${mobileSizes}, ${wide(ratio, isBesideWords)}`, mobileSizes };
}
