// What a cart has taken of the checkout's steps. Loaded where one of them was not answered for.
import { TakenStepsDocument, type TakenStepsQuery } from '../../graphql/generated/checkout-offers-taken';
import type { Transport } from '../../transport/transport';
import type { Address } from '../../user/addresses/address';

export type TakenSteps = NonNullable<TakenStepsQuery['cart']>;

/** undefined where that cannot be had either. Never rejects. */
export async function fetchTaken(transport: Transport, cartId: string): Promise<TakenSteps | undefined> {
  const asked = transport.query(TakenStepsDocument, { cartId }, { policy: 'network-only' });
  return asked.then(
    ({ cart }) => cart ?? undefined,
    () => undefined,
  );
}

export function hasAddress({ shipping_addresses }: TakenSteps, address: Address): boolean {
  const [there] = shipping_addresses;
  return (
    !!there &&
    there.street.join() === address.street.join() &&
    there.city === address.city &&
    there.postcode === address.postcode
  );
}

export function hasMethod(
  { shipping_addresses }: TakenSteps,
  { carrier_code, method_code }: { carrier_code: string; method_code: string },
): boolean {
  const there = shipping_addresses[0]?.selected_shipping_method;
  return there?.carrier_code === carrier_code && there.method_code === method_code;
}
