// Surfaces for the studio: closed, turned outwards, smooth where the profile is.
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../demo-host/backend/images/art/outline';
import { axis, smoothRuns, turned } from '../../../demo-host/backend/studio/mesh';

type Vector = readonly [number, number, number];

const listed = (text: string, name: string): Vector[] => {
  const [, body = ''] = new RegExp(`${name} \\{ \\d+, ([^}]*) \\}`).exec(text) ?? [];
  return [...body.matchAll(/<([^>]+)>/g)].map(
    ([, parts = '']) => parts.split(',').map(Number) as unknown as Vector,
  );
};

const can: Point[] = [
  [axis, 0],
  [40, 0],
  [40, 100],
  [axis, 100],
];

describe('a turned body', () => {
  const mesh = turned({ profile: can, foot: 100 });
  const [vertices, normals] = [listed(mesh, 'vertex_vectors'), listed(mesh, 'normal_vectors')];

  it('has a normal for each vertex, and faces of vertices that are there', () => {
    expect(vertices.length).toBeGreaterThan(500);
    expect(normals).toHaveLength(vertices.length);
    for (const corner of listed(mesh, 'face_indices').flat()) expect(vertices[corner]).toBeDefined();
  });

  it('stands on its foot, and is as wide as its profile', () => {
    const heights = vertices.map(([, y]) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 100]);
    expect(Math.max(...vertices.map(([x, , z]) => Math.hypot(x, z)))).toBeCloseTo(40, 3);
  });

  it('looks outwards everywhere, from side, top and foot', () => {
    vertices.forEach(([x, y, z], index) => {
      const [nx, ny, nz] = normals[index]!;
      const isSide = Math.abs(ny) < 0.5;
      const out = isSide ? nx * x + nz * z : ny * (y - 50);
      if (Math.hypot(x, z) > 1) expect(out).not.toBeLessThan(0);
    });
  });

  it('is closed: each side of a face belongs to another one', () => {
    const key = (index: number) => vertices[index]!.map((part) => Math.round(part * 100) || 0).join();
    const sides = new Map<string, number>();
    for (const [a, b, c] of listed(mesh, 'face_indices'))
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const [one, other] = [key(from), key(to)].sort();
        if (one !== other) sides.set(`${one} ${other}`, (sides.get(`${one} ${other}`) ?? 0) + 1);
      }
    expect([...sides.values()].filter((count) => count % 2 === 1)).toEqual([]);
  });

  it('is square where it is to be', () => {
    const square = listed(turned({ profile: can, foot: 100, power: () => 8 }), 'vertex_vectors');
    expect(Math.max(...square.map(([x, , z]) => Math.hypot(x, z)))).toBeGreaterThan(50);
    expect(Math.max(...square.map(([x]) => x))).toBeLessThan(41);
  });

  it('may be a sheet that goes round a part of it, before the eye', () => {
    const sheet = listed(turned({ profile: can.slice(1, 3), foot: 100, reach: 1 }), 'vertex_vectors');
    for (const [, , z] of sheet) expect(z).toBeLessThan(0);
  });
});

it('is cut where its profile has an edge, and keeps its direction beside it', () => {
  const runs = smoothRuns(can);
  expect(runs.map((run) => [run[0], run.at(-1)])).toEqual([
    [can[0], can[1]],
    [can[1], can[2]],
    [can[2], can[3]],
  ]);
  expect(runs[1]).toHaveLength(4);
});
