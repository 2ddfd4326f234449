// What an import may be told, and how it tells how far it is.
export interface Progress {
  phase: 'reading' | 'writing' | 'indexing';
  /** Bytes while reading, products afterwards. */
  done: number;
  total?: number;
}

export interface ImportOptions {
  /** Add to the catalogue instead of replacing it. */
  append?: boolean;
  now?: Date;
  onProgress?: (progress: Progress) => void;
}
