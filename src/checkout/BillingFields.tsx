// Whose address the bill names: the shipping address, or one of its own.
import { useEffect } from 'react';
import { useText } from '../locale/use-text';
import { Checkbox } from '../ui/Checkbox';
import type { AddressField } from './address';
import { AddressFields } from './AddressFields';
import type { CheckoutState } from './state';
import type { Form } from '../ui/use-form';

export interface BillingFieldsProps {
  checkout: CheckoutState;
  form: Form<AddressField>;
  isSame: boolean;
  onSame: (isSame: boolean) => void;
}

export function BillingFields({ checkout, form, isSame, onSame }: BillingFieldsProps) {
  const text = useText();
  const reload = () => void checkout.loadRegions().catch(() => undefined);
  useEffect(() => {
    if (!isSame) void checkout.loadRegions().catch(() => undefined);
  }, [checkout, isSame]);
  return (
    <fieldset className="checkout-billing">
      <legend className="field-label">{text('checkout.billing')}</legend>
      <Checkbox name="billing-same" label={text('checkout.billingSame')} checked={isSame} onChange={onSame} />
      {!isSame && (
        <AddressFields
          form={form}
          section="billing"
          regions={checkout.regions.value}
          regionsFailed={checkout.regionsError.value !== undefined}
          onReloadRegions={reload}
        />
      )}
    </fieldset>
  );
}
