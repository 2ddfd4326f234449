// What knows of codes that were lost comes with the first code: few carts have one.
import { late } from '../../late/late';

const load = late(() => import('./lost-coupons'));

/** undefined where the code does not come: then no code is told as lost. */
export const lostCoupons = () => load().catch(() => undefined);
