// Draws a bottle: glass, what is in it, label and closure.
import { drawClosure } from './closures';
import { mix } from './colour';
import { bottleOf, type Bottle } from './design';
import { drawGlass, glassDefinitions } from './glass';
import { layouts } from './label-layouts';
import { hash } from './random';
import type { Piece, Subject } from './subject';
import { curved, flat, Pen } from './surface';

export function drawBottle(subject: Subject): Piece {
  const bottle = bottleOf(subject);
  const { shape, scale, body, filling } = bottle;
  const id = `b${hash(JSON.stringify(subject)).toString(36)}`;
  const svg =
    glassDefinitions(id, body, shape.neckEnd * scale) +
    drawGlass(id, body, shape, scale, filling) +
    drawLabel(id, bottle) +
    drawClosure(bottle.closure);
  return {
    svg: `<g transform="translate(0 ${(-body.bottom).toFixed(1)})">${svg}</g>`,
    width: Math.max(shape.body, shape.foot) * 2 * scale,
    height: body.bottom + 22 * scale,
    ...(filling.dense < 0.7 && { glow: mix(filling.liquid, filling.glass, 0.2) }),
  };
}

function drawLabel(id: string, { shape, scale, body, label }: Bottle): string {
  const { layout, half, top, bottom, words, ink } = label;
  const pen = new Pen(shape.square ? flat : curved(body.halfWidth((top + bottom) / 2)));
  const art = layouts[layout](pen, label, words, ink);
  if (layout === 'printed' || layout === 'oval') return `<g clip-path="url(#${id}c)">${art}</g>`;
  const side = layout === 'plated' ? half * 0.9 : half;
  const arch = layout === 'arched' ? half * 0.62 : 0;
  const lift = pen.polygon(
    pen.sheet(-side, top + 1.2 * scale, side, bottom + 1.4 * scale, arch),
    'fill="#000" opacity=".2"',
  );
  const light = pen.polygon(pen.sheet(-side, top, side, bottom, arch), `fill="url(#${id}l)"`);
  return `<g clip-path="url(#${id}c)">${lift}${art}${light}</g>`;
}
