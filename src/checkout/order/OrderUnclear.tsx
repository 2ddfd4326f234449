// Nobody knows whether the order was placed: says so, and goes on asking.
import '../../words/catalogue/checkout-receipt';
import { useEffect, useRef } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { useDateLocale } from '../../use-date-locale';
import { useStorefront } from '../../use-storefront';
import type { CheckoutState } from '../state';

export interface OrderUnclearProps {
  checkout: CheckoutState;
  /** To the checkout of what is in the next cart. */
  onGoOn?: () => void;
}

export function OrderUnclear({ checkout, onGoOn }: OrderUnclearProps) {
  const text = useText();
  const { routing } = useStorefront();
  const locale = useDateLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => checkout.keepAsking(), [checkout]);
  const isAsking = checkout.isAsking.value;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(checkout.askedAt.value);
  return (
    <section className="empty-state" part="empty-state">
      <Icon name="info" />
      <h2 className="empty-state-title" ref={heading} tabIndex={-1}>
        {text('checkout.unclearTitle')}
      </h2>
      <p className="empty-state-message">{text('checkout.unclearMessage')}</p>
      <p role="status">
        {isAsking ? text('checkout.unclearAsking') : text('checkout.unclearAsked', { time })}
      </p>
      {onGoOn && (
        <Alert tone="info">
          <span>{text('checkout.receiptMoreInCart')}</span>{' '}
          <Button variant="quiet" size="small" onClick={onGoOn}>
            {text('checkout.receiptGoOn')}
          </Button>
        </Alert>
      )}
      <div className="checkout-actions">
        <Button busy={isAsking} onClick={() => void checkout.askAgain()}>
          {text('checkout.checkAgain')}
        </Button>
        <Button variant="secondary" href={routing.href('/')}>
          {text('checkout.continueShopping')}
        </Button>
      </div>
    </section>
  );
}
