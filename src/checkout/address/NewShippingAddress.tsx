// The form of an address that is not in the address book, or of a guest.
import { useState, type FormEvent } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { useForm } from '../../ui/form/use-form';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import type { AddressValues } from '../../user/addresses/address';
import { addressLabels, addressRules } from '../../user/addresses/address-rules';
import { AddressFields } from '../../user/addresses/AddressFields';
import type { CheckoutState } from '../state';

export interface NewShippingAddressProps {
  checkout: CheckoutState;
  initial: AddressValues;
}

export function NewShippingAddress({ checkout, initial }: NewShippingAddressProps) {
  const text = useText();
  const { user } = useStorefront();
  const [isKept, setKept] = useState(true);
  const form = useForm({
    initial,
    rules: addressRules,
    labels: addressLabels(text),
    text,
    onDraft: (shipping) => checkout.keepDraft({ shipping }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!checkout.isSubmitting.value && form.check(event.currentTarget))
      void checkout.submitShippingAddress(form.values, { save: user.isSignedIn.value && isKept });
  };
  return (
    <form className="checkout-form" onSubmit={submit} noValidate>
      <VisuallyHidden>
        <span role="status">{form.errorCount > 0 && text('ui.invalid.summary', { n: form.errorCount })}</span>
      </VisuallyHidden>
      <AddressFields form={form} section="shipping" />
      {user.isSignedIn.value && (
        <Checkbox
          name="save-address"
          label={text('checkout.saveAddress')}
          checked={isKept}
          onChange={setKept}
        />
      )}
      <Button type="submit" size="large" busy={checkout.isSubmitting.value}>
        {text('checkout.toMethod')}
      </Button>
    </form>
  );
}
