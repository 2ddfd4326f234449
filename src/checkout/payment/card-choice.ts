// One provider's cards in the payment step: a saved one or a new one, whether the new one is kept, and what is wrong with it.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import {
  PaymentError,
  type CardFields,
  type FieldKey,
  type PaymentData,
  type PaymentProvider,
} from './provider';
import { describeCard, type SavedCard } from './saved-card';

export type FieldErrors = Partial<Record<FieldKey, string>>;

export interface CardChoice {
  readonly provider: PaymentProvider;
  /** undefined: a new card. */
  readonly saved: ReadonlySignal<SavedCard | undefined>;
  /** The form for a new card was shown: it stays in the page, so that what was typed stays too. */
  readonly isOpened: ReadonlySignal<boolean>;
  readonly isKept: ReadonlySignal<boolean>;
  readonly errors: ReadonlySignal<FieldErrors>;
  /** Another number, other fields: the ones before could not be used any more. */
  readonly generation: ReadonlySignal<number>;
  choose(card: SavedCard | undefined): void;
  keep(isKept: boolean): void;
  setErrors(errors: FieldErrors): void;
  /** The fields, once they are being made; undefined when they are gone. */
  setFields(fields: Promise<CardFields> | undefined): void;
  focus(field: FieldKey): void;
  renew(): void;
  /** A fresh nonce, or the saved card. Rejects with PaymentError. */
  pay(): Promise<PaymentData>;
}

export function createCardChoice(provider: PaymentProvider): CardChoice {
  const saved = signal<SavedCard | undefined>(undefined);
  const isOpened = signal(false);
  const isKept = signal(false);
  const errors = signal<FieldErrors>({});
  const generation = signal(0);
  let fields: Promise<CardFields> | undefined;

  async function tokenize(): Promise<PaymentData> {
    if (!fields) throw new PaymentError('unavailable', 'no card fields');
    const payment = await (await fields).tokenize();
    if (!isKept.peek()) return payment;
    return {
      ...payment,
      additionalData: { ...payment.additionalData, is_active_payment_token_enabler: true },
    };
  }

  const renew = () => void generation.value++;
  return {
    provider,
    saved,
    isOpened,
    isKept,
    errors,
    generation,
    choose(card) {
      batch(() => {
        saved.value = card;
        if (!card) isOpened.value = true;
        errors.value = {};
      });
    },
    keep(is) {
      isKept.value = is;
    },
    setErrors(found) {
      errors.value = found;
    },
    setFields(made) {
      fields = made;
    },
    focus(field) {
      fields?.then(
        (made) => made.focus(field),
        () => undefined,
      );
    },
    renew,
    async pay() {
      const card = saved.peek();
      if (card) return savedPayment(card);
      try {
        return await tokenize();
      } catch (error) {
        // The session of these fields is over: only new ones can go on.
        if (error instanceof PaymentError && error.kind === 'auth') renew();
        throw error;
      }
    },
  };
}

function savedPayment(card: SavedCard): PaymentData {
  const { method, hash, brand, last4 } = card;
  return {
    code: `${method}_cc_vault`,
    additionalData: { public_hash: hash },
    summary: { brand, last4, description: describeCard(card) },
  };
}
