// An amount of money by itself, which no translator of a browser touches.
import type { ComponentProps } from 'react';
import { formatMoney, type Money } from './money';

export function Amount({ money, ...rest }: ComponentProps<'span'> & { money: Money }) {
  return (
    <span {...rest} translate="no">
      {formatMoney(money)}
    </span>
  );
}
