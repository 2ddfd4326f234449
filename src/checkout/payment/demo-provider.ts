// The demo card provider's page side: one iframe per field from its own origin, spoken to through a MessagePort.
import { withPatience } from './deadline';
import { createCardField, type CardField } from './demo-field';
import { createFieldEvents } from './field-events';
import {
  fieldKeys,
  PaymentError,
  type CardFields,
  type FieldKey,
  type PaymentData,
  type PaymentProvider,
} from './provider';
import { watchSilence } from './silent-frames';
import { anySignal } from '../../transport/http/any-signal';

export interface DemoProviderOptions {
  /** Origin of the card fields, never the shop's own. */
  paymentUrl: string;
  fetch?: typeof fetch;
  /** ms */
  mountDeadline?: number;
  tokenizeDeadline?: number;
}

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
      const session = await openSession(anySignal([options.signal, deadline]));
      const fields = new Map<FieldKey, CardField>();
      const { on, emit, clear } = createFieldEvents();
      let destroyed = false;
      const destroy = () => {
        destroyed = true;
        for (const field of fields.values()) field.destroy();
        clear();
      };
      const silence = watchSilence(fieldKeys.map((key) => options.hosts[key]));
      for (const key of fieldKeys) fields.set(key, createCardField({ base, session, key, options, emit }));
      const field = (key: FieldKey): CardField => fields.get(key) as CardField;

      try {
        await withPatience(Promise.all([...fields.values()].map(({ ready }) => ready)), {
          deadline: anySignal([deadline, silence.signal]),
          late: 'unavailable',
          cancel: options.signal,
        });
      } catch (error) {
        destroy();
        throw error;
      } finally {
        silence.stop();
      }
      return {
        state: (key) => field(key).state(),
        on,
        focus: (key) => field(key).focus(),
        setError: (key, message) => field(key).setError(message),
        clear: () => fields.forEach((each) => each.clear()),
        async tokenize({ signal } = {}): Promise<PaymentData> {
          if (destroyed) throw new PaymentError('cancelled', 'destroyed');
          const result = await field('number').tokenize(
            anySignal([AbortSignal.timeout(tokenizeDeadline), ...(signal ? [signal] : [])]),
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
