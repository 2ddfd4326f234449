// A bottle: glass, what is in it, label and closure, in the house's own shape and colours.
import { drawClosure } from './closures';
import { colour, lightness, mix } from './colour';
import { drawGlass, glassDefinitions } from './glass';
import { layouts, type LayoutName } from './label-layouts';
import { fillingOf, type Filling } from './liquids';
import type { Outline } from './outline';
import { paletteOf } from './palettes';
import { hash, pick } from './random';
import { glassOutline, shapeOf, sized, type Shape } from './shapes';
import { houseOf, type Piece, type Subject } from './subject';
import { curved, flat, Pen } from './surface';
import { wordingOf } from './wording';
import type { Kind } from '../kinds';

const layoutsOf: Partial<Record<Kind, readonly LayoutName[]>> = {
  whisky: ['framed', 'arched', 'banded', 'plated', 'minimal', 'framed'],
  vodka: ['printed', 'minimal', 'printed', 'plated'],
  gin: ['printed', 'arched', 'minimal', 'oval', 'plated'],
  tequila: ['printed', 'minimal', 'banded', 'oval', 'plated'],
  rum: ['banded', 'framed', 'oval', 'arched'],
  brandy: ['framed', 'arched', 'oval', 'plated'],
  liqueur: ['oval', 'arched', 'banded', 'framed', 'plated'],
  wine: ['minimal', 'framed', 'arched'],
  champagne: ['framed', 'arched'],
  beer: ['oval', 'banded'],
};

export function drawBottle(subject: Subject): Piece {
  const { kind, name } = subject;
  const house = houseOf(subject);
  const shape = sized(shapeOf(kind, house), subject.millilitres);
  const scale = displayScale(shape.height);
  const body = glassOutline(shape, scale);
  const filling = fillingOf(kind, house, name);
  const palette = paletteOf(kind, house);
  const id = `b${hash(`${kind}${house}${name}${subject.millilitres}`).toString(36)}`;
  const svg =
    glassDefinitions(id, body, shape.neckEnd * scale) +
    drawGlass(id, body, shape, scale, filling) +
    drawLabel(id, subject, shape, scale, body, filling) +
    drawClosure({
      closure: pick(shape.closures, `${house}/closure`),
      neck: body,
      // A miniature's cap is as small as its neck.
      mm: scale * Math.min(1, shape.neck / 13.5),
      accent: lightness(palette.accent) > 0.75 ? palette.ink : palette.accent,
      metal: pick(['gold', 'silver', 'copper', 'black'] as const, `${house}/metal`),
    });
  return {
    svg: `<g transform="translate(0 ${(-body.bottom).toFixed(1)})">${svg}</g>`,
    width: Math.max(shape.body, shape.foot) * 2 * scale,
    height: body.bottom + 22 * scale,
    ...(filling.dense < 0.7 && { glow: mix(filling.liquid, filling.glass, 0.2) }),
  };
}

/** Large bottles are drawn nearly as large as the picture allows, small ones smaller, but not as small as they are. */
function displayScale(millimetres: number): number {
  return Math.min(775, 735 * Math.pow(millimetres / 290, 0.6)) / millimetres;
}

function drawLabel(
  id: string,
  { kind, brand, name, volume }: Subject,
  shape: Shape,
  scale: number,
  body: Outline,
  filling: Filling,
): string {
  const house = houseOf({ brand, name });
  const palette = paletteOf(kind, house);
  const height = (shape.height - shape.shoulderEnd) * scale;
  const top = shape.shoulderEnd * scale + height * shape.label[0];
  const bottom = shape.shoulderEnd * scale + height * shape.label[1];
  const narrowest = Math.min(body.halfWidth(top), body.halfWidth(bottom));
  const layout = pick<LayoutName>(
    layoutsOf[kind] ?? ['framed', 'minimal', 'banded', 'oval'],
    `${house}/${kind}/layout`,
  );
  const isInset = layout === 'oval' || layout === 'plated';
  const half = shape.square ? narrowest * 0.8 : narrowest * (isInset ? 0.98 : 1.12);
  const isDark = lightness(filling.liquid) < 0.5;
  const ink = lightness(palette.ink) < 0.5 ? palette.ink : colour('#1c2430');
  const pen = new Pen(shape.square ? flat : curved(body.halfWidth((top + bottom) / 2)));
  const words = wordingOf({ kind, brand, name, volume });
  const onGlass = isDark ? colour('#f3e6c4') : ink;
  const art = layouts[layout](pen, { half, top, bottom }, words, { ...palette, onGlass });
  if (layout === 'printed') return `<g clip-path="url(#${id}c)">${art}</g>`;
  if (layout === 'oval') return `<g clip-path="url(#${id}c)">${art}</g>`;
  const side = layout === 'plated' ? half * 0.9 : half;
  const arch = layout === 'arched' ? half * 0.62 : 0;
  const lift = pen.polygon(
    pen.sheet(-side, top + 1.2 * scale, side, bottom + 1.4 * scale, arch),
    'fill="#000" opacity=".2"',
  );
  const light = pen.polygon(pen.sheet(-side, top, side, bottom, arch), `fill="url(#${id}l)"`);
  return `<g clip-path="url(#${id}c)">${lift}${art}${light}</g>`;
}
