// How wide a banner's picture is drawn, for `sizes`: it covers its frame, so that it may be wider than what is seen of it (banners.css).
// WebKit knows neither min(), max() nor clamp() there, and takes 100vw instead.
import type { Banner, ContentImage } from '../home-content';
import { ratioOf } from '../renditions';

/** Of the whole width, and 288 px high: 80 % of what a small phone has. */
const narrow = (ratio: number): string => `${Math.ceil(Math.max(100, ratio * 80))}vw`;

/** 360 to 560 px high, 25 % of the width between; beside words 7 of 12 columns. */
function wide(ratio: number, isBeside: boolean): string {
  const columns = isBeside ? 59 : 100;
  const asHighAs = (height: number) => `${Math.ceil(ratio * height)}px`;
  const asWideAs = (height: number) => `(width < ${Math.ceil((ratio * height * 100) / columns)}px)`;
  return ratio * 25 < columns
    ? `${asWideAs(360)} ${asHighAs(360)}, ${columns}vw`
    : `(width < 1440px) ${asHighAs(360)}, (width < 2240px) ${Math.ceil(ratio * 25)}vw, ${asWideAs(560)} ${asHighAs(560)}, ${columns}vw`;
}

const usualRatio = 2.4;

/** Whether its words stand beside its picture where there is room, not on it. */
export const isBesideWords = ({ alignment, title, text }: Banner): boolean =>
  alignment !== 'center' && Boolean(title || text);

export function bannerSizes(banner: Banner) {
  const { image, mobileImage } = banner;
  const ratio = (image && ratioOf(image)) ?? usualRatio;
  const mobileRatio = (of: ContentImage | undefined) => (of ? (ratioOf(of) ?? 1) : ratio);
  const mobileSizes = narrow(mobileRatio(mobileImage));
  return { sizes: `(width < 768px) ${mobileSizes}, ${wide(ratio, isBesideWords(banner))}`, mobileSizes };
}
