// The whole access matrix, and what of the schema is not in it.
import { account } from './account';
import { carts } from './carts';
import { checkout } from './checkout';
import { orders } from './orders';
import { reading } from './reading';
import { wishlist } from './wishlist';
import type { Row } from './rows';

/** One row per operation of the schema that touches what somebody owns. */
export const rows: Row[] = [...reading, ...account, ...wishlist, ...carts, ...checkout, ...orders];

/** What belongs to nobody: the catalogue, pages and settings. */
export const unowned = new Set(
  `availableStores categories category categoryList checkoutAgreements cmsBlocks cmsPage countries country currency
  customAttributeMetadata pickupLocations productReviewRatingsMetadata products recaptchaFormConfig recaptchaV3Config
  route storeConfig storeEvent storeEvents urlResolver`
    .split(/\s+/)
    .map((field) => `Query.${field}`),
);
