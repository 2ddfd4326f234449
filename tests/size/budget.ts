// What `npm run size` measures of one area, and how it gets there.
import type { Page } from 'playwright';
import type { Runtime } from '../../demo-host/runtimes';
import type { Meter } from './meter';

export interface Limit {
  /** KiB of brotli-11, scripts and styles, in each build. */
  kib: Record<Runtime, number>;
  /** Scripts and styles. */
  files: number;
  queries: number;
}

export interface Budget extends Limit {
  area: string;
  /** Files that must not be among them. */
  without?: RegExp;
  /** Measured on a page that has loaded what comes late. */
  hasRested?: boolean;
  /** Once it has rested: KiB more, and what is pressed then, which brings no script. */
  atRest?: { kib: Record<Runtime, number>; press?(page: Page): Promise<void> };
  visit(page: Page, site: Site, meter: Meter): Promise<void>;
}

export interface Site {
  shopUrl: string;
  /** Origin of a page that embeds. */
  foreignUrl: string;
}

/** Of a whole page of the shop. */
export const wholePage: Limit = { kib: { react: 128, preact: 78 }, files: 12, queries: 3 };

/** Of one that the server has drawn: with the sheet of what it drew, and its own answers. */
export const drawnPage: Limit = { ...wholePage, files: 13, queries: 0 };

/** Of a page that shows what editors wrote, or asks for a text. */
export const contentPage: Limit = { ...wholePage, kib: { react: 136, preact: 86 } };
