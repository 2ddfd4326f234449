// A discount code: enter, apply, see it applied, take it away.
import { useState, type FormEvent } from 'react';
import { useText } from '../locale/use-text';
import { shopperMessage } from '../transport/errors';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { useStorefront } from '../use-storefront';

export function CouponField() {
  const text = useText();
  const { cart } = useStorefront();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const applied = cart.details.value?.coupons ?? [];

  const run = async (change: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await change();
      setCode('');
    } catch (reason) {
      setError(shopperMessage(reason, text('cart.couponFailed')));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && !busy) void run(() => cart.applyCoupon(code.trim()));
  };

  if (applied.length > 0)
    return (
      <ul className="coupon-applied" role="status">
        {applied.map((name) => (
          <li key={name}>
            <span>{text('cart.couponApplied', { code: name })}</span>
            <button
              type="button"
              className="cart-line-remove"
              aria-label={text('cart.couponRemove', { code: name })}
              onClick={() => void run(cart.removeCoupon)}
            >
              {text('cart.remove')}
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <details className="coupon">
      <summary>
        {text('cart.couponAdd')}
        <Icon name="chevron-down" />
      </summary>
      <form className="coupon-form" onSubmit={submit} noValidate>
        <Field
          label={text('cart.coupon')}
          hideLabel
          name="coupon"
          autoComplete="off"
          placeholder={text('cart.coupon')}
          value={code}
          onChange={setCode}
          error={error}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {text('cart.couponApply')}
        </Button>
      </form>
    </details>
  );
}
