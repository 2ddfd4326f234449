// The fields of a US address, with the tokens by which browsers fill them in.
import '../../words/catalogue/addresses';
import { useEffect } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { Select } from '../../ui/form/Select';
import type { Form } from '../../ui/form/use-form';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { regionOptions, type AddressField } from './address';
import { createRegions } from './regions';
import { addressStyles } from './styles';

export interface AddressFieldsProps {
  form: Form<AddressField>;
  /** First token of autocomplete; none for an address that is neither, e.g. in an address book. */
  section?: 'shipping' | 'billing';
}

export function AddressFields({ form, section }: AddressFieldsProps) {
  useStyles(addressStyles);
  const text = useText();
  const regions = useStorefront().feature(createRegions);
  const load = () => void regions.load().catch(() => undefined);
  useEffect(() => void regions.load().catch(() => undefined), [regions]);
  const token = (name: string) => (section ? `${section} ${name}` : name);
  return (
    <div className="address-fields">
      <p className="address-wide address-country">
        {text(section === 'shipping' ? 'addresses.deliveredTo' : 'addresses.inCountry', {
          country: text('addresses.country'),
        })}
      </p>
      <Field {...form.bind('firstname')} autoComplete={token('given-name')} />
      <Field {...form.bind('lastname')} autoComplete={token('family-name')} />
      <Field {...form.bind('street')} className="address-wide" autoComplete={token('address-line1')} />
      <Field
        {...form.bind('street2')}
        className="address-wide"
        optional
        autoComplete={token('address-line2')}
      />
      <Field {...form.bind('city')} className="address-wide" autoComplete={token('address-level2')} />
      <div>
        <Select
          {...form.bind('region_code')}
          autoComplete={token('address-level1')}
          placeholder={text('addresses.chooseRegion')}
          options={regionOptions(regions.list.value ?? [])}
        />
        {regions.error.value && (
          <Alert tone="error">
            <span>{text('addresses.regionsFailed')}</span>{' '}
            <Button variant="quiet" size="small" onClick={load}>
              {text('addresses.retryRegions')}
            </Button>
          </Alert>
        )}
      </div>
      <Field {...form.bind('postcode')} inputMode="numeric" autoComplete={token('postal-code')} />
      <Field
        {...form.bind('telephone')}
        className="address-wide"
        type="tel"
        inputMode="tel"
        autoComplete={token('tel')}
        hint={section === 'shipping' ? text('addresses.telephoneHint') : undefined}
      />
    </div>
  );
}
