// The pages of demo-host/pages/hosts that every element must hold on.
export interface HostPage {
  name: string;
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
export const plain: HostPage = { name: 'plain' };

export const others: readonly HostPage[] = [
  { name: 'strict' },
  { name: 'bootstrap' },
  { name: 'wordpress' },
  { name: 'unset' },
  { name: 'unset-important' },
  { name: 'large-print' },
  { name: 'small-root' },
  { name: 'rtl', isMirrored: true },
  { name: 'iframe', isFramed: true },
  { name: 'sandboxed', isFramed: true, isOpaque: true },
  { name: 'no-storage' },
  { name: 'react', isApp: true },
  { name: 'vue', isApp: true },
  { name: 'fifty' },
];

export const all: readonly HostPage[] = [plain, ...others];

/** On the page itself, and what stands there when the address says `with=checkout`. */
export const shelf = ['mini-cart', 'price', 'product-card', 'product-list', 'newsletter', 'sign-in'] as const;
