// How a bag stands in the address of a link to the shop: behind the fragment's mark, in letters that no address changes.

/** `#airside-bag=…`; also the name under which the page's first script keeps it for the shop (server/pages/document/early-script.ts). */
export const bagMark = 'airside-bag';

/** A page whose first script has taken a bag out of the address, now or before a reload. */
export type PageWithBag = Document & { airsideBag?: string };

/** In place of a bag: whoever pressed the link is signed in there, and their cart is the account's. */
export const accountMark = 'account';
