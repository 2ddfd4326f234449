// Many screens side by side on one picture, each under its name.
import sharp from 'sharp';
import { escapeHtml } from '../../../server/http/html';

export interface Shot {
  name: string;
  png: Uint8Array;
}

/** px of the sheet. */
const most = 2000;
const gap = 20;
const title = 26;

/** Narrow screens are shown larger than wide ones, for what they show is. */
export function grid(width: number, count: number): { columns: number; across: number; rows: number } {
  const columns = width < 600 ? 10 : width < 1000 ? 7 : 5;
  const across = Math.floor((most - gap * (columns + 1)) / columns);
  return { columns, across, rows: Math.ceil(count / columns) };
}

/** As WebP. */
export async function joined(
  shots: readonly Shot[],
  screen: { width: number; height: number },
): Promise<Buffer> {
  const { columns, across, rows } = grid(screen.width, shots.length);
  const down = Math.round((across * screen.height) / screen.width);
  const place = (index: number) => ({
    left: gap + (index % columns) * (across + gap),
    top: gap + Math.floor(index / columns) * (down + title + gap) + title,
  });
  const height = gap + rows * (down + title + gap);
  const names = shots
    .map(({ name }, index) => {
      const { left, top } = place(index);
      return `<text x="${left}" y="${top - 8}">${escapeHtml(name)}</text>`;
    })
    .join('');
  const captions = `<svg xmlns="http://www.w3.org/2000/svg" width="${most}" height="${height}" font-family="sans-serif" font-size="13" fill="#333">${names}</svg>`;
  const pictures = await Promise.all(
    shots.map(async ({ png }, index) => ({
      input: await sharp(png)
        .resize({ width: across, height: down, fit: 'cover', position: 'top' })
        .png()
        .toBuffer(),
      ...place(index),
    })),
  );
  return sharp({ create: { width: most, height, channels: 3, background: '#e8e8e8' } })
    .composite([...pictures, { input: Buffer.from(captions), left: 0, top: 0 }])
    .webp({ quality: 42, effort: 6 })
    .toBuffer();
}
