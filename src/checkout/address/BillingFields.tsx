// Whose address the bill names: the shipping address, a saved one, or one of its own.
import '../../words/catalogue/checkout-payment';
import { useText } from '../../words/use-text';
import { Checkbox } from '../../ui/form/Checkbox';
import { useStorefront } from '../../use-storefront';
import { AddressFields } from '../../user/addresses/AddressFields';
import { SavedAddresses } from './address-parts';
import type { Billing } from './use-billing';

export function BillingFields({ billing }: { billing: Billing }) {
  const text = useText();
  const isCustomer = useStorefront().user.isSignedIn.value;
  const { isSame, choice } = billing;
  return (
    <fieldset className="checkout-billing">
      <legend className="field-label">{text('checkout.billing')}</legend>
      <Checkbox
        name="billing-same"
        label={text('checkout.billingSame')}
        checked={isSame}
        onChange={billing.setSame}
      />
      {!isSame && isCustomer && (
        <SavedAddresses
          kind="billing"
          choice={choice}
          onChoice={billing.setChoice}
          current={billing.current}
          hasDraft={billing.hasDraft}
        />
      )}
      {!isSame && choice === 'new' && <AddressFields form={billing.form} section="billing" />}
      {!isSame && choice === 'new' && isCustomer && (
        <Checkbox
          name="save-billing-address"
          label={text('checkout.saveAddress')}
          checked={billing.isKept}
          onChange={billing.setKept}
        />
      )}
    </fieldset>
  );
}
