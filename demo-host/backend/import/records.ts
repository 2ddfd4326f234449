// Cuts a stream of bytes into CSV records, and finds its feet again after a record that is broken.
import { parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** Counted as a spreadsheet does: the header is 1; blank lines count. */
  number: number;
  cells: string[];
  /** Why it cannot be read; the cells are then not to be trusted. */
  problem?: string;
  /** The bytes were not UTF-8 and were read as Latin-1. */
  isLatin1?: boolean;
}

const [quote, comma, carriageReturn, lineFeed] = [0x22, 0x2c, 0x0d, 0x0a];
/** A quoted cell longer than this was never closed. */
const longestRecord = 512 * 1024;

interface Cut {
  /** Where the record's bytes end, without line end. */
  end: number;
  /** Where the next one starts. */
  next: number;
  /** A quote was open when the text or the patience ended. */
  isOpen: boolean;
}

/** Undefined: the record does not end in these bytes, more are needed. */
function cutRecord(bytes: Buffer, from: number, isLast: boolean): Cut | undefined {
  let inQuotes = false;
  let atCellStart = true;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inQuotes) {
      if (byte !== quote) continue;
      const after = bytes[at + 1];
      if (after === undefined && !isLast) return undefined;
      if (after === quote) at++;
      // A quote in the middle of a cell is text; only one before a delimiter closes.
      else if (after === undefined || after === comma || after === lineFeed || after === carriageReturn)
        inQuotes = false;
    } else if (byte === quote && atCellStart) {
      inQuotes = true;
      atCellStart = false;
    } else if (byte === lineFeed) {
      const end = at > from && bytes[at - 1] === carriageReturn ? at - 1 : at;
      return { end, next: at + 1, isOpen: false };
    } else atCellStart = byte === comma;
    if (at - from > longestRecord) break;
  }
  if (!isLast && bytes.length - from <= longestRecord) return undefined;
  return { end: bytes.length, next: bytes.length, isOpen: inQuotes };
}

function readCells(text: string): string[] {
  const [cells] = parse(text, {
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n'],
  }) as string[][];
  return cells ?? [];
}

function decode(bytes: Buffer): { text: string; isLatin1: boolean } {
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      isLatin1: false,
    };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isLatin1: true };
  }
}

/** The first record is the header; all others must have as many cells. */
export async function* readRecords(stream: AsyncIterable<Buffer | string>): AsyncGenerator<CsvRecord> {
  const reader = new RecordReader();
  for await (const chunk of stream) {
    reader.add(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    yield* reader.take(false);
  }
  yield* reader.take(true);
}

class RecordReader {
  private bytes = Buffer.alloc(0);
  private number = 0;
  private width = 0;

  add(chunk: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    const hasMark = this.number === 0 && this.bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
    if (hasMark) this.bytes = this.bytes.subarray(3);
  }

  *take(isLast: boolean): Generator<CsvRecord> {
    let from = 0;
    while (from < this.bytes.length) {
      const cut = cutRecord(this.bytes, from, isLast);
      if (!cut) break;
      const { record, next } = this.read(from, cut, isLast);
      yield record;
      from = next;
    }
    this.bytes = this.bytes.subarray(from);
  }

  private read(from: number, cut: Cut, isLast: boolean): { record: CsvRecord; next: number } {
    const number = ++this.number;
    const { text, isLatin1 } = decode(this.bytes.subarray(from, cut.end));
    if (text.trim() === '') return { record: { number, cells: [], problem: 'Blank line' }, next: cut.next };
    const cells = this.cells(text);
    if (this.width === 0) this.width = cells.length;
    if (cells.length === this.width && !cut.isOpen)
      return { record: { number, cells, ...(isLatin1 && { isLatin1 }) }, next: cut.next };
    const swallowed = this.nextGoodLine(from, cut, isLast);
    const problem =
      swallowed !== undefined || cut.isOpen
        ? 'A quoted cell is not closed on this line'
        : `Number of columns does not correspond to the number of rows in the header: ${cells.length} instead of ${this.width}`;
    return { record: { number, cells, problem }, next: swallowed ?? cut.next };
  }

  private cells(text: string): string[] {
    try {
      return readCells(text);
    } catch {
      return [];
    }
  }

  /** An open quote swallows good rows: the first line inside the record that is a whole row by itself ends it. */
  private nextGoodLine(from: number, cut: Cut, isLast: boolean): number | undefined {
    for (
      let at = this.bytes.indexOf(lineFeed, from);
      at >= 0 && at + 1 < cut.end;
      at = this.bytes.indexOf(lineFeed, at + 1)
    ) {
      const inner = cutRecord(this.bytes, at + 1, isLast);
      if (!inner || inner.isOpen) continue;
      if (this.cells(decode(this.bytes.subarray(at + 1, inner.end)).text).length === this.width)
        return at + 1;
    }
    return cut.isOpen ? this.bytes.indexOf(lineFeed, from) + 1 || undefined : undefined;
  }
}
