// Entering a discount code. Loaded when the shopper opens it.
import { useState, type FormEvent } from 'react';
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { useStorefront } from '../../use-storefront';

export function CouponForm() {
  const text = useText();
  const { cart } = useStorefront();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const apply = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await cart.applyCoupon(code.trim());
      setCode('');
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
