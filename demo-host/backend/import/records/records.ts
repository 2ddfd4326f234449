// Reads a stream of bytes as CSV records, and finds its feet again after a record that is broken. A library gives up the
// file or loses the rows that a missing quote swallows; here the reader that cuts a record also knows what is in it.
import { isUtf8 } from 'node:buffer';
import {
  carriageReturn,
  lineFeed,
  quote,
  RecordScanner,
  type CellRange,
  type Quoting,
  type Scan,
} from './record-scan';
import { RowShape } from '../row-shape';

export interface CsvRecord {
  /** Counted as a spreadsheet does: the header is 1; blank lines count. */
  number: number;
  cells: string[];
  /** Why it cannot be read; the cells are then those before the damage, and not to be trusted. */
  problem?: string;
  /** There is nothing in it. */
  isBlank?: boolean;
  /** What somebody should know who trusts the cells. */
  doubts: string[];
}

/** A quoted cell longer than this was never closed. */
const longestRecord = 512 * 1024;

const notClosed = 'A quoted cell is not closed on this line';
const doubts = {
  latin1: 'The row is not UTF-8 (Magento gives up the whole file); it was read as Latin-1',
  quotes: 'Quotes inside a quoted cell are not doubled; the row was read as it was probably meant',
  lines:
    'A cell goes over several lines, of which one could be a row of its own; where a quote is missing, that row is lost',
};

/** The first record is the header; all others must have as many cells. */
export async function* readRecords(stream: AsyncIterable<Buffer | string>): AsyncGenerator<CsvRecord> {
  const reader = new RecordReader();
  for await (const chunk of stream) {
    reader.add(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    yield* reader.take(false);
  }
  yield* reader.take(true);
}

interface Read {
  record: Omit<CsvRecord, 'number'>;
  next: number;
}

class RecordReader {
  private bytes = Buffer.alloc(0);
  private number = 0;
  private lineEnd = lineFeed;
  private shape: RowShape | undefined;

  add(chunk: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    const hasMark = this.number === 0 && this.bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
    if (hasMark) this.bytes = this.bytes.subarray(3);
  }

  *take(isEnd: boolean): Generator<CsvRecord> {
    let from = 0;
    while (from < this.bytes.length) {
      const window = this.bytes.subarray(from, from + longestRecord);
      // What is decided must not depend on how the bytes arrived.
      const isWhole = isEnd || window.length === longestRecord;
      const read = this.read(window, isWhole);
      if (!read) break;
      yield { number: ++this.number, ...read.record };
      from += read.next;
    }
    this.bytes = this.bytes.subarray(from);
  }

  /** Undefined: more bytes are needed. */
  private read(window: Buffer, isWhole: boolean): Read | undefined {
    if (!this.shape) return this.readHeader(window, isWhole);
    const reading = new Reading(window, this.lineEnd, this.shape);
    return reading.plain(isWhole) ?? (isWhole ? reading.difficult() : undefined);
  }

  private readHeader(window: Buffer, isWhole: boolean): Read | undefined {
    const mac = window.indexOf(carriageReturn);
    const feed = window.indexOf(lineFeed);
    if (!isWhole && feed < 0 && (mac < 0 || mac + 1 === window.length)) return undefined;
    // Files of old Macs end their lines with a carriage return alone; a line feed is then inside a cell.
    if (mac >= 0 && (feed < 0 || mac + 1 < feed)) this.lineEnd = carriageReturn;
    const scan = new RecordScanner(window, this.lineEnd).scan(0, 'doubled');
    if ((scan.flaw ?? scan.isLast) && !isWhole) return undefined;
    const { texts, isLatin1 } = textsOf(window, scan.cells);
    this.shape = new RowShape(texts.map((name) => name.trim().toLowerCase()));
    const problem = scan.flaw && notClosed;
    const record = { cells: texts, doubts: isLatin1 ? [doubts.latin1] : [], ...(problem && { problem }) };
    return { record, next: scan.next };
  }
}

/** One record at the beginning of some bytes. */
class Reading {
  private readonly scanner: RecordScanner;
  private readonly strict: Scan;

  constructor(
    private readonly bytes: Buffer,
    lineEnd: number,
    private readonly shape: RowShape,
  ) {
    this.scanner = new RecordScanner(bytes, lineEnd);
    this.strict = this.scanner.scan(0, 'doubled');
  }

  /** A record on one line that is as the format and the header want it, or a blank line. */
  plain(isWhole: boolean): Read | undefined {
    const { strict } = this;
    if (strict.flaw || (strict.isLast && !isWhole) || this.hasLines(strict)) return undefined;
    if (strict.cells.every(({ start, end }) => this.bytes.toString('latin1', start, end).trim() === ''))
      return { record: { cells: [], problem: 'Blank line', isBlank: true, doubts: [] }, next: strict.next };
    return strict.cells.length === this.shape.width ? this.accepted(strict) : undefined;
  }

  /** Everything else. Wants all bytes that the record may have. */
  difficult(): Read {
    const { strict, shape } = this;
    const isWhole = !strict.flaw && strict.cells.length === shape.width;
    const swallowed = strict.flaw ? undefined : this.swallowed(strict);
    if (isWhole && swallowed !== 'surely') return this.accepted(strict, swallowed ? [doubts.lines] : []);
    const mended = this.mended();
    if (mended) return this.accepted(mended, [doubts.quotes]);
    // What the line began is lost with it; the lines after it are looked at one by one.
    if (strict.flaw || swallowed) return this.refused(notClosed, this.scanner.lineAfter(0));
    const lines = this.linesOf(strict);
    return this.refused(
      `Number of columns does not correspond to the number of rows in the header: ${strict.cells.length} instead of ${shape.width}` +
        (lines > 1 ? `, on ${lines} lines` : ''),
      strict.next,
    );
  }

  private mended(): Scan | undefined {
    const { scanner, shape } = this;
    const ways: [Quoting, boolean][] = [
      ['backslash', false],
      ['backslash', true],
      ['doubled', true],
      ['bare', false],
    ];
    for (const [quoting, isLenient] of ways) {
      const scan = scanner.scan(0, quoting, isLenient);
      if (scan.flaw || !shape.isRow(textsOf(this.bytes, scan.cells).texts)) continue;
      if (!this.swallowed(scan)) return scan;
    }
    return undefined;
  }

  /** Whether a line inside a record of several is a row by itself. */
  private swallowed(scan: Scan): 'surely' | 'perhaps' | undefined {
    const { scanner, shape, bytes } = this;
    let found: 'perhaps' | undefined;
    for (let line = scanner.lineAfter(0); line < scan.next; line = scanner.lineAfter(line)) {
      const inner = scanner.scan(line, 'doubled');
      if (inner.flaw || inner.cells.length !== shape.width) continue;
      const { texts } = textsOf(bytes, inner.cells);
      if (!shape.isRow(texts)) continue;
      // Behind the quote that closes the cell come the record's own cells: they tell nothing of its line.
      const closing = scan.cells.find((cell) => cell.start <= line && line <= cell.end)?.end ?? scan.next;
      const limit = inner.cells.filter((cell) => cell.end < closing).length;
      if (shape.isSurelyRow(texts, limit)) return 'surely';
      found = 'perhaps';
    }
    return found;
  }

  private hasLines(scan: Scan): boolean {
    return this.scanner.lineAfter(0) < scan.next;
  }

  private linesOf({ next }: Scan): number {
    let lines = 0;
    for (let line = 0; line < next; line = this.scanner.lineAfter(line)) lines++;
    return lines;
  }

  private refused(problem: string, next: number): Read {
    const { texts } = textsOf(this.bytes, this.strict.cells);
    return { record: { cells: texts, problem, doubts: [] }, next };
  }

  private accepted(scan: Scan, more: string[] = []): Read {
    const { texts, isLatin1 } = textsOf(this.bytes, scan.cells);
    return {
      record: { cells: texts, doubts: [...(isLatin1 ? [doubts.latin1] : []), ...more] },
      next: scan.next,
    };
  }
}

const latin1 = new TextDecoder('windows-1252');

function textsOf(bytes: Buffer, cells: readonly CellRange[]): { texts: string[]; isLatin1: boolean } {
  const isLatin1 = !isUtf8(bytes.subarray(cells[0]?.start ?? 0, cells.at(-1)?.end ?? 0));
  const texts = cells.map(({ start, end, quoting }) => {
    const text = isLatin1 ? latin1.decode(bytes.subarray(start, end)) : bytes.toString('utf8', start, end);
    return quoting === undefined ? text : unquoted(text, quoting);
  });
  return { texts, isLatin1 };
}

const mark = String.fromCharCode(quote);

/** A backslash stays, as it does in PHP. A cell with bare quotes may have doubled ones as well, but then all are. */
function unquoted(text: string, quoting: Quoting): string {
  if (!text.includes(mark)) return text;
  const single = text.replaceAll('""', mark);
  return quoting === 'bare' && text.replaceAll('""', '').includes(mark) ? text : single;
}
