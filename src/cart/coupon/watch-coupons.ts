// Fetches what knows of lost codes once a cart has a code, or had one: few do.
import { effect } from '@preact/signals-core';
import { couponsKey } from '../cart';
import { lostCoupons } from './late-lost-coupons';
import type { FollowedCart } from './lost-coupons';

/** To be called once. */
export function watchCoupons(followed: FollowedCart): void {
  let isFollowed = false;
  const follow = async (): Promise<void> => {
    const records = await lostCoupons();
    if (!records || isFollowed) return;
    isFollowed = true;
    records.followCoupons(followed);
  };
  effect(() => {
    const cart = followed.details.value;
    if (cart && (cart.coupons.length || followed.storage.get(couponsKey))) void follow();
  });
}
