// What every label layout is made of: the block of names, the monogram, the lines of house and contents.
import type { Colour } from './colour';
import type { Palette } from './palettes';
import { fitted, type Pen } from './surface';
import type { Wording } from './wording';

export interface LabelArea {
  /** Half width along the surface. */
  half: number;
  top: number;
  bottom: number;
}

export interface LabelInk extends Palette {
  /** Colour of words that stand on the glass itself. */
  onGlass: Colour;
}

export type Layout = (pen: Pen, area: LabelArea, words: Wording, ink: LabelInk) => string;

/** Title, subtitle and what stands between them, filling a height; every layout uses it. */
export function block(
  pen: Pen,
  words: Wording,
  box: LabelArea,
  ink: Colour,
  accent: Colour,
  options: { rule?: boolean; spacing?: number; bold?: number } = {},
): string {
  const { rule = true, spacing = 0.04, bold = 0.012 } = options;
  const width = box.half * 2;
  const height = box.bottom - box.top;
  const rows = words.title.length + words.subtitle.length * 0.5 + (rule ? 0.35 : 0);
  const tallest = Math.min(height / (rows + 0.25), width * 0.3);
  const size = Math.min(...words.title.map((line) => fitted(line, tallest, width, spacing)));
  const small = Math.min(
    size * 0.52,
    ...words.subtitle.map((line) => fitted(line, size * 0.52, width, 0.02)),
  );
  const used =
    size * words.title.length * 1.08 + (rule ? size * 0.45 : 0) + small * 1.25 * words.subtitle.length;
  let y = box.top + Math.max(0, (height - used) / 2);
  let svg = '';
  for (const line of words.title) {
    y += size * 1.08;
    svg += pen.words(line, { y: y - size * 0.22, size, width, ink, spacing, bold });
  }
  if (rule) {
    y += size * 0.2;
    svg += pen.rule(box.half * 0.34, y, Math.max(0.8, size * 0.035), accent);
    y += size * 0.25;
  }
  for (const line of words.subtitle) {
    y += small * 1.25;
    svg += pen.words(line, { y: y - small * 0.3, size: small, width, ink, spacing: 0.02 });
  }
  return svg;
}

export function roundel(
  pen: Pen,
  words: Wording,
  y: number,
  radius: number,
  ink: Colour,
  paper: Colour,
  solid: boolean,
): string {
  const disc = pen.oval(0, y, radius, radius);
  const inner = pen.oval(0, y, radius * 0.84, radius * 0.84);
  const letters = solid ? paper : ink;
  return (
    (solid
      ? pen.fill(disc, ink) + pen.stroke(inner, paper, radius * 0.04)
      : pen.stroke(disc, ink, radius * 0.07) + pen.stroke(inner, ink, radius * 0.03)) +
    pen.words(words.monogram, {
      y: y + radius * 0.36,
      size: radius,
      width: radius * 1.3,
      ink: letters,
      spacing: 0.02,
    })
  );
}

export function foot(pen: Pen, words: Wording, area: LabelArea, y: number, ink: Colour): string {
  const size = area.half * 0.105;
  const text = [words.genus.toUpperCase(), words.volume].filter(Boolean).join('  ·  ');
  return pen.words(text, { y, size, width: area.half * 1.7, ink, spacing: 0.16 });
}

export function brandLine(
  pen: Pen,
  words: Wording,
  area: LabelArea,
  y: number,
  ink: Colour,
  size = 0.125,
): string {
  return pen.words(words.house.toUpperCase(), {
    y,
    size: area.half * size,
    width: area.half * 1.62,
    ink,
    spacing: 0.2,
  });
}
