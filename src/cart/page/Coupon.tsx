// The discount code of the cart: where one can be entered, and those that are applied, to be taken away.
import { useState } from 'react';
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Alert } from '../../ui/Alert';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';
import { Sentence } from '../../ui/Sentence';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStorefront } from '../../use-storefront';

const Form = latePart(async () => ({ default: (await import('./CouponForm')).CouponForm }));

export function Coupon() {
  const text = useText();
  useNextPress(Form);
  const { cart } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  /** Gone at once; it is back where that is refused. */
  const [isLeaving, setLeaving] = useState(false);
  const applied = isLeaving ? [] : (cart.details.value?.coupons ?? []);
  const entry = useLostFocus<HTMLElement>(applied.length);
  const list = useLostFocus<HTMLUListElement>(applied.length);

  const remove = () => {
    setError(undefined);
    setLeaving(true);
    cart
      .removeCoupon()
      .catch((reason: unknown) => setError(shopperMessage(reason, text('cart.couponNotRemoved'))))
      .finally(() => setLeaving(false));
  };

  if (applied.length === 0)
    return (
      <details className="coupon" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary {...Form.intent} ref={entry}>
          <span>{text('cart.couponAdd')}</span>
          <Icon name="chevron-down" />
        </summary>
        {isOpen && <Form />}
      </details>
    );
  return (
    <>
      <ul className="coupon-applied" ref={list} tabIndex={-1}>
        {applied.map((name) => (
          <li key={name}>
            <Sentence keep={name}>{text('cart.couponApplied', { code: name })}</Sentence>
            <button
              type="button"
              className="cart-line-remove"
              aria-label={text('cart.couponRemove', { code: name })}
              onClick={remove}
            >
              {text('cart.remove')}
            </button>
          </li>
        ))}
      </ul>
      {error && <Alert tone="error">{error}</Alert>}
    </>
  );
}
