// Where a guest's wish waits for the sign-in.
import { declareShapes } from '../../storage/shapes';

/** Storage key of what a guest wants on the list. */
export const wishKey = 'wishlistWish';

declareShapes({ [wishKey]: { sku: 'string', name: 'string?' } });
