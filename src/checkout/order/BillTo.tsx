// Whose address the bill names, where it is another one than the order goes to.
import { useText } from '../../words/use-text';
import { addressLines, type Address } from '../../user/addresses/address';

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
