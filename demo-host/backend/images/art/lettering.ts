// Sets words as outlines of the shop's own display face, so that labels look the same on a machine without any font.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

type Point = readonly [x: number, y: number];
interface Glyph {
  advance: number;
  /** Closed curves: a start, then pairs of control and end point, in em units with y upwards. */
  curves: { start: Point; turns: [control: Point, end: Point][] }[];
}

const file = createRequire(import.meta.url).resolve(
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff',
);

function readTables(): Map<string, Buffer> {
  const font = readFileSync(file);
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(12); index++) {
    const entry = 44 + index * 20;
    const [offset, packed, size] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = font.subarray(offset, offset + packed);
    tables.set(font.toString('latin1', entry, entry + 4), packed < size ? inflateSync(bytes) : bytes);
  }
  return tables;
}

interface Face {
  unitsPerEm: number;
  glyphOf(codePoint: number): Glyph | undefined;
}

let loaded: Face | undefined;
function face(): Face {
  if (loaded) return loaded;
  const tables = readTables();
  const table = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new Error(`The label typeface has no ${name} table.`);
    return found;
  };
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const map = readCharacterMap(table('cmap'));
  const isLong = head.readInt16BE(50) === 1;
  const offset = (index: number) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const lastMetric = hhea.readUInt16BE(34) - 1;
  const known = new Map<number, Glyph>();
  const read = (index: number): Glyph => {
    let glyph = known.get(index);
    if (!glyph) {
      const bytes = glyf.subarray(offset(index), offset(index + 1));
      const advance = hmtx.readUInt16BE(Math.min(index, lastMetric) * 4);
      known.set(index, (glyph = { advance, curves: bytes.length ? readOutline(bytes, read) : [] }));
    }
    return glyph;
  };
  return (loaded = {
    unitsPerEm: head.readUInt16BE(18),
    glyphOf: (codePoint) => {
      const index = map(codePoint);
      return index ? read(index) : undefined;
    },
  });
}

/** Format 4: segments of 16-bit characters, all that a Latin subset holds. */
function readCharacterMap(cmap: Buffer): (codePoint: number) => number {
  let start = 0;
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(at) === 4) start = at;
  }
  const doubled = cmap.readUInt16BE(start + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + doubled, 16 + doubled * 2, 16 + doubled * 3].map(
    (at) => start + at,
  ) as [number, number, number, number];
  return (codePoint) => {
    for (let at = 0; at < doubled; at += 2) {
      if (codePoint > cmap.readUInt16BE(ends + at)) continue;
      const first = cmap.readUInt16BE(starts + at);
      if (codePoint < first) return 0;
      const delta = cmap.readUInt16BE(deltas + at);
      const range = cmap.readUInt16BE(ranges + at);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(ranges + at + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function readOutline(bytes: Buffer, read: (index: number) => Glyph): Glyph['curves'] {
  const contours = bytes.readInt16BE(0);
  return contours < 0 ? readComposite(bytes, read) : readSimple(bytes, contours);
}

/** An accented letter: letter and accent, each moved into place. */
function readComposite(bytes: Buffer, read: (index: number) => Glyph): Glyph['curves'] {
  const curves: Glyph['curves'] = [];
  let at = 10;
  for (let more = true; more;) {
    const flags = bytes.readUInt16BE(at);
    const part = read(bytes.readUInt16BE(at + 2));
    const areWords = (flags & 1) !== 0;
    const [dx, dy] = areWords
      ? [bytes.readInt16BE(at + 4), bytes.readInt16BE(at + 6)]
      : [bytes.readInt8(at + 4), bytes.readInt8(at + 5)];
    at += (areWords ? 8 : 6) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    const moved = ([x, y]: Point): Point => [x + dx, y + dy];
    for (const { start, turns } of part.curves)
      curves.push({
        start: moved(start),
        turns: turns.map(([control, end]) => [moved(control), moved(end)]),
      });
    more = (flags & 0x20) !== 0;
  }
  return curves;
}

function readSimple(bytes: Buffer, contours: number): Glyph['curves'] {
  const ends = Array.from({ length: contours }, (_, index) => bytes.readUInt16BE(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + bytes.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = bytes.readUInt8(at++);
    flags.push(flag);
    if (flag & 8) for (let repeat = bytes.readUInt8(at++); repeat > 0; repeat--) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? bytes.readUInt8(at++) : -bytes.readUInt8(at++);
      else if (!(flag & same)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  return ends.map((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const points = xs.slice(from, end + 1).map((x, offset) => ({
      point: [x, ys[from + offset] ?? 0] as Point,
      isOn: ((flags[from + offset] ?? 0) & 1) !== 0,
    }));
    return closeCurve(points);
  });
}

/** TrueType leaves out the point half-way between two control points. */
function closeCurve(points: { point: Point; isOn: boolean }[]): Glyph['curves'][number] {
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const first = points.findIndex(({ isOn }) => isOn);
  const ordered = first < 0 ? points : [...points.slice(first), ...points.slice(0, first)];
  const start =
    first < 0
      ? middle(points[0]?.point ?? [0, 0], points.at(-1)?.point ?? [0, 0])
      : (ordered[0]?.point ?? [0, 0]);
  const turns: [Point, Point][] = [];
  let control: Point | undefined;
  let last = start;
  for (const { point, isOn } of [...ordered.slice(first < 0 ? 0 : 1), { point: start, isOn: true }]) {
    if (isOn) turns.push([control ?? middle(last, point), point]);
    else if (control) turns.push([control, middle(control, point)]);
    if (isOn) last = point;
    else if (control) last = middle(control, point);
    control = isOn ? undefined : point;
  }
  return { start, turns };
}

/** Letters that the face lacks are left out; what remains still reads. */
function glyphs(text: string): Glyph[] {
  const all = face();
  return [...text.normalize('NFC').replace(/[‘’]/g, "'").replace(/[–—]/g, '-')]
    .map((character) => all.glyphOf(character.codePointAt(0) ?? 0))
    .filter((glyph): glyph is Glyph => glyph !== undefined);
}

/** Width at a size, with letter spacing in em. */
export function measure(text: string, size: number, spacing = 0): number {
  const set = glyphs(text);
  const advances = set.reduce((sum, glyph) => sum + glyph.advance, 0) / face().unitsPerEm;
  return size * (advances + spacing * Math.max(0, set.length - 1));
}

export function isDrawable(text: string): boolean {
  return glyphs(text).some((glyph) => glyph.curves.length > 0);
}

/** Path data of one line, centred on x = 0 with its baseline at y; `bend` maps every point on to the surface that carries it. */
export function letter(
  text: string,
  options: { y: number; size: number; spacing?: number; slant?: number; bend?: (point: Point) => Point },
): string {
  const { y, size, spacing = 0, slant = 0, bend = (point: Point) => point } = options;
  const scale = size / face().unitsPerEm;
  let pen = -measure(text, size, spacing) / 2;
  let path = '';
  for (const glyph of glyphs(text)) {
    const place = ([gx, gy]: Point) => {
      const [px, py] = bend([pen + gx * scale + gy * scale * slant, y - gy * scale]);
      return `${px.toFixed(2)} ${py.toFixed(2)}`;
    };
    for (const { start, turns } of glyph.curves)
      path += `M${place(start)}${turns.map(([control, end]) => `Q${place(control)} ${place(end)}`).join('')}Z`;
    pen += glyph.advance * scale + spacing * size;
  }
  return path;
}
