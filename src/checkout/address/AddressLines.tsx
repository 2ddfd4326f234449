// An address as it is written on a parcel, line by line.
import type { Address } from '../../user/addresses/address';
import { addressLines } from '../../user/addresses/address-lines';

export function AddressLines({ address }: { address: Address }) {
  return addressLines(address).map((line) => (
    <span key={line}>
      <bdi>{line}</bdi>
    </span>
  ));
}
