// What `npm run size` measures of one area, and how it gets there.
import type { Page } from 'playwright';
import type { Meter } from './meter';

export interface Limit {
  /** KiB of brotli-11, scripts and styles. */
  kib: number;
  /** Scripts and styles. */
  files: number;
  queries: number;
  /** What DESIGN 6 asks for, where that is not reached yet. */
  aim?: { kib: number; files: number };
}

export interface Budget extends Limit {
  area: string;
  /** What is otherwise in the build for embeds; absent where that is not measured. */
  preact?: Partial<Limit>;
  /** Files that must not be among them. */
  without?: RegExp;
  /** Measured on a page that has loaded what comes late. */
  hasRested?: boolean;
  visit(page: Page, site: Site, meter: Meter): Promise<void>;
}

export interface Site {
  shopUrl: string;
  /** Origin of a page that embeds. */
  foreignUrl: string;
}

/** DESIGN 6, of a whole page. */
export const wholePage = { kib: 110, files: 8, queries: 3 } as const;
