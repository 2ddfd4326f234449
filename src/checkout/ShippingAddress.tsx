// Step 2: where the order goes.
import type { FormEvent } from 'react';
import { useText } from '../locale/use-text';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useStorefront } from '../use-storefront';
import { toValues } from '../user/addresses/address';
import { addressLabels, addressRules } from '../user/addresses/address-rules';
import { AddressFields } from '../user/addresses/AddressFields';
import type { CheckoutState } from './state';
import { stepMessage } from './step-message';
import { useForm } from '../ui/use-form';

export interface ShippingAddressProps {
  checkout: CheckoutState;
}

export function ShippingAddress({ checkout }: ShippingAddressProps) {
  const text = useText();
  const { user } = useStorefront();
  const customer = user.currentUser.value;
  const form = useForm({
    initial: checkout.draft.value.shipping ?? {
      ...(customer
        ? { ...toValues(undefined), firstname: customer.firstname, lastname: customer.lastname }
        : {}),
      ...toValues(checkout.shippingAddress.value),
    },
    rules: addressRules,
    labels: addressLabels(text),
    text,
    onDraft: (shipping) => checkout.keepDraft({ shipping }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!checkout.isSubmitting.value && form.check(event.currentTarget))
      void checkout.submitShippingAddress(form.values);
  };
  const error = checkout.shippingAddressError.value;
  return (
    <form className="checkout-form" onSubmit={submit} noValidate>
      {error && <Alert tone="error">{stepMessage(error, text)}</Alert>}
      <VisuallyHidden>
        <span role="status">{form.errorCount > 0 && text('ui.invalid.summary', { n: form.errorCount })}</span>
      </VisuallyHidden>
      <AddressFields form={form} section="shipping" />
      <Button type="submit" size="large" busy={checkout.isSubmitting.value}>
        {text('checkout.toMethod')}
      </Button>
    </form>
  );
}
