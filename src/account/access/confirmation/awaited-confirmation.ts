// What is known here of a new account whose address waits to be confirmed: the mail's link does not say where one came from, and a
// Magento's does not say the address either.
import { declareShapes } from '../../../storage/shapes';
import type { Storefront } from '../../../storefront';

/** Goes with a sign-out (user/expiry.ts). */
const key = 'awaitedConfirmation';
declareShapes({ [key]: { email: 'string', origin: 'string' } });

interface Awaited {
  email: string;
  /** Path of the shop to go on to. */
  origin: string;
}

type Kept = Pick<Storefront, 'storage'>;

const oneDay = 24 * 60 * 60;

export const awaitConfirmation = ({ storage }: Kept, awaited: Awaited): void =>
  void storage.set(key, awaited, oneDay);

export const awaitedConfirmation = ({ storage }: Kept): Awaited | undefined => storage.get<Awaited>(key);
