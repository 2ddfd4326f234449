// Where to send the cart, and what that would cost. Loaded when the shopper opens it.
import { useEffect, useState, type FormEvent } from 'react';
import '../../locale/en_US/cart-estimate';
import { useText } from '../../locale/use-text';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { formatMoney } from '../../ui/price/money';
import { Select } from '../../ui/form/Select';
import { Skeleton } from '../../ui/Skeleton';
import { useForm } from '../../ui/form/use-form';
import { zipCode } from '../../user/addresses/address-rules';
import { useStorefront } from '../../use-storefront';
import {
  estimateShipping,
  fetchCountries,
  type Country,
  type Destination,
  type ShippingOffer,
} from './estimate-api';

/** SPEC 3, 9: the country that addresses are made for. */
const home = 'US';

export function EstimateForm() {
  const text = useText();
  const { cart, transport } = useStorefront();
  const [countries, setCountries] = useState<Country[]>();
  const [country, setCountry] = useState(home);
  const [offers, setOffers] = useState<ShippingOffer[]>();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    initial: { region: '', postcode: '' },
    rules: { postcode: country === home ? [zipCode] : 'alpha_num_dash_space' },
    labels: { region: text('cart.estimateRegion'), postcode: text('cart.estimatePostcode') },
    text,
    onDraft: () => setOffers(undefined),
  });

  useEffect(() => {
    let isOver = false;
    fetchCountries(transport).then(
      (all) => !isOver && setCountries(all),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [transport]);

  // What is said of the code is said of the country now chosen.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is new in every render
  useEffect(() => form.bind('postcode').onBlur(), [country]);

  const regions = countries?.find(({ id }) => id === country)?.regions ?? [];
  const estimate = async () => {
    setBusy(true);
    setFailed(false);
    const { region, postcode } = form.values;
    const isHere = regions.some(({ code }) => code === region);
    const to: Destination = { country, region: isHere ? region : '', postcode: postcode.trim() };
    try {
      setOffers(await cart.withCart((id) => estimateShipping(transport, id, to)));
    } catch {
      setOffers(undefined);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && form.check(event.currentTarget)) void estimate();
  };

  if (!countries)
    return hasFailed ? <Alert tone="info">{text('cart.estimateFailed')}</Alert> : <Skeleton lines={3} />;
  return (
    <form className="estimate-form" onSubmit={submit} noValidate>
      {countries.length > 1 && (
        <Select
          label={text('cart.estimateCountry')}
          name="country"
          autoComplete="shipping country"
          placeholder={text('cart.estimateChooseCountry')}
          options={countries.map(({ id, name }) => ({ value: id, label: name }))}
          value={country}
          onChange={(chosen) => {
            setCountry(chosen);
            setOffers(undefined);
          }}
        />
      )}
      {regions.length > 0 && (
        <Select
          {...form.bind('region')}
          autoComplete="shipping address-level1"
          placeholder={text('cart.estimateChooseRegion')}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <Field {...form.bind('postcode')} autoComplete="shipping postal-code" />
      <Button type="submit" variant="secondary" busy={isBusy} aria-disabled={!country || undefined}>
        {text('cart.estimateSubmit')}
      </Button>
      <div role="status">
        {offers && (
          <p className="estimate-found">
            {offers.length ? text('cart.estimateFound', { n: offers.length }) : text('cart.estimateNone')}
          </p>
        )}
        {offers && offers.length > 0 && (
          <ul className="estimate-offers">
            {offers.map(({ code, title, price }) => (
              <li key={code}>
                <span>{title}</span>
                <span>{price.value === 0 ? text('cart.shippingFree') : formatMoney(price)}</span>
              </li>
            ))}
          </ul>
        )}
        {hasFailed && <Alert tone="info">{text('cart.estimateFailed')}</Alert>}
      </div>
    </form>
  );
}
