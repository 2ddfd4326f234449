// Draws the demo brand's film and writes it as WebM and MP4: `npx tsx demo-host/backend/media/draw-film.ts` (needs ffmpeg).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawPiece } from '../images/art/piece';
import { backdrop, navy, standing, svgDocument } from '../images/art/scene';

const stage = { width: 3200, height: 1800 };
const film = { width: 640, height: 360, rate: 12, seconds: 12 };
const floor = 1480;

const bottles = [
  ['Glen Tarrow 10 Year Old', 620, 1.15],
  ['Glen Tarrow 12 Year Old Sherry Cask', 1110, 1.15],
  ['Glen Tarrow 15 Year Old', 1600, 1.25],
  ['Glen Tarrow 18 Year Old', 2090, 1.15],
  ['Glen Tarrow 21 Year Old Port Finish', 2580, 1.15],
] as const;

/** Where the camera is, as second, left edge, top edge and width of what it sees. */
const path: readonly (readonly [second: number, x: number, y: number, width: number])[] = [
  [0, 1240, 700, 720],
  [3, 1000, 560, 1200],
  [6, 380, 560, 1300],
  [9, 1560, 620, 1200],
  [12, 500, 420, 2200],
];

function still(): Promise<Buffer> {
  const pieces = bottles.map(([name, x, scale], index) => {
    const piece = drawPiece({
      kind: 'whisky',
      brand: 'Glen Tarrow',
      name,
      millilitres: 700,
      volume: '700 ml',
    });
    return `<g transform="translate(${x} ${floor}) scale(${scale})">${standing(piece, 0, 0, navy, `p${index}`)}</g>`;
  });
  const content = backdrop(stage.width, stage.height, floor - 220, navy) + pieces.join('');
  const svg = svgDocument(content, { ...stage, viewWidth: stage.width, viewHeight: stage.height });
  return sharp(Buffer.from(svg), { limitInputPixels: 64_000_000 }).removeAlpha().png().toBuffer();
}

/** What the camera sees at a moment; it starts and stops softly. */
function view(second: number) {
  const next = Math.max(
    1,
    path.findIndex(([at]) => at >= second),
  );
  const [from, x0, y0, w0] = path[next - 1]!;
  const [to, x1, y1, w1] = path[next]!;
  const part = (second - from) / (to - from);
  const soft = part * part * (3 - 2 * part);
  const mix = (a: number, b: number) => Math.round(a + (b - a) * soft);
  const width = mix(w0, w1);
  const height = Math.round((width * film.height) / film.width);
  return { left: mix(x0, x1), top: Math.min(mix(y0, y1), stage.height - height), width, height };
}

async function write(picture: Buffer, file: string, codec: readonly string[]): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${film.width}x${film.height}`,
    '-r',
    String(film.rate),
  ];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-i', '-', ...codec, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) =>
    encoder.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`)))),
  );
  for (let frame = 0; frame < film.rate * film.seconds; frame += 1) {
    const seen = sharp(picture).extract(view(frame / film.rate));
    encoder.stdin.write(await seen.resize(film.width, film.height).raw().toBuffer());
  }
  encoder.stdin.end();
  await ended;
}

const name = join(fileURLToPath(import.meta.url), '../files/brand/glen-tarrow');
const picture = await still();
const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '52',
  '-b:v',
  '0',
  '-pix_fmt',
  'yuv420p',
  '-row-mt',
  '1',
  '-deadline',
  'good',
  '-cpu-used',
  '1',
];
const h264 = [
  '-c:v',
  'libx264',
  '-crf',
  '41',
  '-preset',
  'veryslow',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
];
await write(picture, `${name}.webm`, vp9);
await write(picture, `${name}.mp4`, h264);
await sharp(picture).extract(view(0)).resize(1280, 720).jpeg({ quality: 72 }).toFile(`${name}.jpg`);
