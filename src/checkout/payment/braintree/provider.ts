// Cards by Braintree: its SDK and client token when the form opens, its frames in containers of ours, deadlines of ours.
import type { Client } from 'braintree-web/client';
import type { HostedFieldFieldOptions } from 'braintree-web/hosted-fields';
import { withPatience } from '../deadline';
import { createFieldEvents } from '../field-events';
import {
  fieldKeys,
  PaymentError,
  type FieldTheme,
  type MountOptions,
  type PaymentProvider,
} from '../provider';
import { watchSilence, type SilentFrames } from '../silent-frames';
import { code, createBraintreeFields, quietly } from './card-fields';
import { createContainer, fixContents, isWhole, watchFrames, type Container } from './container';
import { isAuthorizationError } from './errors';
import type * as sdkModule from './braintree-sdk';
import { anySignal } from '../../../transport/http/any-signal';

type Sdk = typeof sdkModule;

export interface BraintreeProviderOptions {
  /** A client token or tokenization key of the merchant's. */
  clientToken(): Promise<string>;
  loadSdk?: () => Promise<Sdk>;
  /** ms; the SDK's own is a minute. */
  mountDeadline?: number;
  tokenizeDeadline?: number;
}

export function createBraintreeProvider({
  clientToken,
  loadSdk = () => import('./braintree-sdk'),
  mountDeadline = 15_000,
  tokenizeDeadline = 30_000,
}: BraintreeProviderOptions): PaymentProvider {
  async function start(): Promise<{ sdk: Sdk; client: Client }> {
    const [sdk, authorization] = await Promise.all([loadSdk(), clientToken()]);
    return { sdk, client: await createClient(sdk, authorization) };
  }

  /** A token may have expired on its way, once. */
  async function createClient({ client }: Sdk, authorization: string): Promise<Client> {
    try {
      return await client.create({ authorization });
    } catch (error) {
      if (!isAuthorizationError(error)) throw error;
      return client.create({ authorization: await clientToken() });
    }
  }

  return {
    code,
    async mountCard(options) {
      const patience = {
        deadline: AbortSignal.timeout(mountDeadline),
        late: 'unavailable',
        cancel: options.signal,
      } as const;
      const containers: Container[] = [];
      const events = createFieldEvents();
      let stopWatching: () => void = () => undefined;
      let silence: SilentFrames | undefined;
      const remove = () => {
        stopWatching();
        containers.forEach((container) => container.remove());
      };
      try {
        const { sdk, client } = await withPatience(start(), patience);
        for (const key of fieldKeys) containers.push(createContainer(options.hosts[key]));
        silence = watchSilence(containers.map(({ element }) => element));
        stopWatching = watchFrames(containers, () => events.emit('lost', undefined));
        const creating = sdk.hostedFields.create({
          client,
          fields: fieldsOf(options, containers),
          styles: stylesOf(options.theme, options.dir),
        });
        containers.forEach(fixContents);
        const instance = await withPatience(creating, {
          ...patience,
          deadline: anySignal([patience.deadline, silence.signal]),
        }).catch((error: unknown) => {
          // It may still come, to nobody.
          creating.then(
            (late) => quietly(() => late.teardown()),
            () => undefined,
          );
          throw error;
        });
        containers.forEach(fixContents);
        return createBraintreeFields({
          instance,
          events,
          hosts: options.hosts,
          tokenizeDeadline,
          isWhole: () => isWhole(containers),
          remove,
        });
      } catch (error) {
        remove();
        if (error instanceof PaymentError) throw error;
        throw new PaymentError('unavailable', error instanceof Error ? error.message : 'braintree');
      } finally {
        silence?.stop();
      }
    },
  };
}

function fieldsOf({ labels }: MountOptions, containers: readonly Container[]): HostedFieldFieldOptions {
  return Object.fromEntries(
    fieldKeys.map((key, index) => [
      key,
      {
        container: containers[index]?.element,
        // A label of the page cannot name what is in another document.
        iframeTitle: labels[key].label,
        internalLabel: labels[key].label,
        placeholder: labels[key].placeholder,
      },
    ]),
  );
}

/** Digits are read from left to right everywhere; in right-to-left pages they stand at the other side. */
function stylesOf(theme: FieldTheme, dir: 'ltr' | 'rtl') {
  return {
    input: {
      color: theme.color,
      'font-family': theme.fontFamily,
      'font-size': theme.fontSize,
      'letter-spacing': '0.02em',
      direction: 'ltr',
      'text-align': dir === 'rtl' ? 'right' : 'left',
    },
    '.invalid': { color: theme.invalidColor },
    '::placeholder': { color: theme.placeholderColor, opacity: '1' },
  };
}
