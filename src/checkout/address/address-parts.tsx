// What only customers see of an address step, fetched for them alone.
import { Skeleton } from '../../ui/Skeleton';
import { latePart } from '../../late/late-part';
import type { SavedAddressesProps } from './SavedAddresses';

export type { AddressChoice } from './SavedAddresses';

export const SavedAddresses = latePart<SavedAddressesProps>(
  async () => ({ default: (await import('./SavedAddresses')).SavedAddresses }),
  <Skeleton lines={4} />,
);
