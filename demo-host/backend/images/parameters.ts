// Reads width, height, fit, quality and format of an image address (behaviour 7.3) and bounds them to a small set of files.
import { extname } from 'node:path';

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';
export interface Rendition {
  width: number;
  height: number;
  /** Width divided by height, before both are whole numbers. */
  ratio: number;
  format: Format;
  quality: number;
}

/** behaviour 9: the widths that a shop asks for; 480 and 720 are the content service's. Any other one gets the next larger. */
export const widths = [40, 80, 160, 320, 480, 640, 720, 960, 1280, 1600, 2560] as const;
/** Width divided by height: those of the shop, and what cameras and screens have. Any other one gets the nearest. */
const ratios = [1 / 4, 1 / 3, 1 / 2, 9 / 16, 2 / 3, 3 / 4, 0.8, 1, 5 / 4, 4 / 3, 3 / 2, 1.6, 16 / 9, 2, 2.4, 3, 4] as const; // oxfmt-ignore
const highest = 3200;
const qualities = [50, 65, 80, 86, 92] as const;
/** High enough that the soft ground shows no steps. */
const usualQuality = 86;

function number(text: string | null): number | undefined {
  const value = Number(text);
  return text && Number.isFinite(value) && value > 0 ? value : undefined;
}

function nextUp(steps: readonly number[], value: number): number {
  return steps.find((step) => step >= value) ?? steps[steps.length - 1] ?? value;
}

/** As one sees it: twice as wide is as far away as half as wide. */
export function nearestRatio(value: number): number {
  const distance = (ratio: number) => Math.abs(Math.log(ratio / value));
  return ratios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

export interface Natural {
  width: number;
  /** Width divided by height. */
  ratio: number;
}

/** Of a picture that is no product's: `folder` below media, and its file's name. */
export const naturalOf = (folder: string, name: string): Natural => ({
  width: 1600,
  ratio: /mobile|portrait|square/.test(name) ? 0.8 : folder === 'catalog/category' ? 1.6 : 2.4,
});

/** Where only one side is asked for, the picture keeps its own proportions; a wanted frame is filled (fit=cover). */
export function renditionOf(url: URL, accept: string | null, natural: Natural): Rendition {
  const query = url.searchParams;
  const [askedWidth, askedHeight] = [number(query.get('width')), number(query.get('height'))];
  const ratio = askedWidth && askedHeight ? nearestRatio(askedWidth / askedHeight) : natural.ratio;
  const width = nextUp(widths, askedWidth ?? (askedHeight ? askedHeight * ratio : natural.width));
  const height = Math.min(highest, Math.round(width / ratio));
  return {
    width,
    height,
    ratio,
    format: formatOf(url, accept),
    quality: nextUp(qualities, number(query.get('quality')) ?? usualQuality),
  };
}

/** As a CDN does it: what the browser takes counts with `auto`, and where no format is asked for. */
function formatOf(url: URL, accept: string | null): Format {
  const asked = url.searchParams.get('format');
  if (!asked || url.searchParams.get('auto') === 'webp')
    for (const format of ['avif', 'webp'] as const)
      if (accept?.toLowerCase().includes(`image/${format}`)) return format;
  const wanted = asked ?? extname(url.pathname).slice(1).toLowerCase();
  return wanted === 'avif' || wanted === 'webp' || wanted === 'png' ? wanted : 'jpeg';
}
