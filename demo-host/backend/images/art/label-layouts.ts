// The layouts of labels. A house chooses one and keeps it, in its own colours.
import { lightness, mix } from './colour';
import { block, brandLine, foot, roundel, type Layout } from './label';

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
        bottom: bottom - Math.max(height * 0.16, half * 0.32),
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
      {
        half: half * 0.84,
        top: band + height * 0.06,
        bottom: bottom - Math.max(height * 0.17, height * 0.065 + half * 0.16),
      },
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
      {
        half: half * 0.82,
        top: top + height * 0.24 + half * 0.45,
        bottom: bottom - Math.max(height * 0.15, half * 0.31),
      },
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

/** A lid: wider than it is high, so everything is measured by its height. */
const wide: Layout = (pen, area, words, ink) => {
  const { half, top, bottom } = area;
  const height = bottom - top;
  const inner = { half: Math.min(half * 0.8, height * 0.95), top, bottom };
  const edge = height * 0.05;
  return (
    pen.fill(pen.sheet(-half, top, half, bottom), ink.paper) +
    pen.stroke(pen.sheet(-half + edge, top + edge, half - edge, bottom - edge), ink.accent, height * 0.012) +
    pen.words(words.house.toUpperCase(), {
      y: top + height * 0.25,
      size: height * 0.085,
      width: inner.half * 1.7,
      ink: ink.accent,
      spacing: 0.22,
    }) +
    block(
      pen,
      words,
      { half: inner.half, top: top + height * 0.29, bottom: bottom - height * 0.22 },
      ink.ink,
      ink.accent,
    ) +
    pen.words(words.genus.toUpperCase(), {
      y: bottom - height * 0.13,
      size: height * 0.06,
      width: inner.half * 1.6,
      ink: ink.ink,
      spacing: 0.24,
    })
  );
};

export const layouts = { framed, banded, minimal, arched, oval, printed, plated, wide };
export type LayoutName = keyof typeof layouts;
