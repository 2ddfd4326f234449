// An address with what the backend wants besides: its region's id and name.
import type { Storefront } from '../../storefront';
import { formatAddress, type Address, type FormattedAddress } from './address';
import { createRegions } from './regions';

/** Rejects where the regions cannot be had, or do not hold this one. */
export async function formatFor({ feature }: Storefront, address: Address): Promise<FormattedAddress> {
  return formatAddress(address, await feature(createRegions).load());
}
