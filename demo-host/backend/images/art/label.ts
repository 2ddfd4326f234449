// The label of a bottle or box: one of several layouts, chosen by brand, in the brand's colours.
import { lightness, mix, type Colour } from './colour';
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

type Layout = (pen: Pen, area: LabelArea, words: Wording, ink: LabelInk) => string;

/** Title, subtitle and what stands between them, filling a height; every layout uses it. */
function block(
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

function roundel(
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

function foot(pen: Pen, words: Wording, area: LabelArea, y: number, ink: Colour): string {
  const size = area.half * 0.105;
  const text = [words.genus.toUpperCase(), words.volume].filter(Boolean).join('  ·  ');
  return pen.words(text, { y, size, width: area.half * 1.7, ink, spacing: 0.16 });
}

function brandLine(pen: Pen, words: Wording, area: LabelArea, y: number, ink: Colour, size = 0.125): string {
  return pen.words(words.house.toUpperCase(), {
    y,
    size: area.half * size,
    width: area.half * 1.62,
    ink,
    spacing: 0.2,
  });
}

const framed: Layout = (pen, area, words, ink) => {
  const { half, top, bottom } = area;
  const height = bottom - top;
  const edge = half * 0.07;
  const radius = Math.min(half * 0.24, height * 0.12);
  return (
    pen.fill(pen.sheet(-half, top, half, bottom), ink.paper) +
    pen.stroke(pen.sheet(-half + edge, top + edge, half - edge, bottom - edge), ink.accent, half * 0.022) +
    pen.stroke(
      pen.sheet(-half + edge * 1.6, top + edge * 1.6, half - edge * 1.6, bottom - edge * 1.6),
      ink.accent,
      half * 0.008,
    ) +
    roundel(pen, words, top + height * 0.06 + edge + radius, radius, ink.accent, ink.paper, true) +
    brandLine(pen, words, area, top + height * 0.1 + edge + radius * 2 + half * 0.14, ink.ink) +
    block(
      pen,
      words,
      {
        half: half * 0.8,
        top: top + height * 0.14 + edge + radius * 2 + half * 0.14,
        bottom: bottom - height * 0.16,
      },
      ink.ink,
      ink.accent,
    ) +
    foot(pen, words, area, bottom - edge - half * 0.13, ink.ink)
  );
};

const banded: Layout = (pen, area, words, ink) => {
  const { half, top, bottom } = area;
  const height = bottom - top;
  const band = top + height * 0.27;
  return (
    pen.fill(pen.sheet(-half, top, half, bottom), ink.paper) +
    pen.fill(pen.sheet(-half, top, half, band), ink.accent) +
    pen.rule(half, band + half * 0.035, half * 0.018, ink.accent) +
    pen.words(words.house.toUpperCase(), {
      y: top + height * 0.165,
      size: half * 0.2,
      width: half * 1.6,
      ink: ink.paper,
      spacing: 0.14,
    }) +
    block(
      pen,
      words,
      { half: half * 0.84, top: band + height * 0.06, bottom: bottom - height * 0.17 },
      ink.ink,
      ink.accent,
      { bold: 0.02 },
    ) +
    foot(pen, words, area, bottom - height * 0.065, ink.ink)
  );
};

const minimal: Layout = (pen, area, words, ink) => {
  const { half, top, bottom } = area;
  const height = bottom - top;
  return (
    pen.fill(pen.sheet(-half, top, half, bottom), ink.paper) +
    brandLine(pen, words, area, top + height * 0.13, ink.accent, 0.12) +
    pen.rule(half * 0.8, top + height * 0.185, half * 0.008, ink.ink) +
    block(
      pen,
      words,
      { half: half * 0.8, top: top + height * 0.24, bottom: bottom - height * 0.24 },
      ink.ink,
      ink.accent,
      { rule: false, spacing: 0.08 },
    ) +
    pen.rule(half * 0.8, bottom - height * 0.185, half * 0.008, ink.ink) +
    foot(pen, words, area, bottom - height * 0.085, ink.ink)
  );
};

const arched: Layout = (pen, area, words, ink) => {
  const { half, top, bottom } = area;
  const height = bottom - top;
  const arch = half * 0.62;
  const edge = half * 0.06;
  return (
    pen.fill(pen.sheet(-half, top, half, bottom, arch), ink.paper) +
    pen.stroke(
      pen.sheet(-half + edge, top + edge, half - edge, bottom - edge, arch),
      ink.accent,
      half * 0.02,
    ) +
    roundel(pen, words, top + height * 0.2, half * 0.26, ink.accent, ink.paper, false) +
    brandLine(pen, words, area, top + height * 0.2 + half * 0.45, ink.ink, 0.11) +
    block(
      pen,
      words,
      { half: half * 0.82, top: top + height * 0.24 + half * 0.45, bottom: bottom - height * 0.15 },
      ink.ink,
      ink.accent,
    ) +
    foot(pen, words, area, bottom - edge - half * 0.12, ink.ink)
  );
};

const oval: Layout = (pen, area, words, ink) => {
  const { half, top, bottom } = area;
  const height = bottom - top;
  const middle = top + height * 0.42;
  const rx = half * 0.97;
  const ry = Math.min(height * 0.42, half * 1.2);
  return (
    pen.fill(pen.oval(0, middle, rx, ry), ink.paper) +
    pen.stroke(pen.oval(0, middle, rx * 0.92, ry * 0.93), ink.accent, half * 0.025) +
    pen.words(words.monogram, {
      y: middle - ry * 0.5,
      size: half * 0.26,
      width: half,
      ink: ink.accent,
      spacing: 0.06,
    }) +
    block(
      pen,
      words,
      { half: half * 0.76, top: middle - ry * 0.44, bottom: middle + ry * 0.5 },
      ink.ink,
      ink.accent,
    ) +
    foot(pen, words, { ...area, half: half * 0.66 }, middle + ry * 0.7, ink.ink) +
    pen.fill(pen.sheet(-half, bottom - height * 0.115, half, bottom), ink.accent) +
    brandLine(pen, words, area, bottom - height * 0.035, ink.paper, 0.12)
  );
};

/** Words fired on to the glass, as clear spirits like it. */
const printed: Layout = (pen, area, words, ink) => {
  const { half, top, bottom } = area;
  const height = bottom - top;
  return (
    roundel(pen, words, top + height * 0.15, half * 0.27, ink.onGlass, ink.paper, false) +
    block(
      pen,
      words,
      { half: half * 0.82, top: top + height * 0.33, bottom: bottom - height * 0.22 },
      ink.onGlass,
      ink.onGlass,
      { spacing: 0.1, rule: false },
    ) +
    pen.rule(half * 0.3, bottom - height * 0.17, half * 0.016, ink.onGlass) +
    brandLine(pen, words, area, bottom - height * 0.1, ink.onGlass, 0.11) +
    foot(pen, words, area, bottom - height * 0.03, ink.onGlass)
  );
};

/** A tall strip with a plate of colour below the name. */
const plated: Layout = (pen, area, words, ink) => {
  const { half, top, bottom } = area;
  const height = bottom - top;
  const width = half * 0.9;
  const plate = bottom - height * 0.3;
  return (
    pen.fill(pen.sheet(-width, top, width, bottom), ink.paper) +
    pen.fill(pen.sheet(-width, plate, width, bottom), ink.ink) +
    roundel(pen, words, top + height * 0.13, half * 0.2, ink.accent, ink.paper, true) +
    block(
      pen,
      words,
      { half: width * 0.85, top: top + height * 0.24, bottom: plate - height * 0.03 },
      ink.ink,
      ink.accent,
      { rule: false, bold: 0.02 },
    ) +
    brandLine(pen, words, { ...area, half: width }, plate + height * 0.13, ink.paper, 0.14) +
    foot(
      pen,
      words,
      { ...area, half: width },
      plate + height * 0.22,
      mix(ink.paper, ink.accent, lightness(ink.paper) > 0.5 ? 0.25 : 0),
    )
  );
};

export const layouts = { framed, banded, minimal, arched, oval, printed, plated };
export type LayoutName = keyof typeof layouts;
