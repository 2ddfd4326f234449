// The half outline of a turned body (bottle, jar, glass) and what can be drawn along it.
import { hex, type Colour } from './colour';

export type Point = readonly [x: number, y: number];

/** Half width for every height; y grows downwards, 0 is the rim. */
export interface Outline {
  points: readonly Point[];
  top: number;
  bottom: number;
  halfWidth(y: number): number;
}

/** One stretch of the right edge: to a point, straight or by two control points. */
export type Stretch = readonly [to: Point] | readonly [control: Point, control: Point, to: Point];

export function outline(start: Point, stretches: readonly Stretch[]): Outline {
  const points: Point[] = [start];
  let from = start;
  for (const stretch of stretches) {
    const to = stretch[stretch.length - 1] as Point;
    if (stretch.length === 1) points.push(to);
    else {
      const [first, second] = stretch as readonly [Point, Point, Point];
      const steps = 14;
      for (let step = 1; step <= steps; step++) points.push(bezier(from, first, second, to, step / steps));
    }
    from = to;
  }
  return fromPoints(points);
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const at = (axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] +
    3 * (1 - t) ** 2 * t * b[axis] +
    3 * (1 - t) * t ** 2 * c[axis] +
    t ** 3 * d[axis];
  return [at(0), at(1)];
}

export function fromPoints(points: readonly Point[]): Outline {
  const top = points[0]?.[1] ?? 0;
  const bottom = points.at(-1)?.[1] ?? 0;
  return {
    points,
    top,
    bottom,
    halfWidth: (y) => {
      let before = points[0] ?? [0, 0];
      for (const point of points) {
        if (point[1] >= y) {
          const span = point[1] - before[1];
          return span <= 0 ? point[0] : before[0] + ((point[0] - before[0]) * (y - before[1])) / span;
        }
        before = point;
      }
      return before[0];
    },
  };
}

/** The part between two heights, drawn in by `wall` on every side. */
export function inset(whole: Outline, wall: number, top: number, bottom: number, round: number): Outline {
  const heights = [
    top,
    ...whole.points.map((point) => point[1]).filter((y) => y > top && y < bottom - round),
    bottom - round,
  ];
  const points: Point[] = heights.map((y) => [Math.max(1, whole.halfWidth(y) - wall), y]);
  const edge = points.at(-1)?.[0] ?? 1;
  for (let step = 1; step <= 6; step++) {
    const angle = (step / 6) * (Math.PI / 2);
    points.push([edge - round * (1 - Math.cos(angle)), bottom - round + round * Math.sin(angle)]);
  }
  return fromPoints(points);
}

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A closed strip between two shares of the half width (−1 left edge, 1 right edge): it follows the contour. */
export function strip(
  body: Outline,
  left: number,
  right: number,
  top = body.top,
  bottom = body.bottom,
): string {
  const heights = [top, ...body.points.map((point) => point[1]).filter((y) => y > top && y < bottom), bottom];
  const sag = (y: number, share: number) => y + sagAt(body, y, share);
  const down = heights.map((y) => at(body.halfWidth(y) * right, sag(y, right)));
  const up = heights.reverse().map((y) => at(body.halfWidth(y) * left, sag(y, left)));
  return `M${down.join('L')}L${up.join('L')}Z`;
}

/** Whole outline, with the foot rounded as seen from a little above. */
export function silhouette(body: Outline): string {
  const right = body.points.map(([x, y]) => at(x, y));
  const left = [...body.points].reverse().map(([x, y]) => at(-x, y));
  const foot = body.points.at(-1) ?? [0, 0];
  const rim = body.points[0] ?? [0, 0];
  return (
    `M${right.join('L')}Q${at(0, foot[1] + foot[0] * 0.09)} ${left[0] ?? ''}L${left.slice(1).join('L')}` +
    `Q${at(0, rim[1] + rim[0] * 0.05)} ${right[0] ?? ''}Z`
  );
}

/** The camera stands a little above the shelf: horizontal lines round a body sink in the middle, most at the foot. */
function sagAt(body: Outline, y: number, share: number): number {
  if (y < body.bottom - 1) return 0;
  return body.halfWidth(y) * 0.045 * (1 - share * share);
}

/** Paints a body in thin shells from its edges inwards, so that light follows every curve of it. */
export function shells(body: Outline, colourAt: (share: number) => Colour, steps = 24): string {
  let svg = `<path d="${silhouette(body)}" fill="${hex(colourAt(-1))}"/>`;
  for (let step = 0; step < steps; step++) {
    const share = 1 - Math.pow((step + 0.6) / steps, 1.35);
    svg += `<path d="${strip(body, -share, 0.02)}" fill="${hex(colourAt(-share))}"/>`;
    svg += `<path d="${strip(body, 0, share)}" fill="${hex(colourAt(share))}"/>`;
  }
  return svg;
}
