// Step 3: how the order is sent.
import { useState, type FormEvent } from 'react';
import { useText } from '../words/use-text';
import { Alert } from '../ui/alert/Alert';
import { Button } from '../ui/Button';
import { Amount } from '../ui/price/Amount';
import { RadioGroup } from '../ui/form/RadioGroup';
import { useStorefront } from '../use-storefront';
import { costOf, type ShippingMethod as Method } from './offers/offers';
import type { CheckoutState } from './state';
import { StepError } from './StepError';

export interface ShippingMethodProps {
  checkout: CheckoutState;
}

export function ShippingMethod({ checkout }: ShippingMethodProps) {
  const text = useText();
  const { details } = useStorefront().cart;
  const methods = checkout.availableShippingMethods.value;
  const [chosen, setChosen] = useState<string>();
  // The cheapest is the default: nobody pays for speed by accident.
  const cheapest = [...methods].sort((a, b) => priceOf(a) - priceOf(b))[0];
  const value =
    [chosen, checkout.shippingMethod.value?.code].find((code) =>
      methods.some((each) => each.code === code),
    ) ??
    cheapest?.code ??
    '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checkout.isSubmitting.value) void checkout.submitShippingMethod(value);
  };
  const error = checkout.shippingMethodError.value;
  if (methods.length === 0 && error)
    return (
      <Alert tone="error">
        <span>{text('checkout.methodsFailed')}</span>{' '}
        <Button variant="quiet" size="small" onClick={() => void checkout.renewOffers()}>
          {text('checkout.retry')}
        </Button>
      </Alert>
    );
  if (methods.length === 0)
    return (
      <div className="checkout-form">
        <Alert tone="error">{text('checkout.methodNone')}</Alert>
        <Button variant="secondary" onClick={() => checkout.edit('address')}>
          {text('checkout.editNamed', { step: text('checkout.address') })}
        </Button>
      </div>
    );
  return (
    <form className="checkout-form" onSubmit={submit} noValidate>
      <StepError error={error} />
      <RadioGroup
        legend={text('checkout.methodLegend')}
        hideLegend
        name="shipping-method"
        required
        value={value}
        onChange={setChosen}
        options={methods.map((method) => {
          const cost = costOf(method, details.value);
          return {
            value: method.code,
            label: method.title,
            detail: cost.value === 0 ? text('checkout.free') : <Amount money={cost} />,
          };
        })}
      />
      <Button type="submit" size="large" busy={checkout.isSubmitting.value}>
        {text('checkout.toPayment')}
      </Button>
    </form>
  );
}

/** One that is not told is not the cheapest. */
const priceOf = ({ amount }: Method) => (Number.isFinite(amount.value) ? amount.value : Infinity);
