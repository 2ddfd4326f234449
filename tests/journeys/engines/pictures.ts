// Which file of a picture an engine takes: each reads `sizes` in its own way.
import type { EnginePage } from './driver';

/** A line for each picture in sight that is fetched larger than needed: a smaller file of its `srcset` is half as wide again as it is drawn. */
export function oversizedPictures(page: EnginePage): Promise<string[]> {
  return page.evaluate(() => {
    const every = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? every(one.shadowRoot) : []),
      ]);
    /** Covering its frame it may be wider than what is seen of it. */
    const drawnWidth = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.max(width, (height * image.naturalWidth) / image.naturalHeight) * devicePixelRatio;
    };
    const files = (image: HTMLImageElement) =>
      image.srcset.split(', ').map((each) => {
        const [url = '', width = ''] = each.split(' ');
        return { url: new URL(url, document.baseURI).href, width: Number.parseInt(width, 10) };
      });
    return every(document).flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.srcset || !image.naturalWidth) return [];
      const all = files(image);
      const taken = all.find(({ url }) => url === image.currentSrc)?.width ?? 0;
      const enough = 1.5 * drawnWidth(image);
      const isOversized = all.some(({ width }) => width < taken && width >= enough);
      return isOversized ? [`${taken} px for ${enough / 1.5}: ${image.currentSrc}`] : [];
    });
  });
}
