// Cartons: gift packs, chocolate, cigars and tins, drawn as a front and a narrow side in the same light.
import { drawBottle } from './bottle';
import { colour, hex, lightness, lit, mix, type Colour } from './colour';
import { layouts, type LayoutName } from './label-layouts';
import { paletteOf, type Palette } from './palettes';
import { hash } from './random';
import { houseOf, type Piece, type Subject } from './subject';
import { flat, Pen } from './surface';
import { wordingOf } from './wording';
import { guessKind } from '../kinds';

interface Carton {
  width: number;
  height: number;
  /** How much of the right side shows. */
  side: number;
  layout: LayoutName;
  /** Ribbon round the middle. */
  ribbon?: Colour;
}

function gradient(id: string, from: Colour, to: Colour, upright = false): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${upright ? 0 : 1}" y2="${upright ? 1 : 0.25}"><stop offset="0" stop-color="${hex(from)}"/><stop offset="1" stop-color="${hex(to)}"/></linearGradient>`;
}

function drawCarton(subject: Subject, palette: Palette, carton: Carton): Piece {
  const { width, height, side } = carton;
  const id = `k${hash(`${houseOf(subject)}${subject.name}${width}`).toString(36)}`;
  const pen = new Pen(flat);
  const half = width / 2;
  const dark = lightness(palette.paper) < 0.5;
  const board = palette.paper;
  const rise = side * 0.3;
  const front = `M${-half} ${-height}H${half}V0H${-half}Z`;
  const right = `M${half} ${-height}L${half + side} ${-height + rise * 0.6}V${-rise}L${half} 0Z`;
  const margin = Math.min(width, height) * 0.06;
  const words = wordingOf(subject);
  const art = layouts[carton.layout](
    pen,
    { half: half - margin, top: -height + margin, bottom: -margin },
    words,
    { ...palette, onGlass: palette.ink },
  );
  const ribbon = carton.ribbon ? drawRibbon(carton, carton.ribbon) : '';
  return {
    svg:
      `<g transform="translate(${(-side / 2).toFixed(1)} 0)"><defs>${gradient(`${id}f`, lit(board, dark ? 1.1 : 1.02), lit(board, 0.9))}${gradient(`${id}s`, lit(board, 0.72), lit(board, 0.55))}` +
      `<linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient></defs>` +
      `<path d="${right}" fill="url(#${id}s)"/><path d="${front}" fill="url(#${id}f)"/>${art}${ribbon}` +
      `<path d="${front}" fill="url(#${id}g)"/><path d="M${half} ${-height}V0" stroke="#fff" stroke-opacity=".25" stroke-width="1.5"/></g>`,
    width: width + side,
    height,
    depth: 15,
  };
}

function drawRibbon({ width, height, side }: Carton, ribbon: Colour): string {
  const half = width / 2;
  const band = Math.min(width, height) * 0.09;
  const x = half * 0.66;
  return (
    `<path d="M${x} ${-height}H${x + band}V0H${x}Z" fill="${hex(ribbon)}"/><path d="M${x + band * 0.18} ${-height}V0" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="M${half} ${-height * 0.9}L${half + side} ${-height * 0.88}V${-height * 0.88 + band}L${half} ${-height * 0.9 + band}Z" fill="${hex(lit(ribbon, 0.6))}"/>` +
    `<path d="M${-half} ${-height * 0.9}H${half}V${-height * 0.9 + band}H${-half}Z" fill="${hex(ribbon)}"/><path d="M${-half} ${-height * 0.9 + band * 0.2}H${half}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`
  );
}

/** A carton and, before it, the bottle that comes in it. */
export function drawGift(subject: Subject): Piece {
  const inner = guessKind([], subject.name.replace(/\b(gift|set|pack|box)\b/gi, ''));
  const kind = inner === 'gift' || inner === 'can' ? 'spirit' : inner;
  const bottle = drawBottle({ ...subject, kind, millilitres: Math.min(1000, subject.millilitres) });
  const palette = paletteOf(kind, houseOf(subject));
  const board = lightness(palette.paper) > 0.6 ? mix(palette.accent, palette.ink, 0.25) : palette.paper;
  const print = lightness(board) > 0.5 ? palette.ink : colour('#f3e6c8');
  const carton = drawCarton(
    { ...subject, kind: 'gift', volume: '' },
    { paper: board, ink: print, accent: mix(print, colour('#c49a4a'), 0.6) },
    { width: 262, height: 690, side: 54, layout: 'printed' },
  );
  const x = 96;
  return {
    svg:
      `<g transform="translate(-92 -26)">${carton.svg}</g>` +
      `<ellipse cx="${x - 30}" cy="-16" rx="${bottle.width * 0.8}" ry="16" fill="#000" opacity=".16"/>` +
      `<g transform="translate(${x} 0) scale(.86)">${bottle.svg}</g>`,
    width: 400,
    height: 716,
    depth: 20,
    ...(bottle.glow && { glow: bottle.glow }),
  };
}

export function drawChocolate(subject: Subject): Piece {
  const palette = paletteOf('chocolate', houseOf(subject));
  const ribbon = lightness(palette.accent) > 0.8 ? palette.ink : palette.accent;
  return drawCarton(subject, palette, { width: 470, height: 350, side: 60, layout: 'wide', ribbon });
}

export function drawCigars(subject: Subject): Piece {
  const wood: Palette = { paper: colour('#8a5a30'), ink: colour('#f5e6c6'), accent: colour('#e4c27c') };
  const box = drawCarton(subject, wood, { width: 500, height: 250, side: 66, layout: 'wide' });
  const grain = Array.from({ length: 9 }, (_, index) => {
    const y = -250 + 14 + index * 26;
    return `<path d="M-282 ${y}C-120 ${y + 9} 60 ${y - 9} 216 ${y + 4}" stroke="#3a200c" stroke-opacity=".16" stroke-width="2.5" fill="none"/>`;
  }).join('');
  return { ...box, svg: box.svg + grain };
}
