// The demo card provider's page side: one iframe per field from its own origin, spoken to through a MessagePort.
import { createCardField, type CardField } from './demo-field';
import {
  fieldKeys,
  PaymentError,
  type CardFields,
  type CardFieldsEvents,
  type FieldKey,
  type MountOptions,
  type PaymentData,
  type PaymentProvider,
} from './provider';

export interface DemoProviderOptions {
  /** Origin of the card fields, never the shop's own. */
  paymentUrl: string;
  fetch?: typeof fetch;
  /** ms */
  mountDeadline?: number;
  tokenizeDeadline?: number;
}

type Listeners = { [T in keyof CardFieldsEvents]: Set<(event: CardFieldsEvents[T]) => void> };

const code = 'demo_card';

export function createDemoProvider({
  paymentUrl,
  fetch: ask = fetch.bind(globalThis),
  mountDeadline = 15_000,
  tokenizeDeadline = 30_000,
}: DemoProviderOptions): PaymentProvider {
  const base = paymentUrl.replace(/\/$/, '');

  async function openSession(signal: AbortSignal): Promise<string> {
    try {
      const response = await ask(`${base}/sessions`, { method: 'POST', signal, credentials: 'omit' });
      if (!response.ok) throw new Error(`sessions: ${response.status}`);
      const body = (await response.json()) as { session?: unknown };
      if (typeof body.session !== 'string') throw new Error('sessions: no session');
      return body.session;
    } catch (cause) {
      if (signal.aborted) throw new PaymentError('cancelled', 'cancelled');
      throw new PaymentError('unavailable', cause instanceof Error ? cause.message : 'sessions');
    }
  }

  return {
    code,
    async mountCard(options) {
      const deadline = AbortSignal.timeout(mountDeadline);
      const session = await openSession(AbortSignal.any([options.signal, deadline]));
      const fields = new Map<FieldKey, CardField>();
      const listeners: Listeners = {
        change: new Set(),
        brand: new Set(),
        submit: new Set(),
        lost: new Set(),
      };
      const emit = <T extends keyof CardFieldsEvents>(type: T, event: CardFieldsEvents[T]) => {
        for (const callback of [...listeners[type]]) callback(event);
      };
      let destroyed = false;
      const destroy = () => {
        destroyed = true;
        for (const field of fields.values()) field.destroy();
        for (const set of Object.values(listeners)) set.clear();
      };
      for (const key of fieldKeys) fields.set(key, createCardField({ base, session, key, options, emit }));
      const field = (key: FieldKey): CardField => fields.get(key) as CardField;

      try {
        await untilReady([...fields.values()], options, deadline);
      } catch (error) {
        destroy();
        throw error;
      }
      return {
        state: (key) => field(key).state(),
        on(type, callback) {
          listeners[type].add(callback);
          return () => void listeners[type].delete(callback);
        },
        focus: (key) => field(key).focus(),
        setError: (key, message) => field(key).setError(message),
        clear: () => fields.forEach((each) => each.clear()),
        async tokenize({ signal } = {}): Promise<PaymentData> {
          if (destroyed) throw new PaymentError('cancelled', 'destroyed');
          const empty = fieldKeys.filter((key) => field(key).state().empty);
          if (empty.length) throw new PaymentError('empty', 'empty', empty);
          const result = await field('number').tokenize(
            AbortSignal.any([AbortSignal.timeout(tokenizeDeadline), ...(signal ? [signal] : [])]),
            signal,
          );
          return {
            code,
            additionalData: { payment_method_nonce: result.nonce },
            summary: {
              brand: result.brand,
              last4: result.last4,
              description: `${result.brand} •••• ${result.last4}`,
            },
            expiresAt: result.expiresAt,
          };
        },
        destroy,
      } satisfies CardFields;
    },
  };
}

async function untilReady(
  fields: CardField[],
  { signal }: MountOptions,
  deadline: AbortSignal,
): Promise<void> {
  const stop = AbortSignal.any([signal, deadline]);
  const stopped = new Promise<never>((_resolve, reject) => {
    const fail = () =>
      reject(
        signal.aborted
          ? new PaymentError('cancelled', 'cancelled')
          : new PaymentError('unavailable', 'no answer'),
      );
    if (stop.aborted) fail();
    else stop.addEventListener('abort', fail, { once: true });
  });
  await Promise.race([Promise.all(fields.map((each) => each.ready)), stopped]);
}
