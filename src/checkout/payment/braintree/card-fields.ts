// CardFields over an instance of Braintree's hosted fields.
import type {
  HostedFields,
  HostedFieldsEvent,
  HostedFieldsHostedFieldsFieldData,
} from 'braintree-web/hosted-fields';
import { withPatience } from '../deadline';
import type { FieldEvents } from '../field-events';
import { fieldKeys, PaymentError, type CardFields, type FieldKey, type FieldState } from '../provider';
import { paymentError } from './errors';

export const code = 'braintree';

/** The SDK throws, or rejects, in what is called after teardown: then it does not matter. */
export function quietly(call: () => unknown): void {
  new Promise((resolve) => resolve(call())).catch(() => undefined);
}

const stateOf = (data: HostedFieldsHostedFieldsFieldData): FieldState => ({
  empty: data.isEmpty,
  valid: data.isValid,
  potentiallyValid: data.isPotentiallyValid,
  focused: data.isFocused,
});

export interface BraintreeFieldsParts {
  instance: HostedFields;
  events: FieldEvents;
  hosts: Readonly<Record<FieldKey, HTMLElement>>;
  /** ms; the SDK itself waits for ever when a frame has died. */
  tokenizeDeadline: number;
  /** The frames are all there. */
  isWhole(): boolean;
  /** Takes the frames out of the page. */
  remove(): void;
}

export function createBraintreeFields({
  instance,
  events: { on, emit, clear },
  hosts,
  tokenizeDeadline,
  isWhole,
  remove,
}: BraintreeFieldsParts): CardFields {
  const states = new Map(fieldKeys.map((key) => [key, stateOf(instance.getState().fields[key])]));
  const state = (key: FieldKey) => states.get(key) as FieldState;
  let isGone = false;

  function tell({ emittedBy, fields }: HostedFieldsEvent): void {
    const field = fieldKeys.find((key) => key === emittedBy);
    if (!field) return;
    states.set(field, stateOf(fields[field]));
    emit('change', { field, state: state(field) });
  }
  for (const type of ['focus', 'blur', 'empty', 'notEmpty', 'validityChange'] as const)
    instance.on(type, tell);
  instance.on('cardTypeChange', ({ cards: [card, ...others] }) =>
    emit('brand', { brand: others.length ? undefined : card?.niceType }),
  );
  instance.on('inputSubmitRequest', () => emit('submit', undefined));

  return {
    state,
    on,
    focus(field) {
      hosts[field].scrollIntoView({ block: 'nearest' });
      quietly(() => instance.focus(field));
    },
    setError(field, message) {
      const attribute = 'aria-invalid';
      quietly(() =>
        message === null
          ? instance.removeAttribute({ field, attribute })
          : instance.setAttribute({ field, attribute, value: true }),
      );
      quietly(() => instance.setMessage({ field, message: message ?? '' }));
    },
    clear: () => fieldKeys.forEach((field) => quietly(() => instance.clear(field))),
    async tokenize({ signal } = {}) {
      if (isGone) throw new PaymentError('cancelled', 'destroyed');
      if (!isWhole()) {
        emit('lost', undefined);
        throw new PaymentError('unavailable', 'frame is gone');
      }
      try {
        const { nonce, details } = await withPatience(instance.tokenize(), {
          deadline: AbortSignal.timeout(tokenizeDeadline),
          late: 'timeout',
          cancel: signal,
        });
        const { cardType: brand, lastFour: last4 } = details;
        return {
          code,
          additionalData: { payment_method_nonce: nonce },
          summary: { brand, last4, description: `${brand} •••• ${last4}` },
        };
      } catch (error) {
        const known = paymentError(error);
        // The SDK calls a field invalid that has nothing in it.
        const isEmpty =
          known.kind === 'invalid' && known.fields.length && known.fields.every((key) => state(key).empty);
        throw isEmpty ? new PaymentError('empty', '', known.fields) : known;
      }
    },
    destroy() {
      if (isGone) return;
      isGone = true;
      clear();
      quietly(() => instance.teardown());
      remove();
    },
  };
}
