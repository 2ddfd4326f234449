// The payment step on the backend: the only payment file that knows operation and field names.
import {
  BraintreeClientTokenDocument,
  PayBySavedCardDocument,
  PlaceOrderDocument,
  SavedCardsDocument,
} from '../../graphql/generated/checkout-payment';
import { TransportError } from '../../transport/errors';
import type { Transport } from '../../transport/transport';
import type { PaymentData } from './provider';
import { readSavedCard, type SavedCard } from './saved-card';

export interface Vault {
  cards: SavedCard[];
  /** Cards of this provider can be kept. */
  keeps(code: string): boolean;
}

export interface PaymentApi {
  /** Of the signed-in customer. */
  vault(): Promise<Vault>;
  /** What lets the browser speak to Braintree for this shop. */
  braintreeToken(): Promise<string>;
}

export function createPaymentApi(transport: Transport): PaymentApi {
  return {
    async vault() {
      const { storeConfig, customerPaymentTokens } = await transport.query(
        SavedCardsDocument,
        {},
        { policy: 'network-only', needs: ({ customerPaymentTokens }) => customerPaymentTokens },
      );
      const keepsBraintree = storeConfig?.braintree_cc_vault_active === '1';
      return {
        cards: (customerPaymentTokens?.items ?? []).flatMap((token) => (token && readSavedCard(token)) ?? []),
        keeps: (code) => code !== 'braintree' || keepsBraintree,
      };
    },
    async braintreeToken() {
      const { createBraintreeClientToken } = await transport.mutate(
        BraintreeClientTokenDocument,
        {},
        { skipQueue: true, ifLost: 'harmless' },
      );
      return createBraintreeClientToken;
    },
  };
}

/**
 * Places the order of a cart with a card that was saved; answers the number that people see. Over GraphQL, since over
 * REST Magento wants a nonce that only its own cookie session gets. Two requests: of two fields in one, the second
 * would place the order also where the first failed.
 */
export async function orderBySavedCard(
  transport: Transport,
  cartId: string,
  { code, additionalData }: PaymentData,
  signal: AbortSignal,
): Promise<string> {
  const hash = additionalData.public_hash ?? '';
  await transport.mutate(PayBySavedCardDocument, { cartId, code, hash }, { signal, ifLost: 'harmless' });
  const { placeOrder } = await transport.mutate(
    PlaceOrderDocument,
    { cartId },
    { signal, ifLost: 'compared', needs: ({ placeOrder: placed }) => placed?.order ?? placed?.errors?.[0] },
  );
  const number = placeOrder?.order?.order_number;
  if (number) return number;
  // Since 2.4.7 a refusal is part of the answer.
  const entries = (placeOrder?.errors ?? []).flatMap((error) => error ?? []);
  throw new TransportError('graphql', entries[0]?.message ?? 'no order', { status: 200, entries });
}
