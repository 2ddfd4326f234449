// Surfaces of revolution for POV-Ray: triangles with smooth normals, round or with a rounded square for a section.
import type { Point } from '../images/art/outline';

export interface Turning {
  /** Half widths from the top downwards, y as in the drawings. One that begins and ends on the axis is closed. */
  profile: readonly Point[];
  /** Where y stands upwards in the scene: the height of the foot. */
  foot: number;
  /** 2: a circle; above: the higher, the squarer. */
  power?: (y: number) => number;
  /** Of a sheet that does not reach round: half of its angle, about the line towards the eye. */
  reach?: number;
}

/** An axis has no width of its own. */
export const axis = 0.001;
const steps = 144;
/** Two stretches that meet at more than this are an edge. */
const edge = (50 / 180) * Math.PI;
/** A stretch that is straight, and how near to its ends its direction is its own. */
const long = 24;
const near = 0.8;

type Vector = readonly [x: number, y: number, z: number];

/** A mesh2 without its closing brace: what it looks like follows. */
export function turned({ profile, foot, power = () => 2, reach }: Turning): string {
  const [from, to] = reach === undefined ? [0, Math.PI * 2] : [-reach, reach];
  const place = ([half, y]: Point, angle: number): Vector => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const n = power(y);
    const wide = half / (n === 2 ? 1 : (Math.abs(sin) ** n + Math.abs(cos) ** n) ** (1 / n));
    return [wide * sin, foot - y, -wide * cos];
  };
  const [top, bottom] = [profile[0]?.[1] ?? 0, profile.at(-1)?.[1] ?? 0];
  const vertices: Vector[] = [];
  const normals: Vector[] = [];
  const texture: string[] = [];
  const faces: string[] = [];
  for (const run of smoothRuns(profile)) {
    const first = vertices.length;
    run.forEach((point, row) => {
      const [before, after] = [run[Math.max(0, row - 1)]!, run[Math.min(run.length - 1, row + 1)]!];
      for (let step = 0; step <= steps; step++) {
        const angle = from + ((to - from) * step) / steps;
        vertices.push(place(point, angle));
        normals.push(
          cross(
            minus(place(point, angle + 0.004), place(point, angle - 0.004)),
            minus(place(after, angle), place(before, angle)),
          ),
        );
        texture.push(`<${written(step / steps)},${written((bottom - point[1]) / (bottom - top))}>`);
      }
      for (let step = 0; row > 0 && step < steps; step++) {
        const corner = first + (row - 1) * (steps + 1) + step;
        const below = corner + steps + 1;
        faces.push(`<${corner},${corner + 1},${below + 1}>`, `<${corner},${below + 1},${below}>`);
      }
    });
  }
  const list = (name: string, entries: readonly string[]) =>
    `${name} { ${entries.length}, ${entries.join(',')} }`;
  return [
    'mesh2 {',
    list('vertex_vectors', vertices.map(vector)),
    list('normal_vectors', normals.map(vector)),
    list('uv_vectors', texture),
    list('face_indices', faces),
    reach === undefined ? 'inside_vector <0, 0, 1>' : 'uv_mapping',
  ].join('\n');
}

/** Cut at its edges. What is bent has more points, or glass would show its facets; long stretches keep their direction to their ends. */
export function smoothRuns(profile: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  profile.forEach((point, index) => {
    run.push(point);
    const [before, after] = [profile[index - 1], profile[index + 1]];
    if (!before || !after || turn(before, point, after) <= edge) return;
    runs.push(run);
    run = [point];
  });
  runs.push(run);
  return runs.filter(({ length }) => length > 1).map(refined);
}

function refined(run: readonly Point[]): Point[] {
  return run.flatMap((point, index) => {
    const after = run[index + 1];
    if (!after) return [point];
    const far = distance(point, after);
    if (far > long) return [point, between(point, after, near / far), between(point, after, 1 - near / far)];
    // As far away as the other end: what comes before and then may be long.
    const at = (end: Point, other: Point | undefined) =>
      other ? between(end, other, Math.min(1, far / distance(end, other))) : end;
    const [before, then] = [at(point, run[index - 1]), at(after, run[index + 2])];
    return [0, 0.25, 0.5, 0.75].map((share) => along(before, point, after, then, share));
  });
}

/** On the curve of Catmull and Rom through the two in the middle. */
function along(before: Point, from: Point, to: Point, then: Point, share: number): Point {
  const at = (side: 0 | 1) => {
    const [a, b, c, d] = [before[side], from[side], to[side], then[side]];
    const bend = (2 * a - 5 * b + 4 * c - d) * share ** 2 + (3 * b - a - 3 * c + d) * share ** 3;
    return b + ((c - a) * share + bend) / 2;
  };
  return [at(0), at(1)];
}

const distance = (one: Point, other: Point): number => Math.hypot(other[0] - one[0], other[1] - one[1]);

const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];

function turn(before: Point, point: Point, after: Point): number {
  const into = Math.atan2(point[1] - before[1], point[0] - before[0]);
  const out = Math.atan2(after[1] - point[1], after[0] - point[0]);
  const angle = Math.abs(out - into);
  return Math.min(angle, Math.PI * 2 - angle);
}

const minus = (one: Vector, other: Vector): Vector => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];

/** Of length 1. On the axis nothing turns: there it points up. */
function cross(one: Vector, other: Vector): Vector {
  const [x, y, z] = [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
  const length = Math.hypot(x, y, z);
  return length < 1e-12 ? [0, 1, 0] : [x / length, y / length, z / length];
}

const written = (value: number): string => value.toFixed(4);
const vector = (value: Vector): string => `<${value.map(written).join(',')}>`;
