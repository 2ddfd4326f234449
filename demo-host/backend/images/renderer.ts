// Turns SVG into bytes, a few at a time, so that a page full of pictures does not hold up everything else.
import sharp from 'sharp';
import type { Rendition } from './parameters';

sharp.concurrency(1);
sharp.cache(false);

const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function turn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** `draw` gives the SVG at the size of the rendition; it runs when its turn has come. */
export function render(draw: () => string, { format, quality }: Rendition): Promise<Buffer> {
  return turn(async () => {
    // Let what waits in the event loop go first: drawing is synchronous.
    await new Promise((resolve) => setImmediate(resolve));
    const image = sharp(Buffer.from(draw()), { limitInputPixels: 64_000_000 }).flatten({
      background: '#f6f0e4',
    });
    if (format === 'webp') return image.webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
    if (format === 'png') return image.png({ compressionLevel: 8, palette: false }).toBuffer();
    return image.jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  });
}
