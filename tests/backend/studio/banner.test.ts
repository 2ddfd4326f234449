// Scenes of wide pictures: everything stands where the drawn one has it.
import { describe, expect, it } from 'vitest';
import { arranged } from '../../../demo-host/backend/images/art/banner';
import { bottleOf } from '../../../demo-host/backend/images/art/design';
import { bannerScene, onShelf, stageOf } from '../../../demo-host/backend/studio/banner';
import { distance, type Stage } from '../../../demo-host/backend/studio/studio';
import { gin } from '../images/gin';

const shelf = ['Harbour Light', 'Saltmarsh', 'Old Wharf', 'Lantern'].map((brand) => ({ ...gin, brand }));

/** Where the camera of `studio` sees a point. */
function seen({ width, height, shelf: down, above }: Stage, [x, y, z]: readonly [number, number, number]) {
  const [dy, dz] = [y - (down - height / 2 + above), z + distance];
  const length = Math.hypot(above, distance);
  const depth = (-above * dy + distance * dz) / length;
  const up = (distance * dy + above * dz) / length;
  return { x: width / 2 + (x / depth) * distance, y: height / 2 - (up / depth) * distance };
}

describe('a banner as a scene', () => {
  const arrangement = arranged('gin-navy.png', 2.4, shelf);
  const stage = stageOf(arrangement);

  it.each(arrangement.places)('has what is drawn at $x, $y there', ({ x, y }) => {
    const at = onShelf(stage, x, y);
    const point = seen(stage, [at.x, 0, at.z]);
    expect(point.x).toBeCloseTo(x, 6);
    expect(point.y).toBeCloseTo(y, 6);
  });

  it('has what is drawn higher farther away', () => {
    const [near, far] = [onShelf(stage, 100, 880), onShelf(stage, 100, 780)];
    expect(far.z).toBeGreaterThan(near.z);
    expect(far.far).toBeGreaterThan(near.far);
  });

  const labels = arrangement.places.map((_, index) => `label-${index}.png`);
  const sceneOf = (name: string) => bannerScene(arranged(name, 2.4, shelf), labels);

  it.each(['gin-navy.png', 'gin-ivory.png'])('is whole: %s', (name) => {
    const scene = sceneOf(name);
    expect(scene).not.toMatch(/NaN|undefined|Infinity/);
    expect(scene.split('{')).toHaveLength(scene.split('}').length);
    for (const label of labels) expect(scene).toContain(label);
  });

  it('lights what stands before a dark wall from behind, by what it hides', () => {
    const cards = [
      ...sceneOf('gin-navy.png').matchAll(/polygon \{ \d+, (.+?) pigment.+scale ([\d.]+) translate <(.+?)>/g),
    ];
    expect(cards).toHaveLength(shelf.length);
    for (const [index, [, corners = '', scale, place = '']] of cards.entries()) {
      const { subject, x, y, scale: size } = arrangement.places[index]!;
      const { shape, scale: unit, body } = bottleOf(subject);
      const [left, down, z] = place.split(', ').map(Number) as [number, number, number];
      for (const [, across, up] of corners.matchAll(/<(.+?), (.+?)>/g)) {
        const corner = [left + Number(across) * Number(scale), down + Number(up) * Number(scale), z] as const;
        const point = seen(stage, corner);
        expect(Math.abs(point.x - x)).toBeLessThan(shape.body * unit * size);
        expect(point.y).toBeGreaterThan(y - body.bottom * size);
        expect(point.y).toBeLessThan(y);
      }
    }
    expect(sceneOf('gin-ivory.png')).not.toContain('polygon');
  });
});
