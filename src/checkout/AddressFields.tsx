// The fields of a US address, with the tokens by which browsers fill them in.
import { useText } from '../locale/use-text';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Select } from '../ui/Select';
import { regionOptions, type AddressField, type Region } from './address';
import type { Form } from '../ui/use-form';

export interface AddressFieldsProps {
  form: Form<AddressField>;
  /** First token of autocomplete. */
  section: 'shipping' | 'billing';
  regions: readonly Region[] | undefined;
  regionsFailed: boolean;
  onReloadRegions: () => void;
}

export function AddressFields({
  form,
  section,
  regions,
  regionsFailed,
  onReloadRegions,
}: AddressFieldsProps) {
  const text = useText();
  const token = (name: string) => `${section} ${name}`;
  return (
    <div className="checkout-address">
      <Field {...form.bind('firstname')} autoComplete={token('given-name')} />
      <Field {...form.bind('lastname')} autoComplete={token('family-name')} />
      <Field {...form.bind('street')} className="checkout-wide" autoComplete={token('address-line1')} />
      <Field
        {...form.bind('street2')}
        className="checkout-wide"
        optional
        autoComplete={token('address-line2')}
      />
      <Field {...form.bind('city')} className="checkout-wide" autoComplete={token('address-level2')} />
      <div>
        <Select
          {...form.bind('region_code')}
          autoComplete={token('address-level1')}
          placeholder={text('checkout.chooseRegion')}
          options={regionOptions(regions ?? [])}
        />
        {regionsFailed && (
          <Alert tone="error">
            {text('checkout.regionsFailed')}{' '}
            <Button variant="quiet" size="small" onClick={onReloadRegions}>
              {text('checkout.retry')}
            </Button>
          </Alert>
        )}
      </div>
      <Field {...form.bind('postcode')} inputMode="numeric" autoComplete={token('postal-code')} />
      <Field
        {...form.bind('telephone')}
        className="checkout-wide"
        type="tel"
        inputMode="tel"
        autoComplete={token('tel')}
        hint={section === 'shipping' ? text('checkout.telephoneHint') : undefined}
      />
      <p className="checkout-wide checkout-country">{text('checkout.country')}</p>
    </div>
  );
}
