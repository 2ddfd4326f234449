// Glass and what is in it: how light from the left and from behind comes through, and where it glints.
import { along, colour, hex, lit, mix, type Colour } from './colour';
import type { Filling } from './liquids';
import { inset, shells, silhouette, strip, type Outline } from './outline';
import type { Shape } from './shapes';

const ground = colour('#f7f2e8');

type Curve = readonly (readonly [depth: number, light: number])[];
/** Brightness of a full bottle from its edge (0) to its middle (1): a cylinder of liquid is a lens. */
// oxfmt-ignore
const roundLiquid: Curve = [[0, 0.36], [0.05, 0.5], [0.1, 0.84], [0.19, 0.66], [0.45, 0.93], [0.75, 1.09], [1, 1.14]];
// oxfmt-ignore
const squareLiquid: Curve = [[0, 0.34], [0.04, 0.5], [0.08, 0.92], [0.13, 0.62], [0.17, 0.98], [0.5, 1.04], [1, 1.1]];
// oxfmt-ignore
const emptyGlass: Curve = [[0, 0.5], [0.05, 0.62], [0.1, 0.97], [0.17, 0.84], [0.4, 1], [1, 1.04]];

function throughLiquid(filling: Filling, isSquare: boolean): (share: number) => Colour {
  const curve = isSquare ? squareLiquid : roundLiquid;
  return (share) => {
    const light = along(curve, 1 - Math.abs(share)) * (0.98 - 0.06 * share);
    const solid = lit(filling.liquid, 0.42 + 0.56 * Math.exp(-((share + 0.3) ** 2) * 2));
    return mix(lit(filling.liquid, light), solid, filling.dense);
  };
}

function throughEmpty(filling: Filling): (share: number) => Colour {
  const tint = mix(filling.glass, ground, filling.dense > 0.6 ? 0.1 : 0.45);
  return (share) => {
    const depth = 1 - Math.abs(share);
    // The liquid shows in the edge of the glass too.
    const edge = mix(tint, filling.liquid, 0.5 * Math.max(0, 1 - depth / 0.12));
    return lit(edge, along(emptyGlass, depth) * (1 - 0.02 * share));
  };
}

function stops(list: readonly (readonly [at: number, fill: string, opacity: number])[]): string {
  return list
    .map(([at, fill, opacity]) => `<stop offset="${at}" stop-color="${fill}" stop-opacity="${opacity}"/>`)
    .join('');
}

/** Gradients that a bottle's parts share: v from rim to foot, h the fading highlight, l round light on paper, c the silhouette. */
export function glassDefinitions(id: string, body: Outline, shoulder: number): string {
  const from = (top: number) =>
    `x1="0" y1="${top.toFixed(1)}" x2="0" y2="${body.bottom.toFixed(1)}" gradientUnits="userSpaceOnUse"`;
  // oxfmt-ignore
  const depth = stops([[0, '#000', 0.1], [0.3, '#fff', 0.06], [0.62, '#fff', 0], [0.9, '#000', 0.1], [1, '#000', 0.22]]);
  // oxfmt-ignore
  const glint = stops([[0, '#fff', 0], [0.07, '#fff', 0.7], [0.3, '#fff', 0.8], [0.55, '#fff', 0.6], [0.9, '#fff', 0.3], [0.97, '#fff', 0]]);
  // oxfmt-ignore
  const paper = stops([[0, '#000', 0.36], [0.1, '#000', 0.13], [0.27, '#fff', 0.17], [0.42, '#fff', 0.05], [0.7, '#000', 0.05], [0.9, '#000', 0.2], [1, '#000', 0.44]]);
  const lens = stops([
    [0, '#fff', 0.95],
    [0.55, '#fff', 0.5],
    [1, '#fff', 0],
  ]);
  return (
    `<defs><linearGradient id="${id}v" ${from(body.top)}>${depth}</linearGradient>` +
    `<linearGradient id="${id}h" ${from(shoulder * 0.4)}>${glint}</linearGradient>` +
    `<linearGradient id="${id}l" x1="0" x2="1" y1="0" y2="0">${paper}</linearGradient>` +
    `<radialGradient id="${id}f">${lens}</radialGradient>` +
    `<clipPath id="${id}c"><path d="${silhouette(body)}"/></clipPath></defs>`
  );
}

/** What fills the bottle, from its level to the glass floor. */
export function liquidIn(body: Outline, shape: Shape, scale: number, filling: Filling): Outline {
  const level = shape.neckEnd * scale * (filling.dense > 0.6 ? 0.3 : 0.52) + 12 * scale;
  const floor = filling.dense > 0.6 ? shape.floor * 0.4 : shape.floor;
  return inset(body, 2.4 * scale, level, body.bottom - floor * scale, shape.corner * scale * 0.8);
}

/** Everything of a bottle but label and closure. */
export function drawGlass(id: string, body: Outline, shape: Shape, scale: number, filling: Filling): string {
  const liquid = liquidIn(body, shape, scale, filling);
  return (
    shells(body, throughEmpty(filling)) +
    drawFloor(id, body, shape, scale, filling) +
    shells(liquid, throughLiquid(filling, shape.square), 30) +
    drawLevel(liquid, filling) +
    `<path d="${silhouette(body)}" fill="url(#${id}v)"/>` +
    drawLights(id, body, shape, scale, filling)
  );
}

/** The thick glass under the liquid: it gathers light, and a line of the liquid's colour. */
function drawFloor(id: string, body: Outline, shape: Shape, scale: number, filling: Filling): string {
  if (filling.dense > 0.6) return '';
  const thickness = shape.floor * scale;
  const half = body.halfWidth(body.bottom - shape.corner * scale);
  const middle = body.bottom - thickness * 0.42;
  const tint = mix(filling.glass, filling.liquid, 0.4);
  const lens = (cx: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="${(cx * half).toFixed(1)}" cy="${middle.toFixed(1)}" rx="${(rx * half).toFixed(1)}" ry="${ry.toFixed(1)}" fill="url(#${id}f)" opacity="${opacity}"/>`;
  return (
    `<path d="${strip(body, -0.965, 0.965, body.bottom - thickness - 8 * scale, body.bottom - 1.2 * scale)}" fill="${hex(lit(tint, 0.9))}"/>` +
    lens(-0.1, 0.86, thickness * 0.4, 0.8) +
    lens(-0.35, 0.34, thickness * 0.22, 1) +
    lens(0.6, 0.24, thickness * 0.18, 0.8)
  );
}

function drawLevel(liquid: Outline, filling: Filling): string {
  if (filling.dense > 0.6) return '';
  const half = liquid.halfWidth(liquid.top);
  const ellipse = (cx: number, rx: number, ry: number, fill: string, opacity: number) =>
    `<ellipse cx="${cx.toFixed(1)}" cy="${liquid.top.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}" opacity="${opacity}"/>`;
  return (
    ellipse(0, half, half * 0.13, hex(lit(filling.liquid, 0.78)), 0.85) +
    ellipse(-half * 0.2, half * 0.5, half * 0.06, '#fff', 0.4)
  );
}

/** A tall soft box to the left and a thin reflector to the right: the same on every bottle of the shop. */
function drawLights(id: string, body: Outline, shape: Shape, scale: number, filling: Filling): string {
  const soft = filling.frosted ? 0.35 : 1;
  const top = shape.neckEnd * scale * 0.4;
  const glint = (left: number, right: number, opacity: number, from = top, to = body.bottom) =>
    `<path d="${strip(body, left, right, from, to)}" fill="url(#${id}h)" opacity="${(opacity * soft).toFixed(2)}"/>`;
  const frost = filling.frosted ? `<path d="${silhouette(body)}" fill="#f4f6f6" opacity=".5"/>` : '';
  if (shape.square)
    return (
      frost +
      glint(-0.915, -0.875, 0.95) +
      glint(-0.78, -0.6, 0.3) +
      glint(-0.76, -0.7, 0.35) +
      glint(0.87, 0.91, 0.75) +
      glint(-0.5, -0.3, 0.35, top, shape.shoulderEnd * scale)
    );
  return (
    frost +
    glint(-0.81, -0.59, 0.45) +
    glint(-0.78, -0.63, 0.35) +
    glint(-0.74, -0.68, 0.55) +
    glint(-0.52, -0.475, 0.28) +
    glint(0.76, 0.85, 0.5)
  );
}
