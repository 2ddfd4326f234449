// A wide still life as a scene: the bottles of the drawn banner, in their places.
import { bannerHeight, type Arrangement } from '../images/art/banner';
import { bottleOf, type Bottle } from '../images/art/design';
import { liquidIn } from '../images/art/glass';
import type { Point } from '../images/art/outline';
import { navy } from '../images/art/scene';
import { bottleScene } from './bottle';
import { distance, glowing, studio, type Stage } from './studio';

/** How far down things stand, and how much higher than the middle of the picture the eye is. */
const [shelf, above] = [870, 500];
const eye = shelf - bannerHeight / 2 + above;

export function stageOf({ ground, width, places }: Arrangement): Stage {
  const all = places.map(({ x }) => x - width / 2);
  const [from, to] = [Math.min(...all) - 120, Math.max(...all) + 120];
  return { ground, width, height: bannerHeight, shelf, above, from, to };
}

/** Where on the shelf something stands that is seen at that point of the picture, and how much nearer or farther than z = 0. */
export function onShelf({ width }: Stage, x: number, y: number) {
  const up = bannerHeight / 2 - y;
  const ahead = (eye * (up * above + distance ** 2)) / (distance * (above - up));
  const depth = (eye * above + ahead * distance) / Math.hypot(above, distance);
  const far = depth / distance;
  return { x: (x - width / 2) * far, z: ahead - distance, far };
}

/** Before a dark wall only what is behind it lights what is in a glass: a card of its shape, which the bottle hides. */
function backlight(
  { shape, scale, body, filling }: Bottle,
  size: number,
  { x, z }: { x: number; z: number },
): string {
  const side = liquidIn(body, shape, scale, filling).points.map(([half, y]): Point => [
    half * 0.93,
    body.bottom - y,
  ]);
  const around = [...side, ...side.map(([half, up]): Point => [-half, up]).reverse(), ...side.slice(0, 1)];
  const corners = around.map(([across, up]) => `<${across.toFixed(1)}, ${up.toFixed(1)}>`);
  const behind = shape.body * scale * size * 1.25;
  // On the way of the eye's rays, which things hide that are nearer and smaller.
  const far = (distance + z + behind) / (distance + z);
  const place = [x * far, eye * (1 - far) - 2, z + behind].map((part) => part.toFixed(1)).join(', ');
  return `polygon { ${corners.length}, ${corners.join(', ')} ${glowing('<0.95, 0.9, 0.82>')} scale ${(size * far).toFixed(4)} translate <${place}> no_reflection }`;
}

/** `labels`: the files of the printed labels, in the order of the places. */
export function bannerScene(arrangement: Arrangement, labels: readonly string[]): string {
  const stage = stageOf(arrangement);
  const things = arrangement.places.map(({ subject, x, y, scale }, index) => {
    const bottle = bottleOf(subject);
    const at = onShelf(stage, x, y);
    const size = scale * at.far;
    const lit = arrangement.ground === navy ? backlight(bottle, size, at) : '';
    const thing = bottleScene(bottle, labels[index] ?? '');
    return `union {\n${thing}\nscale ${size.toFixed(4)} translate <${at.x.toFixed(1)}, 0, ${at.z.toFixed(1)}>\n}\n${lit}`;
  });
  return studio(things.join('\n'), stage);
}
