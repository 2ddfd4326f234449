// Whose address the bill names, where it is another one than the order goes to.
import { useText } from '../../words/use-text';
import type { Address } from '../../user/addresses/address';
import { addressLines } from '../../user/addresses/address-lines';

export function BillTo({ address }: { address: Address }) {
  const text = useText();
  return (
    <div>
      <dt>{text('checkout.billTo')}</dt>
      <dd>
        {addressLines(address).map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}
