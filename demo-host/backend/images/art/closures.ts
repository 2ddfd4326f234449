// Corks, caps, foils and wax on top of a bottle.
import { colour, hex, lit, mix, type Colour } from './colour';
import { fromPoints, shells, strip, type Outline, type Point } from './outline';
import type { Closure } from './shapes';

/** Light on an opaque round thing, from its left edge (−1) to its right (1). */
export function onRound(base: Colour, gloss: number): (share: number) => Colour {
  return (share) => {
    const side = share + 0.38;
    const light = 0.42 + 0.66 * Math.exp(-side * side * 1.5);
    const glint =
      gloss * (Math.exp(-(((share + 0.5) / 0.13) ** 2)) + 0.35 * Math.exp(-(((share - 0.72) / 0.1) ** 2)));
    return mix(
      lit(base, Math.min(1, light)),
      [255, 255, 255],
      Math.min(0.85, glint + Math.max(0, light - 1)),
    );
  };
}

function box(halfWidth: number, top: number, bottom: number, round: number): Outline {
  return fromPoints([
    [Math.max(1, halfWidth - round), top],
    [halfWidth - round * 0.3, top + round * 0.35],
    [halfWidth, top + round],
    [halfWidth, bottom - round * 0.3],
    [halfWidth - round * 0.2, bottom],
  ]);
}

const metals = {
  gold: colour('#b8914a'),
  silver: colour('#b4b6b8'),
  copper: colour('#a5633a'),
  black: colour('#23242a'),
};

/** What a part is made of. */
export type Stuff = 'cork' | 'wood' | 'metal' | 'plastic' | 'wax';

/** A groove, an edge or a grain that runs round a part. */
export interface Ring {
  y: number;
  height: number;
  colour: Colour;
  opacity: number;
}

/** A turned part of a closure. */
export interface Part {
  body: Outline;
  stuff: Stuff;
  colour: Colour;
  gloss: number;
  rings?: readonly Ring[];
}

type Metal = keyof typeof metals;

export interface ClosureOptions {
  closure: Closure;
  neck: Outline;
  /** Units of the picture in one millimetre. */
  mm: number;
  accent: Colour;
  metal: Metal;
}

/** From the lowest to the topmost; the bottle's rim is at y = 0, what stands above is negative. */
export function closureParts(options: ClosureOptions): readonly Part[] {
  return partsOf[options.closure](options);
}

export function drawClosure(options: ClosureOptions): string {
  const parts = closureParts(options).map(drawPart).join('');
  if (options.closure === 'wax') return drips(options) + parts;
  if (options.closure === 'champagne') return parts + creases(options);
  return parts;
}

function drawPart({ body, stuff, colour: base, gloss, rings = [] }: Part): string {
  const lines = rings.map(
    ({ y, height, colour: ink, opacity }) =>
      `<path d="${strip(body, -1, 1, y, y + height)}" fill="${hex(ink)}" opacity="${opacity}"/>`,
  );
  const drawn = shells(body, onRound(base, gloss), 12) + lines.join('');
  // Seen through the neck.
  return stuff === 'cork' ? `<g opacity=".82">${drawn}</g>` : drawn;
}

const dark: Colour = [0, 0, 0];
const bright: Colour = [255, 255, 255];

const partsOf: Record<Closure, (options: ClosureOptions) => Part[]> = {
  cork,
  metal: metalCap,
  screw: screwCap,
  wax,
  crown: crownCap,
  foil,
  champagne: champagneFoil,
};

function rimOf({ neck, mm }: ClosureOptions): number {
  return neck.halfWidth(4 * mm);
}

function cork(options: ClosureOptions): Part[] {
  const { mm, metal } = options;
  const rim = rimOf(options);
  const wood = mix(
    colour('#8a6238'),
    colour('#3a2616'),
    metal === 'black' ? 0.85 : metal === 'copper' ? 0.35 : 0,
  );
  const grain = [0.2, 0.42, 0.63, 0.81].map((share) => ({
    y: (-19 + 16.5 * share) * mm,
    height: 0.35 * mm,
    colour: colour('#2a1808'),
    opacity: 0.16,
  }));
  return [
    { body: box(rim * 0.76, 1 * mm, 17 * mm, 0.6 * mm), stuff: 'cork', colour: colour('#c9a26c'), gloss: 0 },
    {
      body: box(rim * 1.34, -19 * mm, -2.5 * mm, 3.5 * mm),
      stuff: 'wood',
      colour: wood,
      gloss: 0.12,
      rings: grain,
    },
    { body: box(rim * 1.2, -3.5 * mm, 1.5 * mm, 1 * mm), stuff: 'metal', colour: metals[metal], gloss: 0.55 },
  ];
}

function metalCap(options: ClosureOptions): Part[] {
  const { mm, metal } = options;
  const rings = [
    { y: -12 * mm, height: 0.7 * mm, colour: dark, opacity: 0.25 },
    { y: 19 * mm, height: 0.6 * mm, colour: dark, opacity: 0.3 },
    { y: 20 * mm, height: 0.6 * mm, colour: bright, opacity: 0.3 },
  ];
  const body = box(rimOf(options) * 1.14, -21 * mm, 26 * mm, 2.2 * mm);
  return [{ body, stuff: 'metal', colour: metals[metal], gloss: 0.55, rings }];
}

function screwCap(options: ClosureOptions): Part[] {
  const { mm, accent, metal } = options;
  const ribs = Array.from({ length: 5 }, (_, index) => ({
    y: (-2 + index * 1.7) * mm,
    height: 0.5 * mm,
    colour: dark,
    opacity: 0.22,
  }));
  const edge = { y: 23 * mm, height: 0.8 * mm, colour: mix(metals[metal], bright, 0.3), opacity: 0.9 };
  const body = box(rimOf(options) * 1.07, -5 * mm, 30 * mm, 1.6 * mm);
  return [{ body, stuff: 'plastic', colour: accent, gloss: 0.4, rings: [...ribs, edge] }];
}

function wax(options: ClosureOptions): Part[] {
  const { mm, accent } = options;
  const rim = rimOf(options);
  const body = fromPoints([
    [rim * 0.9, -5 * mm],
    [rim * 1.12, -2.5 * mm],
    [rim * 1.16, 6 * mm],
    [rim * 1.05, 11 * mm],
    [rim * 1.05, 32 * mm],
  ]);
  return [{ body, stuff: 'wax', colour: accent, gloss: 0.5 }];
}

function drips(options: ClosureOptions): string {
  const { mm, accent } = options;
  const rim = rimOf(options);
  return [-0.7, -0.2, 0.25, 0.74]
    .map((share, index) => {
      const length = [13, 24, 9, 17][index] ?? 10;
      return `<rect x="${share * rim - 2.6 * mm}" y="${27 * mm}" width="${5.2 * mm}" height="${(length + 5) * mm}" rx="${2.6 * mm}" fill="${hex(onRound(accent, 0)(share))}"/>`;
    })
    .join('');
}

function crownCap(options: ClosureOptions): Part[] {
  const { mm, accent } = options;
  const rim = rimOf(options);
  const body = fromPoints([
    [rim * 0.9, -4 * mm],
    [rim * 1.1, -1.5 * mm],
    [rim * 1.24, 4.5 * mm],
    [rim * 1.2, 5.5 * mm],
  ]);
  return [{ body, stuff: 'metal', colour: accent, gloss: 0.5 }];
}

function foil(options: ClosureOptions): Part[] {
  const { neck, mm, accent } = options;
  const width = rimOf(options) * 1.07;
  const long = 52 * mm;
  const body = fromPoints([[width * 0.72, -2.5 * mm], [width, -1 * mm], ...alongNeck(neck, mm, long)]);
  return [{ body, stuff: 'metal', colour: accent, gloss: 0.45, rings: [foilEdge(mm, long)] }];
}

const champagneLong = 112;

/** Long, creased, and swollen by the cork below it. */
function champagneFoil(options: ClosureOptions): Part[] {
  const { neck, mm, accent, metal } = options;
  const width = rimOf(options) * 1.34;
  const long = champagneLong * mm;
  const body = fromPoints([
    [width * 0.72, -13 * mm],
    [width, -8 * mm],
    [width * 1.02, 3 * mm],
    ...alongNeck(neck, mm, long).slice(2),
  ]);
  const base = mix(metals[metal], accent, 0.25);
  return [{ body, stuff: 'metal', colour: base, gloss: 0.45, rings: [foilEdge(mm, long)] }];
}

function creases(options: ClosureOptions): string {
  const { mm } = options;
  return [-0.55, -0.2, 0.3, 0.62]
    .flatMap((share) =>
      closureParts(options).map(
        ({ body }) =>
          `<path d="${strip(body, share, share + 0.05, 16 * mm, champagneLong * mm)}" fill="#fff" opacity=".16"/>`,
      ),
    )
    .join('');
}

/** A foil lies a millimetre thick on the neck, `long` down from the rim. */
function alongNeck(neck: Outline, mm: number, long: number): Point[] {
  return Array.from({ length: 14 }, (_, index) => {
    const y = (long * index) / 13;
    return [neck.halfWidth(Math.max(y, 10 * mm)) + 1 * mm, y + 0.01];
  });
}

const foilEdge = (mm: number, long: number): Ring => ({
  y: long - 3 * mm,
  height: 0.8 * mm,
  colour: bright,
  opacity: 0.4,
});
