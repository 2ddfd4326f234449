// Where a guest's wish waits for the sign-in.
import { declareShapes } from '../../storage/shapes';

/** Of the sign-in's query: the SKU of what a guest of another site's page wants on the list (behaviour 4.8). */
export const wishParameter = 'wish';

/** Storage key of what a guest wants on the list. */
export const wishKey = 'wishlistWish';

declareShapes({ [wishKey]: { sku: 'string', name: 'string?' } });
