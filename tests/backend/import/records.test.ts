// Broken files are read row by row: what is whole comes out whole, what is not is refused or named.
import { describe, expect, it } from 'vitest';
import { readRecords, type CsvRecord } from '../../../demo-host/backend/import/records/records';
import { freshSeed, randomOf, type Random } from '../fuzz/random';
import { addsUp, emptyShop, importText, skus } from './csv';

async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size = 1 << 16): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readRecords(pieces(Buffer.from(text), size))) records.push(record);
  return records.slice(1);
}

/** What became of each record: its first and second cell, with `?` where it is doubted, or that it is refused. */
async function outcome(text: string): Promise<string[]> {
  return (await read(text)).map(({ cells, problem, doubts }) =>
    problem === undefined
      ? `${cells[0]}: ${cells[1]}${doubts.length > 0 ? ' ?' : ''}`
      : `refused: ${problem}`,
  );
}

const header = 'sku,name,product_type,visibility,price,qty\n';
const rest = 'simple,"Catalog, Search",10,5\n';
const row = (sku: string, name: string) => `${sku},${name},${rest}`;
const next = row('B', '"Gin, dry"');

describe('quotes', () => {
  it.each([
    ['undoubled, the last one before the comma', '"say "x""', 'say "x"'],
    ['undoubled in the middle', '"a "b" c"', 'a "b" c'],
    ['after a backslash, as PHP writes', String.raw`"x\""`, String.raw`x\"`],
    ['after a backslash, before a comma', String.raw`"x\", y"`, String.raw`x\", y`],
    ['inches in quotes', '"Pan 12" wide"', 'Pan 12" wide'],
  ])('%s', async (_, written, meant) => {
    const [first, second] = await outcome(header + row('A', written) + next);
    expect(second).toBe('B: Gin, dry');
    expect(first).toBe(`A: ${meant} ?`);
  });

  it('that are closed before the end of the cell cost their own row', async () => {
    const [first, second] = await outcome(header + row('A', '"Gin" dry') + next);
    expect(first).toBe('refused: A quoted cell is not closed on this line');
    expect(second).toBe('B: Gin, dry');
  });

  it('that are never closed cost their own row', async () => {
    const after = row('C', 'Rum 12"');
    expect(await outcome(header + row('A', '"Gin') + next + after)).toEqual([
      'refused: A quoted cell is not closed on this line',
      'B: Gin, dry',
      'C: Rum 12"',
    ]);
    // Closed by chance, with as many cells as a row has.
    expect(await outcome(header + row('A', '"Gin') + after + next)).toEqual([
      'refused: A quoted cell is not closed on this line',
      'C: Rum 12"',
      'B: Gin, dry',
    ]);
  });

  it('leave lines in cells alone, also where a line has commas', async () => {
    const name = '"One, two,\n""three"", four, five, six\nseven, 8, 9, 10, 11, 12"';
    const text = header + row('A', name) + next;
    expect(await outcome(text)).toEqual([`A: ${name.slice(1, -1).replaceAll('""', '"')}`, 'B: Gin, dry']);
  });

  it('name what might be a row inside a cell, where nothing tells', async () => {
    const text = 'sku,name\nA,"Gin\nB,Rum 12"\nC,"Wine"\n';
    expect(await outcome(text)).toEqual(['A: Gin\nB,Rum 12 ?', 'C: Wine']);
  });
});

describe('lines', () => {
  it('end as old Macs end them, too', async () => {
    const text = (header + row('A', 'Gin') + next).replaceAll('\n', '\r');
    expect(await outcome(text)).toEqual(['A: Gin', 'B: Gin, dry']);
  });

  it('that are empty, or commas alone, are blank', async () => {
    expect(await outcome(`${header}\n,,,,,\n \n${next}`)).toEqual([
      ...Array<string>(3).fill('refused: Blank line'),
      'B: Gin, dry',
    ]);
  });

  it('are counted where one record of a wrong length has several', async () => {
    const [first] = await outcome(`${header}A,"Gin\nDry",simple\n${next}`);
    expect(first).toMatch(/3 instead of 6, on 2 lines$/);
  });
});

const damages: ((cells: string[], random: Random) => string)[] = [
  (cells, random) => with_(cells, random, () => '"say "x""'),
  (cells, random) => with_(cells, random, () => String.raw`"x\""`),
  (cells, random) => with_(cells, random, () => String.raw`"a\"b, c"`),
  (cells, random) => with_(cells, random, () => '"never closed'),
  (cells, random) => with_(cells, random, () => '"never, closed\nin two lines'),
  (cells, random) => with_(cells, random, () => '"12" pan"'),
  (cells, random) => with_(cells, random, () => '12" pan'),
  (cells, random) => with_(cells, random, () => '"x" y'),
  (cells, random) => with_(cells, random, () => '""x""'),
  (cells, random) => with_(cells, random, () => '"'),
  (cells, random) => with_(cells, random, () => '"""'),
  (cells, random) => with_(cells, random, () => 'a,b'),
  (cells) => cells.slice(0, 4).join(','),
  () => '',
  (cells, random) => cells.join(',').slice(0, random.below(60)),
];

function with_(cells: string[], random: Random, write: () => string): string {
  const changed = [...cells];
  changed[random.pick([1, 6])] = write();
  return changed.join(',');
}

const names = [
  'Gin',
  '"Gin, dry"',
  '"The ""best"" gin"',
  '"One\ntwo, three\n<li>four, five</li>"',
  '""',
  "L'eau",
];

interface Broken {
  text: string;
  /** Cells of the rows that nobody damaged, by sku. */
  whole: Map<string, string>;
}

function broken(random: Random, rows = 8): Broken {
  const whole = new Map<string, string>();
  const lines = Array.from({ length: rows }, (_, index) => {
    const sku = `S-${index}`;
    const name = random.pick(names);
    const cells = [sku, name, 'simple', '"Catalog, Search"', '10.00', '5', random.pick(names)];
    if (random.chance(0.25)) return random.pick(damages)(cells, random);
    whole.set(sku, name.replace(/^"|"$/g, '').replaceAll('""', '"'));
    return cells.join(',');
  });
  const end = random.pick(['\n', '\r\n']);
  const text = [`${header.trim()},description`, ...lines, ''].join(end);
  return { text, whole };
}

it('loses no whole row of 5,000 broken files, however the bytes arrive', async () => {
  const random = randomOf(freshSeed());
  const complaints: string[] = [];
  for (let index = 0; index < 5000; index++) {
    const { text, whole } = broken(random);
    const records = await read(text);
    const found = new Map(
      records.flatMap(({ problem, cells }) => (problem ? [] : [[cells[0], cells[1]] as const])),
    );
    for (const [sku, name] of whole)
      if (found.get(sku)?.replaceAll('\r\n', '\n') !== name) complaints.push(`${index}: ${sku} of\n${text}`);
    if (index % 50 === 0) expect(await read(text, 7)).toEqual(records);
  }
  expect(complaints.slice(0, 3)).toEqual([]);
});

it('adds up for 60 broken files that are imported', async () => {
  const random = randomOf(freshSeed() + 1);
  const db = emptyShop();
  for (let index = 0; index < 60; index++) {
    const { text, whole } = broken(random);
    const named = text.replaceAll(/^(S-\d+),"",/gm, '$1,Gin,');
    const report = await importText(db, named, { append: true });
    expect(addsUp(report), named).toBe(true);
    const there = new Set(skus(db));
    for (const sku of whole.keys()) expect(there, named).toContain(sku);
  }
});
