// The silhouettes of bottles in millimetres, each as it would stand on a shelf when it holds 750 ml.
import { outline, type Outline } from './outline';
import { between, pick } from './random';
import type { Kind } from '../kinds';

export type Closure = 'cork' | 'screw' | 'metal' | 'foil' | 'champagne' | 'crown' | 'wax';

export interface Shape {
  height: number;
  /** Half widths. */
  body: number;
  /** Half width at the foot; the body narrows or widens towards it. */
  foot: number;
  neck: number;
  /** Where the shoulder begins and ends, from the rim. */
  neckEnd: number;
  shoulderEnd: number;
  /** How long neck and body keep their direction in the shoulder, 0 to 1: high both = S, low both = straight slope. */
  neckCurve: number;
  bodyCurve: number;
  /** Radius at the foot. */
  corner: number;
  /** Swelling in the middle of the neck. */
  bulge: number;
  /** Flat front with cut edges. */
  square: boolean;
  closures: readonly Closure[];
  /** Thickness of the glass floor. */
  floor: number;
  /** Where a label fits, as shares of the straight body. */
  label: readonly [top: number, bottom: number];
}

// oxfmt-ignore
const round: Shape = {
  height: 292, body: 39, foot: 38.5, neck: 14, neckEnd: 78, shoulderEnd: 128, neckCurve: 0.5, bodyCurve: 0.62, corner: 7,
  bulge: 0, square: false, closures: ['screw', 'cork'], floor: 9, label: [0.1, 0.86],
};

// oxfmt-ignore
const shapes = {
  round,
  /** Sloping shoulders, as malts like them. */
  sloping: { ...round, height: 298, body: 40, neckEnd: 70, shoulderEnd: 152, neckCurve: 0.62, bodyCurve: 0.5, closures: ['cork', 'metal'] },
  bulged: { ...round, height: 290, body: 40, neckEnd: 84, shoulderEnd: 126, bulge: 4.5, neckCurve: 0.42, bodyCurve: 0.72, closures: ['cork', 'metal'] },
  square: { ...round, height: 246, body: 45, foot: 45, neck: 15, neckEnd: 58, shoulderEnd: 84, neckCurve: 0.2, bodyCurve: 0.82, corner: 6, square: true, floor: 15, closures: ['cork'], label: [0.08, 0.88] },
  decanter: { ...round, height: 250, body: 49, foot: 46, neck: 16, neckEnd: 62, shoulderEnd: 98, neckCurve: 0.3, bodyCurve: 0.85, corner: 10, floor: 16, closures: ['cork', 'metal'], label: [0.12, 0.84] },
  flask: { ...round, height: 262, body: 50, foot: 48, neck: 14, neckEnd: 66, shoulderEnd: 118, neckCurve: 0.5, bodyCurve: 0.9, corner: 12, floor: 12, closures: ['screw', 'cork', 'wax'], label: [0.12, 0.86] },
  tall: { ...round, height: 312, body: 37, foot: 36.5, neck: 14.5, neckEnd: 86, shoulderEnd: 116, neckCurve: 0.35, bodyCurve: 0.85, corner: 5, floor: 14, closures: ['metal', 'screw'], label: [0.06, 0.88] },
  cylinder: { ...round, height: 286, body: 40, foot: 40, neck: 16, neckEnd: 66, shoulderEnd: 86, neckCurve: 0.1, bodyCurve: 0.94, corner: 5, floor: 17, closures: ['metal', 'cork'], label: [0.06, 0.88] },
  apothecary: { ...round, height: 232, body: 47, foot: 46.5, neck: 16.5, neckEnd: 50, shoulderEnd: 84, neckCurve: 0.25, bodyCurve: 0.9, corner: 8, floor: 14, closures: ['cork'], label: [0.08, 0.86] },
  teardrop: { ...round, height: 282, body: 41, foot: 58, neck: 14, neckEnd: 64, shoulderEnd: 178, neckCurve: 0.55, bodyCurve: 0.35, corner: 14, floor: 13, closures: ['cork', 'metal'], label: [0.05, 0.8] },
  squat: { ...round, height: 218, body: 51, foot: 50, neck: 17, neckEnd: 48, shoulderEnd: 82, neckCurve: 0.25, bodyCurve: 0.92, corner: 14, floor: 17, closures: ['cork'], label: [0.08, 0.84] },
  slender: { ...round, height: 322, body: 34, foot: 35, neck: 12.5, neckEnd: 80, shoulderEnd: 186, neckCurve: 0.7, bodyCurve: 0.55, corner: 6, floor: 9, closures: ['metal', 'screw'], label: [0.06, 0.88] },
  bell: { ...round, height: 268, body: 45, foot: 47, neck: 14, neckEnd: 74, shoulderEnd: 142, neckCurve: 0.8, bodyCurve: 0.75, corner: 10, floor: 11, closures: ['screw', 'cork', 'metal'], label: [0.08, 0.84] },
  bordeaux: { ...round, height: 300, body: 38, foot: 37.5, neck: 14, neckEnd: 88, shoulderEnd: 122, neckCurve: 0.3, bodyCurve: 0.86, corner: 5, floor: 5, closures: ['foil'], label: [0.14, 0.8] },
  burgundy: { ...round, height: 296, body: 41.5, foot: 41, neck: 14.5, neckEnd: 72, shoulderEnd: 166, neckCurve: 0.62, bodyCurve: 0.5, corner: 5, floor: 5, closures: ['foil'], label: [0.1, 0.78] },
  sparkling: { ...round, height: 312, body: 44, foot: 43.5, neck: 14.5, neckEnd: 62, shoulderEnd: 176, neckCurve: 0.6, bodyCurve: 0.48, corner: 6, floor: 6, closures: ['champagne'], label: [0.08, 0.74] },
  longneck: { ...round, height: 236, body: 31, foot: 30.5, neck: 13, neckEnd: 66, shoulderEnd: 116, neckCurve: 0.6, bodyCurve: 0.6, corner: 5, floor: 5, closures: ['crown'], label: [0.08, 0.82] },
} satisfies Record<string, Shape>;

type ShapeName = keyof typeof shapes;

const usual: Partial<Record<Kind, readonly ShapeName[]>> = {
  whisky: ['round', 'sloping', 'bulged', 'square', 'decanter', 'flask'],
  vodka: ['tall', 'cylinder', 'slender', 'tall', 'round'],
  gin: ['apothecary', 'cylinder', 'squat', 'bell', 'round'],
  rum: ['round', 'bulged', 'bell', 'decanter', 'sloping'],
  tequila: ['squat', 'square', 'apothecary', 'cylinder', 'tall'],
  brandy: ['teardrop', 'decanter', 'flask', 'bell'],
  liqueur: ['bell', 'slender', 'round', 'flask', 'bulged', 'tall'],
  spirit: ['round', 'cylinder', 'apothecary', 'bell', 'tall'],
  wine: ['bordeaux', 'burgundy'],
  champagne: ['sparkling'],
  beer: ['longneck'],
};

/** The house's bottle: the same for everything of one brand and kind, in slightly own proportions. */
export function shapeOf(kind: Kind, brand: string): Shape {
  const seed = `${kind}/${brand}`;
  const shape: Shape = shapes[pick<ShapeName>(usual[kind] ?? usual.spirit ?? ['round'], seed)];
  const stretch = between(0.965, 1.035, seed + 'height');
  const girth = between(0.96, 1.05, seed + 'girth');
  return {
    ...shape,
    height: shape.height * stretch,
    neckEnd: shape.neckEnd * stretch,
    shoulderEnd: shape.shoulderEnd * stretch,
    body: shape.body * girth,
    foot: shape.foot * girth,
  };
}

/** Scales a bottle to what it holds: a miniature keeps its neck, a magnum grows in girth. */
export function sized(shape: Shape, millilitres: number): Shape {
  const scale = Math.cbrt(millilitres / 750);
  const neck = Math.pow(scale, 0.72);
  const girth = scale > 1 ? Math.pow(scale, 1.12) : Math.pow(scale, 0.94);
  return {
    ...shape,
    height: shape.height * scale,
    body: shape.body * girth,
    foot: shape.foot * girth,
    neck: shape.neck * neck,
    neckEnd: shape.neckEnd * scale * (scale < 1 ? 0.92 : 0.98),
    shoulderEnd: shape.shoulderEnd * scale * (scale < 1 ? 0.96 : 1),
    corner: shape.corner * scale,
    bulge: shape.bulge * neck,
    floor: shape.floor * scale,
  };
}

/** `scale` turns millimetres into the units of the picture. */
export function glassOutline(shape: Shape, scale: number): Outline {
  const { height, body, foot, neck, neckEnd, shoulderEnd, neckCurve, bodyCurve, corner, bulge } = shape;
  const slope = shoulderEnd - neckEnd;
  const mm = (x: number, y: number) => [x * scale, y * scale] as const;
  const lip = neck * 1.16;
  const bodyAt = (y: number) => body + ((foot - body) * (y - shoulderEnd)) / (height - shoulderEnd);
  return outline(mm(lip * 0.94, 0), [
    [mm(lip, 1.5)],
    [mm(lip, 7)],
    [mm(neck, 9)],
    [mm(neck + bulge * 1.3, neckEnd * 0.4), mm(neck + bulge * 1.3, neckEnd * 0.7), mm(neck, neckEnd)],
    [mm(neck, neckEnd + slope * neckCurve), mm(body, shoulderEnd - slope * bodyCurve), mm(body, shoulderEnd)],
    [mm(bodyAt(height - corner), height - corner)],
    [mm(foot, height - corner * 0.4), mm(foot - corner * 0.35, height), mm(foot - corner * 0.9, height)],
  ]);
}
