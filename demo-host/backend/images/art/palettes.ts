// Label colours. A brand keeps one of them on everything that it sells.
import { colour, type Colour } from './colour';
import { pick } from './random';
import type { Kind } from '../kinds';

export interface Palette {
  paper: Colour;
  ink: Colour;
  /** Second ink: monogram, rules, bands. */
  accent: Colour;
}

const of = (paper: string, ink: string, accent: string): Palette => ({
  paper: colour(paper),
  ink: colour(ink),
  accent: colour(accent),
});

const heritage = [
  of('#f5ecd7', '#221a14', '#8c1d23'),
  of('#f7f1e3', '#1c2430', '#a37a2e'),
  of('#efe2c4', '#2b1c10', '#5b3a16'),
  of('#1d1f24', '#ecd9a8', '#c29a4b'),
  of('#f8f4ea', '#16302a', '#1f5a49'),
  of('#153226', '#efe3c2', '#c9a350'),
  of('#5c1620', '#f3e3c6', '#d6ab5c'),
  of('#f3ead6', '#1e1e1e', '#c4662a'),
  of('#142339', '#efe6d0', '#c8a257'),
  of('#fbf7ee', '#2a2119', '#b08d3c'),
];
const crisp = [
  of('#fdfdfb', '#152238', '#2f6f9f'),
  of('#fbfbf9', '#1a1c1f', '#9aa1a8'),
  of('#12304a', '#f4f6f4', '#9cc3d8'),
  of('#fdfcf7', '#8e1b22', '#8e1b22'),
  of('#f4f7f6', '#0f3b3a', '#2b8079'),
  of('#1b1d21', '#f2f2ee', '#a9b2b9'),
  of('#fdfbf2', '#1c2d4f', '#c4962f'),
];
const botanical = [
  of('#f7f5ec', '#1d3b2f', '#5f8a58'),
  of('#0f3f46', '#f3efdf', '#d3a85a'),
  of('#fbf8f1', '#243a5e', '#8a6fae'),
  of('#f6f1e6', '#2a2a28', '#b5553a'),
  of('#22382c', '#f1ead4', '#b9c48a'),
  of('#fdfaf3', '#5a2140', '#c06c84'),
];
const bright = [
  of('#fcf6e6', '#7a2a12', '#dd7a1f'),
  of('#fdf8ec', '#5b1d3f', '#b3202b'),
  of('#f6f4e4', '#24502f', '#7aa33a'),
  of('#2a1a12', '#f2dfb8', '#d08a35'),
  of('#fdf9ef', '#1d3b66', '#2c74b8'),
  of('#7d1420', '#fbeedb', '#e4b45e'),
];

export function paletteOf(kind: Kind, brand: string): Palette {
  const shelf =
    kind === 'vodka' || kind === 'can' || kind === 'perfume'
      ? crisp
      : kind === 'gin' || kind === 'jar'
        ? botanical
        : kind === 'liqueur' || kind === 'beer' || kind === 'chocolate'
          ? bright
          : kind === 'spirit' || kind === 'tequila' || kind === 'tin'
            ? [...crisp, ...heritage, ...botanical]
            : heritage;
  return pick(shelf, `${brand}/palette`);
}
