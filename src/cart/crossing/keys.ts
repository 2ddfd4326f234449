// Under which names the browser keeps what crosses over: read by every page, which fetches the rest of the code only where there is something.

/** Hand-overs that were begun and not ended (journal.ts). */
export const openKey = 'bagsOpen';
/** Lines that are on their way out of the cart of a page of another site (leave.ts). */
export const leavingKey = 'bagLeaving';
/** What that page has set aside for the shop. */
export const asideKey = 'bagAside';
/** The number of the bag, as long as it is the same. */
export const numberKey = 'bagNumber';
