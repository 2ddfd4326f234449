// Entering a discount code. Loaded when the shopper opens it.
import { useState, type FormEvent } from 'react';
import '../../words/catalogue/cart-coupon';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { useStorefront } from '../../use-storefront';

export interface CouponFormProps {
  /** To begin with: a code that was on the cart, to be tried again. */
  lost: string | undefined;
}

export function CouponForm({ lost = '' }: CouponFormProps) {
  const text = useText();
  const { cart } = useStorefront();
  const [code, setCode] = useState(lost);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const apply = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await cart.applyCoupon(code.trim());
    } catch (reason) {
      setError(shopperMessage(reason, text('cart.couponFailed')));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && !busy) void apply();
  };

  return (
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
  );
}
