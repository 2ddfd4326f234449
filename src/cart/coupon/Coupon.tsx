// The discount code of the cart: where one can be entered, one that the backend dropped again, and those that are on it, to be taken away.
import { useState } from 'react';
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Alert } from '../../ui/alert/Alert';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStorefront } from '../../use-storefront';
import type { AppliedCouponProps } from './AppliedCoupon';
import type { CouponFormProps } from './CouponForm';

const Form = latePart<CouponFormProps>(async () => ({ default: (await import('./CouponForm')).CouponForm }));
const Applied = latePart<AppliedCouponProps>(async () => ({
  default: (await import('./AppliedCoupon')).AppliedCoupon,
}));

export function Coupon() {
  const text = useText();
  useNextPress(Form);
  const { cart } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  /** Gone at once; it is back where that is refused. */
  const [isLeaving, setLeaving] = useState(false);
  const details = cart.details.value;
  const applied = isLeaving ? [] : (details?.coupons ?? []);
  const [lost] = cart.lostCoupons.value;
  const entry = useLostFocus<HTMLElement>(applied.length);
  const list = useLostFocus<HTMLUListElement>(applied.length);

  const remove = () => {
    setError(undefined);
    setLeaving(true);
    setOpen(false);
    cart
      .removeCoupon()
      .catch((reason: unknown) => setError(shopperMessage(reason, text('cart.couponNotRemoved'))))
      .finally(() => setLeaving(false));
  };

  if (applied.length === 0)
    return (
      <details
        className="coupon"
        open={isOpen || !!lost}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary {...Form.intent} ref={entry}>
          <span>{text('cart.couponAdd')}</span>
          <Icon name="chevron-down" />
        </summary>
        {(isOpen || lost) && <Form lost={lost} />}
      </details>
    );
  return (
    <>
      <ul className="coupon-applied" ref={list} tabIndex={-1}>
        {details &&
          applied.map((name) => (
            <li key={name}>
              <Applied cart={details} code={name} />
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
