// What only customers see of an address step, fetched for them alone.
import { Skeleton } from '../../ui/Skeleton';
import { lazyPart } from '../../ui/lazy-part';
import type { SavedAddressesProps } from './SavedAddresses';

export type { AddressChoice } from './SavedAddresses';

export const SavedAddresses = lazyPart<SavedAddressesProps>(
  async () => ({ default: (await import('./SavedAddresses')).SavedAddresses }),
  <Skeleton lines={4} />,
);
