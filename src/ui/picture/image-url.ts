// Image addresses with the resizing parameters that the media server and its CDN understand (behaviour 7.3).

/** Types that start with image- are optimised; any other type is only made absolute. */
export type ImageType = 'image-product' | 'image-category' | 'image-swatch' | 'content';

export interface ImageUrlOptions {
  width?: number;
  height?: number;
  type: ImageType;
  /** Secure base media URL of the store view, ends with /media/. Needed for relative addresses only. */
  base?: string;
}

/** behaviour 9, in CSS pixels times density. */
export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Width divided by height where nothing else is said (behaviour 9). */
export const imageRatio = 0.8;

const folders: Record<ImageType, string> = {
  'image-product': 'catalog/product',
  'image-category': 'catalog/category',
  'image-swatch': 'attribute/swatch',
  content: '',
};

const absolute = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

function resolve(src: string, type: ImageType, base: string): string {
  if (absolute.test(src)) return src;
  if (type === 'content') return new URL(src, new URL(base, 'http://relative.invalid')).href;
  const path = src.replace(/^\/+/, '').replace(/^media\//, '');
  const folder = folders[type];
  const file = path.startsWith(`${folder}/`) ? path : `${folder}/${path}`;
  return `${base.replace(/\/?$/, '/')}${file}`;
}

/** Adds type, size and format parameters; what the address already says is kept. Data addresses stay as they are. */
export function imageUrl(src: string, { width, height, type, base = '/media/' }: ImageUrlOptions): string {
  if (src === '' || /^(data|blob):/i.test(src)) return src;
  const full = resolve(src, type, base);
  if (!type.startsWith('image-')) return full.replace(/^http:\/\/relative\.invalid/, '');

  const [address = '', hash] = full.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined && !parameters.has(name)) parameters.set(name, value);
  };
  add('auto', 'webp');
  add('format', /\.png$/i.test(path) ? 'png' : 'pjpg');
  add('width', width === undefined ? undefined : String(Math.round(width)));
  add('height', height === undefined ? undefined : String(Math.round(height)));
  add('fit', 'cover');
  return `${path}?${parameters.toString()}${hash ? `#${hash}` : ''}`;
}

/** A srcset over the given widths, each with the height that the ratio asks for. */
export function imageSrcSet(
  src: string,
  options: Omit<ImageUrlOptions, 'width' | 'height'> & { widths: readonly ImageWidth[]; ratio: number },
): string {
  return options.widths
    .map((width) => `${imageUrl(src, { ...options, width, height: width / options.ratio })} ${width}w`)
    .join(', ');
}
