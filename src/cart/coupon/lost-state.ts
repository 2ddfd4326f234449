// The codes that were lost, for those who tell of them.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { isSameCode } from './idle-coupon';
import { couponsKey, keep, type CouponRecord } from './lost-coupons';

export interface LostCoupons {
  /** Not on the cart that is shown; those that were told stay as long as the page. */
  codes: ReadonlySignal<string[]>;
  /** They are told: no page after this one does. */
  tell(): void;
}

/** State of a Storefront, for `feature`. */
export function createLostCoupons({ cart, storage, onDispose }: Storefront): LostCoupons {
  const record = storage.signal<CouponRecord>(couponsKey);
  const seen = signal<CouponRecord | undefined>(undefined);
  onDispose(
    effect(() => {
      if (!record.value || record.value.lost.length) seen.value = record.value;
    }),
  );
  return {
    codes: computed(() => {
      const details = cart.details.value;
      return details && seen.value?.cartId === details.id
        ? seen.value.lost.filter((code) => !details.coupons.some((present) => isSameCode(code, present)))
        : [];
    }),
    tell() {
      const now = record.peek();
      if (now?.lost.length) keep({ ...now, lost: [] }, storage);
    },
  };
}
