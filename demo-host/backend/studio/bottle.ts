// A bottle as a scene: glass, what is in it, label and closure, of the same shapes and colours as the drawn one.
import { closureParts, type Part } from '../images/art/closures';
import { mix } from '../images/art/colour';
import type { Bottle } from '../images/art/design';
import { liquidIn } from '../images/art/glass';
import { layouts } from '../images/art/label-layouts';
import { fromPoints, type Outline, type Point } from '../images/art/outline';
import { svgDocument } from '../images/art/scene';
import { flat, Pen } from '../images/art/surface';
import { air, glass, liquid, paper, solid } from './materials';
import { axis, turned } from './mesh';

/** Millimetres of glass. */
const wall = 2.4;
/** How far the paper stands off, in units of the picture. */
const gap = 0.35;

/** The label as it comes from the printer: an SVG with this many points for a unit of the picture. */
export function printedLabel({ label }: Bottle, fineness = 2): string {
  const { half, top, bottom, layout, words, ink } = label;
  const art = layouts[layout](new Pen(flat), label, words, ink);
  const [viewWidth, viewHeight] = [half * 2, bottom - top];
  const [width, height] = [viewWidth, viewHeight].map((side) => Math.round(side * fineness)) as [
    number,
    number,
  ];
  const placed = `<g transform="translate(${half} ${-top})">${art}</g>`;
  return svgDocument(placed, { width, height, viewWidth, viewHeight });
}

/** `label`: the file of the printed label, as PNG. */
export function bottleScene(bottle: Bottle, label: string): string {
  const { shape, scale, body, filling } = bottle;
  const foot = body.bottom;
  const across = shape.body * scale * 2;
  const power = shape.square ? squared(bottle) : undefined;
  const inside = liquidIn(body, shape, scale, filling);
  const piece = (profile: readonly Point[], look: string) => `${turned({ profile, foot, power })}\n${look} }`;
  return [
    piece(glassProfile(bottle), glass(filling, wall * scale, across)),
    piece(liquidProfile(inside, scale), liquid(filling, across)),
    piece(airProfile(bottle, inside), air),
    `${sheet(bottle)}\n${paper(label)} }`,
    ...closureParts(bottle.closure).flatMap((part) => closureScene(part, foot, bottle.closure.mm)),
  ].join('\n');
}

/** Down its outside; the foot is hollow below. */
function glassProfile({ shape, scale, body }: Bottle): Point[] {
  const [edge, y] = body.points.at(-1) ?? [0, 0];
  const deep = shape.floor * scale * 0.4;
  const hollow: Point[] = [0.96, 0.8, 0.6, 0.4, 0.2].map((share) => [
    edge * share,
    y - deep * Math.cos((share * Math.PI) / 2),
  ]);
  return [[axis, 0], ...body.points, ...hollow, [axis, y - deep]];
}

/** It climbs a little at the wall. */
const climb = 1.1;

function liquidProfile(inside: Outline, scale: number): Point[] {
  const [half, level] = inside.points[0] ?? [0, 0];
  const surface: Point[] = [0.7, 0.85, 0.94].map((share) => [
    half * share,
    level - climb * scale * share ** 12,
  ]);
  return [
    [axis, level],
    ...surface,
    [half, level - climb * scale],
    ...inside.points.slice(1),
    [axis, inside.bottom],
  ];
}

/** From the rim to the liquid, as wide as the neck where the lip stands out. */
function airProfile({ shape, scale, body }: Bottle, inside: Outline): Point[] {
  const [half, level] = inside.points[0] ?? [0, 0];
  const lipEnd = 9 * scale;
  const low = level - (climb + 0.2) * scale;
  const widest = (y: number) => Math.min(body.halfWidth(y), y <= lipEnd ? shape.neck * scale : Infinity);
  const heights = [scale, lipEnd, ...body.points.map(([, y]) => y).filter((y) => y > lipEnd && y < low), low];
  const side = heights.map((y): Point => [widest(y) - wall * scale, y]);
  return [[axis, scale], ...side, [half * 0.9, level - 0.4 * scale], [axis, level - 0.2 * scale]];
}

/** From the round neck to the square body. */
function squared({ shape, scale }: Bottle): (y: number) => number {
  return (y) => {
    const share = (y / scale - shape.neckEnd) / (shape.shoulderEnd - shape.neckEnd);
    const eased = Math.min(1, Math.max(0, share));
    return 2 + 5 * eased * eased * (3 - 2 * eased);
  };
}

/** The paper: flat before a flat front, else round the body. */
function sheet({ shape, body, label: { half, top, bottom } }: Bottle): string {
  const foot = body.bottom;
  if (shape.square) {
    const front = -(body.halfWidth((top + bottom) / 2) + gap * 2);
    const at = (x: number, y: number) => `<${x.toFixed(2)}, ${(foot - y).toFixed(2)}, ${front.toFixed(2)}>`;
    const corners = [at(-half, top), at(half, top), at(half, bottom), at(-half, bottom)];
    return `mesh2 {
vertex_vectors { 4, ${corners.join(', ')} }
uv_vectors { 4, <0, 1>, <1, 1>, <1, 0>, <0, 0> }
face_indices { 2, <0, 1, 2>, <0, 2, 3> }
uv_mapping`;
  }
  const rows = 24;
  const profile = Array.from({ length: rows + 1 }, (_, row): Point => {
    const y = top + ((bottom - top) * row) / rows;
    return [body.halfWidth(y) + gap, y];
  });
  return turned({ profile, foot, reach: half / body.halfWidth((top + bottom) / 2) });
}

function closureScene({ body, stuff, colour, gloss, rings = [] }: Part, foot: number, mm: number): string[] {
  const one = (outline: Outline, look: string) => {
    const profile: Point[] = [[axis, outline.top], ...outline.points, [axis, outline.bottom]];
    return `${turned({ profile, foot })}\n${look} }`;
  };
  return [
    one(body, solid(stuff, colour, gloss, mm)),
    ...rings.map(({ y, height, colour: ink, opacity }) => {
      const around: Point[] = [y, y + height].map((at) => [body.halfWidth(at) + gap, at]);
      return one(fromPoints(around), solid(stuff, mix(colour, ink, opacity), gloss, mm));
    }),
  ];
}
