// What a line of the cart costs, and quietly what it would cost without the offer.
/* eslint-disable airside/untranslated -- what is seen are amounts that stand alone; the sentences round them are heard. */
import '../../words/catalogue/price';
import { useText } from '../../words/use-text';
import { Amount } from '../../ui/price/Amount';
import { formatMoney } from '../../ui/price/money';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { CartItem } from '../cart';

export interface LineTotalProps {
  item: Pick<CartItem, 'rowTotal' | 'regularTotal'>;
  /** It is asked for what another quantity costs. */
  isPending: boolean;
}

export function LineTotal({ item: { rowTotal, regularTotal }, isPending }: LineTotalProps) {
  const text = useText();
  return (
    <div className="cart-line-total" aria-busy={isPending || undefined}>
      {regularTotal ? (
        <>
          <VisuallyHidden>{text('ui.offerPrice', { price: formatMoney(rowTotal) })}</VisuallyHidden>
          <Amount aria-hidden="true" money={rowTotal} />{' '}
          <s className="cart-line-regular">
            <VisuallyHidden>{text('ui.regularPrice', { price: formatMoney(regularTotal) })}</VisuallyHidden>
            <Amount aria-hidden="true" money={regularTotal} />
          </s>
        </>
      ) : (
        <Amount money={rowTotal} />
      )}
    </div>
  );
}
