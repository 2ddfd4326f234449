// Waits for a provider no longer than it may take, and not at all once the caller gave up.
import { PaymentError, type PaymentErrorKind } from './provider';

export interface Patience {
  /** Aborted when the time is over. */
  deadline: AbortSignal;
  /** What is then said. */
  late: PaymentErrorKind;
  /** Aborted when the caller gave up. */
  cancel?: AbortSignal;
}

/** Rejects with PaymentError `late` or 'cancelled'; what `work` does after that is nobody's business. */
export function withPatience<T>(work: Promise<T>, { deadline, late, cancel }: Patience): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = () =>
      reject(
        cancel?.aborted
          ? new PaymentError('cancelled', 'cancelled')
          : new PaymentError(late, 'no answer in time'),
      );
    for (const signal of [deadline, ...(cancel ? [cancel] : [])]) {
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    }
    work.then(resolve, reject);
  });
}
