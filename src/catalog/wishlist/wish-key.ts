// Where a guest's wish waits for the sign-in.

/** Storage key of what a guest wants on the list. */
export const wishKey = 'wishlistWish';
