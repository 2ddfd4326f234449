// What an import may be told, and how it tells how far it is.
import type { DateOrder } from './dates';

export interface Progress {
  phase: 'reading' | 'writing' | 'indexing';
  /** Bytes while reading, products afterwards. */
  done: number;
  total?: number;
}

export interface ImportOptions {
  /** Add to the catalogue instead of replacing it. */
  append?: boolean;
  /** How the file writes 3 November, where no date in it tells. */
  dates?: DateOrder;
  now?: Date;
  onProgress?: (progress: Progress) => void;
}
