// The question whose order is shown, for as long as its tab is open: a reload asks it anew. It is in no address and in no other tab.
import type { Storefront } from '../../storefront';
import { hasShape } from '../../storage/shape';
import { forgetInTab, keepInTab, keptInTab } from '../../storage/tab-storage';
import { guestOrderKey } from '../../user/expiry';
import type { GuestOrderWish } from './question';

type Shop = Pick<Storefront, 'config'>;

interface Kept {
  /** Two shops may share an origin. */
  endpoint: string;
  wish: GuestOrderWish;
}

const shape = {
  endpoint: 'string',
  wish: { number: 'string', email: 'string', lastname: 'string', postcode: 'string' },
};

/** Of the order with this number where one is given. */
export function keptQuestion({ config }: Shop, number: string): GuestOrderWish | undefined {
  const kept = keptInTab(guestOrderKey);
  if (!hasShape(kept, shape)) return undefined;
  const { endpoint, wish } = kept as Kept;
  const isMeant = endpoint === config.endpoint && (!number || number.trim() === wish.number.trim());
  return isMeant ? wish : undefined;
}

export const keepQuestion = ({ config }: Shop, wish: GuestOrderWish): void =>
  keepInTab(guestOrderKey, { endpoint: config.endpoint, wish } satisfies Kept);

export const forgetQuestion = (): void => forgetInTab(guestOrderKey);
