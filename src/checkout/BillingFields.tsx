// Whose address the bill names: the shipping address, or one of its own.
import { useText } from '../locale/use-text';
import { Checkbox } from '../ui/Checkbox';
import type { AddressField } from '../user/addresses/address';
import { AddressFields } from '../user/addresses/AddressFields';
import type { Form } from '../ui/use-form';

export interface BillingFieldsProps {
  form: Form<AddressField>;
  isSame: boolean;
  onSame: (isSame: boolean) => void;
}

export function BillingFields({ form, isSame, onSame }: BillingFieldsProps) {
  const text = useText();
  return (
    <fieldset className="checkout-billing">
      <legend className="field-label">{text('checkout.billing')}</legend>
      <Checkbox name="billing-same" label={text('checkout.billingSame')} checked={isSame} onChange={onSame} />
      {!isSame && <AddressFields form={form} section="billing" />}
    </fieldset>
  );
}
