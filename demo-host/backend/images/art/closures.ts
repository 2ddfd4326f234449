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

function line(body: Outline, y: number, height: number, fill: string, opacity: number): string {
  return `<path d="${strip(body, -1, 1, y, y + height)}" fill="${fill}" opacity="${opacity}"/>`;
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

/** Drawn with the bottle's rim at y = 0; what stands above is negative. */
export function drawClosure({ closure, neck, mm, accent, metal }: ClosureOptions): string {
  const rim = rimOf(neck, mm);
  switch (closure) {
    case 'cork':
      return cork(rim, mm, metal);
    case 'metal':
      return metalCap(rim, mm, metal);
    case 'screw':
      return screwCap(rim, mm, accent, metal);
    case 'wax':
      return wax(rim, mm, accent);
    case 'crown':
      return crownCap(rim, mm, accent);
    case 'foil':
      return foil(neck, mm, accent);
    case 'champagne':
      return champagneFoil(neck, mm, accent, metal);
  }
}

function rimOf(neck: Outline, mm: number): number {
  return neck.halfWidth(4 * mm);
}

function part(body: Outline, base: Colour, gloss: number): string {
  return shells(body, onRound(base, gloss), 12);
}

function cork(rim: number, mm: number, metal: Metal): string {
  const wood = mix(
    colour('#8a6238'),
    colour('#3a2616'),
    metal === 'black' ? 0.85 : metal === 'copper' ? 0.35 : 0,
  );
  const top = box(rim * 1.34, -19 * mm, -2.5 * mm, 3.5 * mm);
  const collar = box(rim * 1.2, -3.5 * mm, 1.5 * mm, 1 * mm);
  const inNeck = box(rim * 0.76, 1 * mm, 17 * mm, 0.6 * mm);
  const grain = [0.2, 0.42, 0.63, 0.81]
    .map((share) => line(top, (-19 + 16.5 * share) * mm, 0.35 * mm, '#2a1808', 0.16))
    .join('');
  return (
    `<g opacity=".82">${part(inNeck, colour('#c9a26c'), 0)}</g>` +
    part(top, wood, 0.12) +
    grain +
    part(collar, metals[metal], 0.55)
  );
}

function metalCap(rim: number, mm: number, metal: Metal): string {
  const cap = box(rim * 1.14, -21 * mm, 26 * mm, 2.2 * mm);
  return (
    part(cap, metals[metal], 0.55) +
    line(cap, -12 * mm, 0.7 * mm, '#000', 0.25) +
    line(cap, 19 * mm, 0.6 * mm, '#000', 0.3) +
    line(cap, 20 * mm, 0.6 * mm, '#fff', 0.3)
  );
}

function screwCap(rim: number, mm: number, accent: Colour, metal: Metal): string {
  const cap = box(rim * 1.07, -5 * mm, 30 * mm, 1.6 * mm);
  const ribs = Array.from({ length: 5 }, (_, index) =>
    line(cap, (-2 + index * 1.7) * mm, 0.5 * mm, '#000', 0.22),
  ).join('');
  return (
    part(cap, accent, 0.4) +
    ribs +
    line(cap, 23 * mm, 0.8 * mm, hex(mix(metals[metal], [255, 255, 255], 0.3)), 0.9)
  );
}

function wax(rim: number, mm: number, accent: Colour): string {
  const coat = fromPoints([
    [rim * 0.9, -5 * mm],
    [rim * 1.12, -2.5 * mm],
    [rim * 1.16, 6 * mm],
    [rim * 1.05, 11 * mm],
    [rim * 1.05, 32 * mm],
  ]);
  const drips = [-0.7, -0.2, 0.25, 0.74]
    .map((share, index) => {
      const length = [13, 24, 9, 17][index] ?? 10;
      return `<rect x="${share * rim - 2.6 * mm}" y="${27 * mm}" width="${5.2 * mm}" height="${(length + 5) * mm}" rx="${2.6 * mm}" fill="${hex(onRound(accent, 0)(share))}"/>`;
    })
    .join('');
  return drips + part(coat, accent, 0.5);
}

function crownCap(rim: number, mm: number, accent: Colour): string {
  const cap = fromPoints([
    [rim * 0.9, -4 * mm],
    [rim * 1.1, -1.5 * mm],
    [rim * 1.24, 4.5 * mm],
    [rim * 1.2, 5.5 * mm],
  ]);
  return part(cap, accent, 0.5);
}

function foil(neck: Outline, mm: number, accent: Colour): string {
  const width = rimOf(neck, mm) * 1.07;
  const long = 52 * mm;
  const body = fromPoints([[width * 0.72, -2.5 * mm], [width, -1 * mm], ...alongNeck(neck, mm, long)]);
  return part(body, accent, 0.45) + foilEdge(body, mm, long);
}

/** Long, creased, and swollen by the cork below it. */
function champagneFoil(neck: Outline, mm: number, accent: Colour, metal: Metal): string {
  const width = rimOf(neck, mm) * 1.34;
  const long = 112 * mm;
  const body = fromPoints([
    [width * 0.72, -13 * mm],
    [width, -8 * mm],
    [width * 1.02, 3 * mm],
    ...alongNeck(neck, mm, long).slice(2),
  ]);
  const creases = [-0.55, -0.2, 0.3, 0.62]
    .map(
      (share) => `<path d="${strip(body, share, share + 0.05, 16 * mm, long)}" fill="#fff" opacity=".16"/>`,
    )
    .join('');
  return part(body, mix(metals[metal], accent, 0.25), 0.45) + creases + foilEdge(body, mm, long);
}

/** A foil lies a millimetre thick on the neck, `long` down from the rim. */
function alongNeck(neck: Outline, mm: number, long: number): Point[] {
  return Array.from({ length: 14 }, (_, index) => {
    const y = (long * index) / 13;
    return [neck.halfWidth(Math.max(y, 10 * mm)) + 1 * mm, y + 0.01];
  });
}

function foilEdge(body: Outline, mm: number, long: number): string {
  return line(body, long - 3 * mm, 0.8 * mm, '#fff', 0.4);
}
