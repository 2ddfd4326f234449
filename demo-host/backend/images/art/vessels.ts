// Things other than bottles: can, tin, jar and flacon.
import { onRound } from './closures';
import { colour, hex, lightness, lit, mix, type Colour } from './colour';
import { layouts } from './label-layouts';
import { fromPoints, shells, silhouette, strip, type Outline, type Point } from './outline';
import { paletteOf } from './palettes';
import { hash, pick } from './random';
import { houseOf, type Piece, type Subject } from './subject';
import { curved, flat, Pen } from './surface';
import { wordingOf } from './wording';

const steel = colour('#c2c5c8');

function printedOn(
  subject: Subject,
  body: Outline,
  area: { top: number; bottom: number; share: number },
  onGlass: Colour,
): string {
  const half = body.halfWidth((area.top + area.bottom) / 2);
  const layout = pick(['printed', 'oval', 'printed'] as const, `${houseOf(subject)}/vessel`);
  const palette = paletteOf(subject.kind, houseOf(subject));
  return layouts[layout](
    new Pen(curved(half)),
    { half: half * area.share, top: area.top, bottom: area.bottom },
    wordingOf(subject),
    { ...palette, onGlass },
  );
}

/** A sleek drinks can, printed all over. */
export function drawCan(subject: Subject): Piece {
  const palette = paletteOf('can', houseOf(subject));
  const tall = subject.millilitres > 400 ? 1.12 : 1;
  const [half, height] = [112 * Math.sqrt(tall), 560 * tall];
  // oxfmt-ignore
  const body = fromPoints([
    [half * 0.8, 0], [half * 0.82, 6], [half * 0.84, 14], [half * 0.98, 52], [half, 62], [half, height - 46], [half * 0.97, height - 32], [half * 0.84, height - 6], [half * 0.8, height],
  ]);
  // oxfmt-ignore
  const lid = fromPoints([[half * 0.78, 0], [half * 0.82, 3], [half * 0.82, 12], [half * 0.8, 15]]);
  const coat = palette.paper;
  const ink =
    lightness(coat) > 0.5
      ? lightness(palette.ink) < 0.5
        ? palette.ink
        : colour('#1c2430')
      : colour('#f6efdf');
  const svg =
    shells(body, onRound(coat, 0.35), 28) +
    `<path d="${strip(body, -1, 1, height * 0.8, height - 46)}" fill="${hex(palette.accent)}" opacity=".85"/>` +
    `<path d="${strip(body, -1, 1, 14, 50)}" fill="#fff" opacity=".12"/>` +
    printedOn(subject, body, { top: 100, bottom: height * 0.8 - 14, share: 1.05 }, ink) +
    `<path d="${strip(body, -0.74, -0.5, 56, height - 40)}" fill="#fff" opacity=".28"/><path d="${strip(body, 0.74, 0.84, 56, height - 40)}" fill="#fff" opacity=".2"/>` +
    `<path d="${strip(body, 0.86, 1)}" fill="#000" opacity=".18"/><path d="${strip(body, -1, -0.92)}" fill="#000" opacity=".14"/>` +
    shells(lid, onRound(steel, 0.6), 16);
  return { svg: `<g transform="translate(0 ${-height})">${svg}</g>`, width: half * 1.7, height };
}

/** A round caddy with a lid. */
export function drawTin(subject: Subject): Piece {
  const palette = paletteOf('tin', houseOf(subject));
  const [half, height, lidHeight] = [150, 430, 92];
  // oxfmt-ignore
  const body = fromPoints([[half, lidHeight], [half, height - 8], [half * 0.98, height]]);
  // oxfmt-ignore
  const lid = fromPoints([[half * 0.97, 0], [half * 1.02, 10], [half * 1.03, lidHeight], [half * 1.02, lidHeight + 4]]);
  const metal = lightness(palette.accent) > 0.78 ? palette.ink : palette.accent;
  const words = wordingOf(subject);
  const pen = new Pen(curved(half));
  const label = layouts[pick(['framed', 'minimal', 'arched'] as const, houseOf(subject))](
    pen,
    { half: half * 1.08, top: lidHeight + 34, bottom: height - 30 },
    words,
    { ...palette, onGlass: palette.ink },
  );
  const svg =
    shells(body, onRound(metal, 0.3), 28) +
    label +
    `<path d="${strip(body, 0.72, 1, lidHeight + 4)}" fill="#000" opacity=".16"/><path d="${strip(body, -0.68, -0.48, lidHeight + 4)}" fill="#fff" opacity=".16"/>` +
    shells(lid, onRound(mix(metal, [255, 255, 255], 0.12), 0.45), 28) +
    `<path d="${strip(lid, -1, 1, lidHeight - 8, lidHeight - 5)}" fill="#000" opacity=".25"/>`;
  return { svg: `<g transform="translate(0 ${-height})">${svg}</g>`, width: half * 2, height };
}

/** A preserving jar: honey, marmalade, olives. */
export function drawJar(subject: Subject): Piece {
  const palette = paletteOf('jar', houseOf(subject));
  const [half, height] = [158, 400];
  const inside = /honey/i.test(subject.name)
    ? '#d9932b'
    : /olive|pesto|pistach/i.test(subject.name)
      ? '#7c8a3a'
      : /caviar|truffle/i.test(subject.name)
        ? '#23221f'
        : pick(['#b6452c', '#d99436', '#7d2735'], subject.name);
  const contents = colour(inside);
  // oxfmt-ignore
  const points: Point[] = [[half * 0.78, 66], [half * 0.8, 84], [half * 0.93, 104], [half, 134], [half, height - 34], [half * 0.97, height - 12], [half * 0.88, height]];
  const body = fromPoints(points);
  // oxfmt-ignore
  const lid = fromPoints([[half * 0.8, 0], [half * 0.86, 8], [half * 0.87, 70], [half * 0.85, 76]]);
  const metal = lightness(palette.accent) > 0.78 ? palette.ink : palette.accent;
  const through = (share: number) => lit(contents, 0.5 + 0.62 * Math.exp(-((share + 0.1) ** 2) * 1.8));
  const label = layouts[pick(['framed', 'minimal', 'oval'] as const, houseOf(subject))](
    new Pen(curved(half)),
    { half: half * 1.02, top: 158, bottom: height - 44 },
    wordingOf(subject),
    { ...palette, onGlass: palette.ink },
  );
  const svg =
    shells(body, through, 28) +
    `<path d="${strip(body, -0.84, -0.7)}" fill="#fff" opacity=".35"/><path d="${strip(body, 0.8, 0.88)}" fill="#fff" opacity=".3"/><path d="${strip(body, -1, 1, height - 26)}" fill="#fff" opacity=".18"/>` +
    label +
    shells(lid, onRound(metal, 0.4), 24) +
    `<path d="${strip(lid, -1, 1, 58, 61)}" fill="#000" opacity=".25"/>`;
  return {
    svg: `<g transform="translate(0 ${-height})">${svg}</g>`,
    width: half * 2,
    height,
    glow: contents,
  };
}

/** A cut flacon with a heavy stopper. */
export function drawPerfume(subject: Subject): Piece {
  const scent = colour(pick(['#f0c9a8', '#e7d7a0', '#d9e2dc', '#eab9b4', '#c9b6d6'], houseOf(subject)));
  const [half, height, shoulder] = [150, 440, 150];
  const id = `f${hash(houseOf(subject) + subject.name).toString(36)}`;
  // oxfmt-ignore
  const body = fromPoints([[40, shoulder - 18], [40, shoulder - 4], [half - 22, shoulder], [half, shoulder + 20], [half, height - 12], [half - 10, height]]);
  // oxfmt-ignore
  const liquid = fromPoints([[half - 26, shoulder + 60], [half - 26, height - 62], [half - 40, height - 46]]);
  // oxfmt-ignore
  const collar = fromPoints([[46, 92], [48, 96], [48, shoulder - 8], [46, shoulder - 6]]);
  // oxfmt-ignore
  const stopper = fromPoints([[66, 0], [74, 8], [74, 86], [66, 94]]);
  const clear = mix(scent, colour('#eef1f0'), 0.7);
  const edge = (base: Colour) => (share: number) =>
    lit(base, 0.74 + 0.32 * (1 - Math.abs(share) ** 6) - 0.04 * share);
  const { title, house } = wordingOf(subject);
  const pen = new Pen(flat);
  const ink = colour('#2a2420');
  const words =
    title
      .map((text, line) =>
        pen.words(text, { y: shoulder + 138 + line * 34, size: 30, width: half * 1.4, ink, spacing: 0.1 }),
      )
      .join('') +
    pen.rule(24, shoulder + 158 + (title.length - 1) * 34, 1.6, ink) +
    pen.words(house.toUpperCase(), {
      y: shoulder + 184 + (title.length - 1) * 34,
      size: 15,
      width: half * 1.3,
      ink,
      spacing: 0.24,
    });
  const svg =
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient></defs>` +
    shells(body, edge(clear), 20) +
    shells(liquid, edge(scent), 20) +
    words +
    `<path d="${silhouette(body)}" fill="url(#${id})"/><path d="${strip(body, -0.93, -0.88, shoulder + 12)}" fill="#fff" opacity=".8"/><path d="${strip(body, 0.9, 0.93, shoulder + 12)}" fill="#fff" opacity=".6"/>` +
    shells(collar, onRound(colour('#b8914a'), 0.5), 16) +
    shells(
      stopper,
      onRound(
        pick([colour('#22242a'), colour('#b8914a'), colour('#e8e4da')], houseOf(subject) + 'stopper'),
        0.5,
      ),
      20,
    );
  return { svg: `<g transform="translate(0 ${-height})">${svg}</g>`, width: half * 2, height, glow: scent };
}
