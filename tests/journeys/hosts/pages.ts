// The pages of demo-host/pages/hosts that every element must hold on.
import type { Runtime } from '../../../demo-host/runtimes';

export interface HostPage {
  name: string;
  /** What it is walked in by every run; `--all` walks it in both. */
  usual: Runtime;
  /** The elements stand in a frame of another origin. */
  isFramed?: boolean;
  /** Of no origin: card fields, which know whose page they are in, do not show. */
  isOpaque?: boolean;
  /** From right to left: looks are mirrored. */
  isMirrored?: boolean;
  /** A framework owns the elements: it would be confused if the test moved them. */
  isApp?: boolean;
}

/** What all the others are compared with. */
export const plain: HostPage = { name: 'plain', usual: 'preact' };

export const others: readonly HostPage[] = [
  { name: 'strict', usual: 'react' },
  { name: 'bootstrap', usual: 'preact' },
  { name: 'wordpress', usual: 'react' },
  { name: 'unset', usual: 'preact' },
  { name: 'unset-important', usual: 'react' },
  { name: 'large-print', usual: 'preact' },
  { name: 'small-root', usual: 'react' },
  { name: 'rtl', usual: 'preact', isMirrored: true },
  { name: 'iframe', usual: 'react', isFramed: true },
  { name: 'sandboxed', usual: 'preact', isFramed: true, isOpaque: true },
  { name: 'no-storage', usual: 'preact' },
  { name: 'react', usual: 'react', isApp: true },
  { name: 'vue', usual: 'preact', isApp: true },
  { name: 'fifty', usual: 'preact' },
];

/** For Playwright's filters. */
export const walkedOn = ({ usual }: HostPage) => ({ tag: `@${usual}` });

export const all: readonly HostPage[] = [plain, ...others];

/** On the page itself, and what stands there when the address says `with=checkout`. */
export const shelf = ['mini-cart', 'price', 'product-card', 'product-list', 'newsletter', 'sign-in'] as const;
