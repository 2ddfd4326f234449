/** The backend's sentence for a quantity that cannot be had. */
export const tooMany = /requested qty (is not available|exceeds)|not enough items for sale/i;
