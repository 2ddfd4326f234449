// The assortment of the demo shop.
import { foodAndGifts } from './assortment-food';
import { spirits } from './assortment-spirits';
import { wineAndBeer } from './assortment-wine';
import type { Brand } from './brand';

/** The demo shop's own brands, written by hand. */
export const brands: readonly Brand[] = [...spirits, ...wineAndBeer, ...foodAndGifts];
