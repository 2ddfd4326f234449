// The pages of demo-host/pages/hosts that every element must hold on.
import { oneOf } from '../../support/whole';

export interface HostPage {
  name: string;
  /** One of its kind, for the gate; the others are left to the whole. */
  isFirst?: boolean;
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
export const plain: HostPage = { name: 'plain', isFirst: true };

export const others: readonly HostPage[] = [
  { name: 'strict', isFirst: true },
  { name: 'bootstrap' },
  { name: 'wordpress' },
  { name: 'unset' },
  { name: 'unset-important', isFirst: true },
  { name: 'large-print' },
  { name: 'small-root' },
  { name: 'rtl', isFirst: true, isMirrored: true },
  { name: 'iframe', isFirst: true, isFramed: true },
  { name: 'sandboxed', isFramed: true, isOpaque: true },
  { name: 'no-storage', isFirst: true },
  { name: 'react', isApp: true },
  { name: 'vue', isFirst: true, isApp: true },
  { name: 'fifty' },
];

/** For Playwright's filters; `gate`: names of the pages where these can differ by kind, without it one of each kind. */
export const walkedIn = ({ name, isFirst = false }: HostPage, gate?: readonly string[]) =>
  oneOf(gate ? gate.includes(name) : isFirst);

export const all: readonly HostPage[] = [plain, ...others];

/** On the page itself, and what stands there when the address says `with=checkout`. */
export const shelf = ['mini-cart', 'price', 'product-card', 'product-list', 'newsletter', 'sign-in'] as const;
