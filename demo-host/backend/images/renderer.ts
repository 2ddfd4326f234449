// Turns SVG, and pictures that are there, into bytes, a few at a time, so that a page full of pictures does not hold up everything else.
import sharp, { type Sharp } from 'sharp';
import type { Rendition } from './parameters';
import { Turns } from './turns';

sharp.concurrency(1);
sharp.cache(false);

/** Some pages full of pictures; who comes later comes again. */
const mostWaiting = 200;
const turns = new Turns(2, mostWaiting);

/** Of about the same look; a higher effort takes five times as long and saves a tenth. */
const avifQuality = (quality: number): number => Math.round(quality * 0.7);

/** An SVG of the size that is wanted, or a file of any size. */
export type Picture = string | { file: string };

const read = (picture: Picture, { width, height }: Rendition): Sharp =>
  typeof picture === 'string'
    ? sharp(Buffer.from(picture), { limitInputPixels: 64_000_000 }).flatten({ background: '#f6f0e4' })
    : sharp(picture.file).resize({ width, height, fit: 'cover' });

/**
 * `draw` gives the picture, an SVG at the size of the rendition; it runs when its turn has come. Rejects with BusyError where too many
 * wait already, and with the reason of `signal` where nobody waits any more.
 */
export function render(draw: () => Picture, rendition: Rendition, signal?: AbortSignal): Promise<Buffer> {
  return turns.take(async () => {
    // Let what waits in the event loop go first: drawing is synchronous.
    await new Promise((resolve) => setImmediate(resolve));
    const picture = draw();
    const image = read(picture, rendition);
    const { format, quality } = rendition;
    if (format === 'avif') return image.avif({ quality: avifQuality(quality), effort: 2 }).toBuffer();
    if (format === 'webp') return image.webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
    if (format === 'png') return image.png({ compressionLevel: 8, palette: false }).toBuffer();
    return image.jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  }, signal);
}
