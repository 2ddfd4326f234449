// Corks, caps, foils and wax on top of a bottle.
import { colour, hex, lit, mix, type Colour } from './colour';
import { fromPoints, shells, strip, type Outline } from './outline';
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

export interface ClosureOptions {
  closure: Closure;
  neck: Outline;
  /** Units of the picture in one millimetre. */
  mm: number;
  accent: Colour;
  metal: keyof typeof metals;
}

/** Drawn with the bottle's rim at y = 0; what stands above is negative. */
export function drawClosure({ closure, neck, mm, accent, metal }: ClosureOptions): string {
  const rim = neck.halfWidth(4 * mm);
  const bright = metals[metal];
  const part = (body: Outline, base: Colour, gloss: number) => shells(body, onRound(base, gloss), 12);
  switch (closure) {
    case 'cork': {
      const wood = mix(
        colour('#8a6238'),
        colour('#3a2616'),
        metal === 'black' ? 0.85 : metal === 'copper' ? 0.35 : 0,
      );
      const top = box(rim * 1.34, -19 * mm, -2.5 * mm, 3.5 * mm);
      const collar = box(rim * 1.2, -3.5 * mm, 1.5 * mm, 1 * mm);
      const cork = box(rim * 0.76, 1 * mm, 17 * mm, 0.6 * mm);
      const grain = [0.2, 0.42, 0.63, 0.81]
        .map((share) => line(top, (-19 + 16.5 * share) * mm, 0.35 * mm, '#2a1808', 0.16))
        .join('');
      return (
        `<g opacity=".82">${part(cork, colour('#c9a26c'), 0)}</g>` +
        part(top, wood, 0.12) +
        grain +
        part(collar, bright, 0.55)
      );
    }
    case 'metal': {
      const cap = box(rim * 1.14, -21 * mm, 26 * mm, 2.2 * mm);
      return (
        part(cap, bright, 0.55) +
        line(cap, -12 * mm, 0.7 * mm, '#000', 0.25) +
        line(cap, 19 * mm, 0.6 * mm, '#000', 0.3) +
        line(cap, 20 * mm, 0.6 * mm, '#fff', 0.3)
      );
    }
    case 'screw': {
      const cap = box(rim * 1.07, -5 * mm, 30 * mm, 1.6 * mm);
      const ribs = Array.from({ length: 5 }, (_, index) =>
        line(cap, (-2 + index * 1.7) * mm, 0.5 * mm, '#000', 0.22),
      ).join('');
      return (
        part(cap, accent, 0.4) +
        ribs +
        line(cap, 23 * mm, 0.8 * mm, hex(mix(bright, [255, 255, 255], 0.3)), 0.9)
      );
    }
    case 'wax': {
      const wax = fromPoints([
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
      return drips + part(wax, accent, 0.5);
    }
    case 'crown': {
      const cap = fromPoints([
        [rim * 0.9, -4 * mm],
        [rim * 1.1, -1.5 * mm],
        [rim * 1.24, 4.5 * mm],
        [rim * 1.2, 5.5 * mm],
      ]);
      return part(cap, accent, 0.5);
    }
    case 'foil':
    case 'champagne': {
      const isSparkling = closure === 'champagne';
      const long = (isSparkling ? 112 : 52) * mm;
      const swelling = isSparkling ? 1.34 : 1.07;
      const heights = Array.from({ length: 14 }, (_, index) => (long * index) / 13);
      const foil = fromPoints([
        [rim * swelling * 0.72, (isSparkling ? -13 : -2.5) * mm],
        [rim * swelling, (isSparkling ? -8 : -1) * mm],
        ...(isSparkling ? ([[rim * swelling * 1.02, 3 * mm]] as const) : []),
        ...heights
          .slice(isSparkling ? 2 : 0)
          .map((y) => [neck.halfWidth(Math.max(y, 10 * mm)) + 1 * mm, y + 0.01] as const),
      ]);
      const base = isSparkling ? mix(bright, accent, 0.25) : accent;
      const creases = isSparkling
        ? [-0.55, -0.2, 0.3, 0.62]
            .map(
              (share) =>
                `<path d="${strip(foil, share, share + 0.05, 16 * mm, long)}" fill="#fff" opacity=".16"/>`,
            )
            .join('')
        : '';
      return part(foil, base, 0.45) + creases + line(foil, long - 3 * mm, 0.8 * mm, '#fff', 0.4);
    }
  }
}
