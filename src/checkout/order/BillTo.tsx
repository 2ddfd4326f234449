// Whose address the bill names, where it is another one than the order goes to.
import { useText } from '../../words/use-text';
import type { Address } from '../../user/addresses/address';
import { AddressLines } from '../address/AddressLines';

export function BillTo({ address }: { address: Address }) {
  const text = useText();
  return (
    <div>
      <dt>{text('checkout.billTo')}</dt>
      <dd>
        <AddressLines address={address} />
      </dd>
    </div>
  );
}
