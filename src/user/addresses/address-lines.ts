// An address as it is written on a parcel, in the one country that the shop delivers to.
import type { Address } from './address';

/** "Gita Guest", "1 Main St, Apt 2", "Austin, TX 73301" … */
export function addressLines(address: Address): string[] {
  return [
    [address.prefix, address.firstname, address.middlename, address.lastname, address.suffix]
      .filter(Boolean)
      .join(' '),
    ...(address.company ? [address.company] : []),
    address.street.filter(Boolean).join(', '),
    `${address.city}, ${address.region_code} ${address.postcode}`.trim(),
  ];
}
