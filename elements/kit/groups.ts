// The headings under which people look for an element, in order.
export const groupNames = [
  'Products',
  'Cart and checkout',
  'Frame of a page',
  'Content',
  'Account',
  'Whole shop',
] as const;

export type GroupName = (typeof groupNames)[number];
