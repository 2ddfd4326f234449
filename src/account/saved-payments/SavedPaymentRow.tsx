// One saved payment: brand, last digits, expiry, and the way to remove it.
import { useText } from '../../words/use-text';
import { useDateLocale } from '../../use-date-locale';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { isExpired, type SavedPayment } from './saved-payment';
import { usePaymentName } from './use-payment-name';

export interface SavedPaymentRowProps {
  payment: SavedPayment;
  onRemove: () => void;
  /** Fetches what `onRemove` opens. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

export function SavedPaymentRow({ payment, onRemove, intent }: SavedPaymentRowProps) {
  const text = useText();
  const locale = useDateLocale();
  const name = usePaymentName()(payment);
  const { expires } = payment;
  const date =
    expires &&
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
      new Date(expires.year, expires.month - 1, 1),
    );
  const isOver = isExpired(payment, new Date());
  return (
    <li className="payment" part="payment">
      <span className="payment-mark">
        <Icon name="card" />
      </span>
      <div className="payment-what">
        <p className="payment-name">{name}</p>
        {date && (
          <p className={isOver ? 'payment-expiry payment-expired' : 'payment-expiry'}>
            {text(isOver ? 'savedPayments.expired' : 'savedPayments.expires', { date })}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={text('savedPayments.removeNamed', { name })}
        {...intent}
        onClick={onRemove}
      >
        {text('savedPayments.remove')}
      </Button>
    </li>
  );
}
