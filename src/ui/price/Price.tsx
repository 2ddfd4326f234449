// What it costs: the price to pay, the old one quietly, the saving in words.
/* eslint-disable airside/untranslated -- what is seen are amounts that stand alone; a sentence round each would be on every card. */
import '../../words/catalogue/price';
import { useText } from '../../words/use-text';
import { classNames } from '../class-names';
import { Amount } from './Amount';
import { formatMoney, type Money } from './money';
import { VisuallyHidden } from '../VisuallyHidden';

export interface PriceProps {
  /** Absent: the shop does not show it (hide_price). */
  final?: Money;
  regular?: Money;
  /** The cheapest of several, e.g. of a product with sizes. */
  from?: boolean;
  /** The most expensive of them. */
  to?: Money;
  size?: 'small' | 'medium' | 'large';
  /** Says the saving; off where room is short. */
  saving?: boolean;
  className?: string;
}

export function Price({ final, regular, from, to, size = 'medium', saving = true, className }: PriceProps) {
  const text = useText();
  const classes = classNames('price', `price-${size}`, className);
  if (!final)
    return (
      <p className={classes} part="price">
        <span className="price-hidden">{text('ui.priceHidden')}</span>
      </p>
    );
  const off = regular ? Math.round((regular.value - final.value) * 100) / 100 : 0;
  const reduced = regular !== undefined && off > 0;
  return (
    <p className={classNames(classes, reduced && 'price-reduced')} part="price">
      <span className="price-final" part="price-final">
        {from && <span className="price-from">{`${text('ui.priceFrom')} `}</span>}
        {reduced ? (
          <>
            <VisuallyHidden>{text('ui.offerPrice', { price: formatMoney(final) })}</VisuallyHidden>
            <Amount aria-hidden="true" money={final} />
          </>
        ) : (
          <Amount money={final} />
        )}
        {from && to && (
          <>
            <span className="price-from">{` ${text('ui.priceTo')} `}</span>
            <Amount money={to} />
          </>
        )}
      </span>
      {reduced && (
        <>
          {' '}
          <s className="price-regular" part="price-regular">
            <VisuallyHidden>{text('ui.regularPrice', { price: formatMoney(regular) })}</VisuallyHidden>
            <Amount aria-hidden="true" money={regular} />
          </s>
        </>
      )}
      {reduced && saving && (
        <span className="price-saving" part="price-saving">
          {/* With its blank: where it is not shown, a full stop may follow the price. */}
          {` ${text('ui.saving', { amount: formatMoney({ value: off, currency: final.currency }) })}`}
        </span>
      )}
    </p>
  );
}
