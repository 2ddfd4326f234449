// What a buyer is told when an order could not be canceled.
import { shopperMessage } from '../../transport/errors';
import type { Text } from '../../words/text';

/** The backend's own words where it has answered "no" (`CancelOrderOutput.error`). */
export function cancelTrouble(failure: unknown, text: Text): string {
  const words = failure instanceof Error && failure.name === 'Error' ? failure.message : undefined;
  return words ?? shopperMessage(failure, text('orders.cancelFailed'));
}
