// What a bottle is: shape, glass, filling, label and closure, in the house's own manner. Drawings and renderings follow from it.
import type { ClosureOptions } from './closures';
import { colour, lightness } from './colour';
import type { LabelArea, LabelInk } from './label';
import type { LayoutName } from './label-layouts';
import { fillingOf, type Filling } from './liquids';
import type { Outline } from './outline';
import { paletteOf } from './palettes';
import { pick } from './random';
import { glassOutline, shapeOf, sized, type Shape } from './shapes';
import { houseOf, type Subject } from './subject';
import { wordingOf, type Wording } from './wording';
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

export interface Bottle {
  shape: Shape;
  /** Units of the picture in one millimetre. */
  scale: number;
  body: Outline;
  filling: Filling;
  closure: ClosureOptions;
  label: Label;
}

export interface Label extends LabelArea {
  layout: LayoutName;
  words: Wording;
  ink: LabelInk;
}

export function bottleOf(subject: Subject): Bottle {
  const { kind, name } = subject;
  const house = houseOf(subject);
  const shape = sized(shapeOf(kind, house), subject.millilitres);
  const scale = displayScale(shape.height);
  const body = glassOutline(shape, scale);
  const filling = fillingOf(kind, house, name);
  const { accent, ink } = paletteOf(kind, house);
  return {
    shape,
    scale,
    body,
    filling,
    closure: {
      closure: pick(shape.closures, `${house}/closure`),
      neck: body,
      // A miniature's cap is as small as its neck.
      mm: scale * Math.min(1, shape.neck / 13.5),
      accent: lightness(accent) > 0.75 ? ink : accent,
      metal: pick(['gold', 'silver', 'copper', 'black'] as const, `${house}/metal`),
    },
    label: labelOf(subject, { shape, scale, body, filling }),
  };
}

/** Large bottles are drawn nearly as large as the picture allows, small ones smaller, but not as small as they are. */
function displayScale(millimetres: number): number {
  return Math.min(775, 735 * Math.pow(millimetres / 290, 0.6)) / millimetres;
}

function labelOf(
  subject: Subject,
  { shape, scale, body, filling }: Pick<Bottle, 'shape' | 'scale' | 'body' | 'filling'>,
): Label {
  const { kind } = subject;
  const house = houseOf(subject);
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
  const ink = lightness(palette.ink) < 0.5 ? palette.ink : colour('#1c2430');
  return {
    layout,
    top,
    bottom,
    half: shape.square ? narrowest * 0.8 : narrowest * (isInset ? 0.98 : 1.12),
    words: wordingOf(subject),
    ink: { ...palette, onGlass: lightness(filling.liquid) < 0.5 ? colour('#f3e6c4') : ink },
  };
}
