// Cuts one CSV record out of bytes, cell by cell. Decides nothing: whether the record can be believed, its caller asks.

/**
 * How a quote is written inside a quoted cell: doubled, as the format has it; after a backslash, as PHP leaves one that
 * had a backslash before it; bare, by programs that know of no rule, and then only a quote before a comma or line end closes.
 */
export type Quoting = 'doubled' | 'backslash' | 'bare';

export interface CellRange {
  start: number;
  end: number;
  /** Undefined: the cell is not quoted. */
  quoting?: Quoting;
}

export interface Scan {
  cells: CellRange[];
  /** Where the next record begins. */
  next: number;
  /** The bytes ended before the line did. */
  isLast: boolean;
  /** `open`: the bytes ended inside quotes. `stray`: a quoted cell went on behind its closing quote. */
  flaw?: 'open' | 'stray';
}

export const [quote, comma, backslash, lineFeed, carriageReturn] = [0x22, 0x2c, 0x5c, 0x0a, 0x0d];

/** Where a record of bytes begins, and which byte ends its lines. */
export class RecordScanner {
  constructor(
    private readonly bytes: Buffer,
    private readonly lineEnd: number,
  ) {}

  /** By the format's own rule, or, without `isStrict`, cell by cell by whichever rule closes it on its line. */
  scan(from: number, quoting: Quoting, isLenient = false): Scan {
    const { bytes } = this;
    const cells: CellRange[] = [];
    for (let at = from; ; at++) {
      const cell = bytes[at] === quote ? this.quoted(at, quoting, isLenient) : this.plain(at);
      if (typeof cell === 'string') return { cells, next: bytes.length, isLast: true, flaw: cell };
      cells.push(cell);
      at = cell.quoting ? cell.end + 1 : cell.end;
      if (bytes[at] === comma) continue;
      if (bytes[at] === carriageReturn && this.lineEnd === lineFeed) at++;
      return { cells, next: Math.min(at + 1, bytes.length), isLast: at >= bytes.length };
    }
  }

  /** The next physical line. */
  lineAfter(from: number): number {
    const end = this.bytes.indexOf(this.lineEnd, from);
    return end < 0 ? this.bytes.length : end + 1;
  }

  private plain(start: number): CellRange {
    const { bytes, lineEnd } = this;
    let end = start;
    while (end < bytes.length && bytes[end] !== comma && bytes[end] !== lineEnd) end++;
    const isBeforeLineFeed = bytes[end] !== comma && lineEnd === lineFeed;
    if (isBeforeLineFeed && end > start && bytes[end - 1] === carriageReturn) end--;
    return { start, end };
  }

  private quoted(at: number, quoting: Quoting, isLenient: boolean): CellRange | 'open' | 'stray' {
    const start = at + 1;
    const end = this.closing(start, quoting);
    const isWhole = typeof end === 'number' && !(isLenient && this.lineAfter(start) <= end);
    if (isWhole || !isLenient) return typeof end === 'number' ? { start, end, quoting } : end;
    const bare = this.closing(start, 'bare');
    return typeof bare === 'number' ? { start, end: bare, quoting: 'bare' } : bare;
  }

  private closing(start: number, quoting: Quoting): number | 'open' | 'stray' {
    const { bytes } = this;
    for (let at = bytes.indexOf(quote, start); at >= 0; at = bytes.indexOf(quote, at + 1)) {
      if (quoting === 'backslash' && at > start && bytes[at - 1] === backslash) continue;
      if (quoting !== 'bare' && bytes[at + 1] === quote) at++;
      else if (this.isDelimiter(at + 1)) return at;
      else if (quoting !== 'bare') return 'stray';
    }
    return 'open';
  }

  private isDelimiter(at: number): boolean {
    const byte = this.bytes[at];
    if (byte === carriageReturn && this.lineEnd === lineFeed)
      return at + 1 >= this.bytes.length || this.bytes[at + 1] === lineFeed;
    return byte === undefined || byte === comma || byte === this.lineEnd;
  }
}
