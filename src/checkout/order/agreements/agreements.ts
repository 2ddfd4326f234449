// What must be agreed to before an order is placed: asked once per page, ticked anew for each order.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../../storefront';
import { fetchAgreements, type Agreement } from './api';
import type { Slots } from '../../slots';
import { CheckoutError } from '../../step-message';

export type { Agreement } from './api';

export interface Agreements {
  readonly agreements: ReadonlySignal<readonly Agreement[]>;
  /** Never rejects: an order that lacks an agreement is refused by the backend. */
  loadAgreements(): Promise<void>;
  acceptAgreement(id: number, isAccepted: boolean): void;
  /** All that must be ticked is. */
  hasAgreed(): boolean;
  /** Ids to be sent with an order. Throws when one that must be ticked is not. */
  agreedIds(): number[];
}

export function createAgreements(
  { transport, text }: Pick<Storefront, 'transport' | 'text'>,
  { acceptedAgreements }: Slots,
): Agreements {
  const agreements = signal<readonly Agreement[]>([]);
  const hasAgreed = () =>
    agreements.value.every(({ id, isManual }) => !isManual || acceptedAgreements.value.includes(id));
  let loading: Promise<void> | undefined;
  return {
    agreements,
    loadAgreements: () =>
      (loading ??= fetchAgreements(transport).then(
        (list) => void (agreements.value = list),
        () => void (loading = undefined),
      )),
    acceptAgreement(id, isAccepted) {
      const others = acceptedAgreements.value.filter((each) => each !== id);
      acceptedAgreements.value = isAccepted ? [...others, id] : others;
    },
    hasAgreed,
    agreedIds() {
      if (!hasAgreed()) throw new CheckoutError(text('checkout.agree'));
      return agreements.value.map(({ id }) => id);
    },
  };
}
