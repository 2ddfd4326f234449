// Where to send the cart, of the places that the checkout delivers to, and what that would cost. Loaded when the shopper opens it.
import { useEffect, useState, type FormEvent } from 'react';
import '../../words/catalogue/cart-estimate';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { Amount } from '../../ui/price/Amount';
import { Select } from '../../ui/form/Select';
import { Skeleton } from '../../ui/Skeleton';
import { useForm } from '../../ui/form/use-form';
import { regionOptions } from '../../user/addresses/address';
import { country } from '../../user/addresses/country';
import { zipCode } from '../../user/addresses/address-rules';
import { createRegions } from '../../user/addresses/regions';
import { useStorefront } from '../../use-storefront';
import { estimateShipping, type ShippingOffer } from './estimate-api';

export function EstimateForm() {
  const text = useText();
  const storefront = useStorefront();
  const { cart, transport, user } = storefront;
  const known = storefront.feature(createRegions);
  const regions = known.list.value;
  const [offers, setOffers] = useState<ShippingOffer[]>();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    initial: { region: '', postcode: '' },
    rules: { postcode: [zipCode] },
    labels: { region: text('cart.estimateRegion'), postcode: text('cart.estimatePostcode') },
    text,
    onDraft: () => setOffers(undefined),
  });
  useEffect(() => void known.load().catch(() => undefined), [known]);

  const estimate = async () => {
    setBusy(true);
    setFailed(false);
    const { region, postcode } = form.values;
    const to = {
      country,
      regionId: regions?.find(({ code }) => code === region)?.id,
      postcode: postcode.trim(),
    };
    try {
      const [currency, details] = [cart.currencyCode.peek(), cart.details.peek()];
      setOffers(
        await cart.withCart((id) =>
          estimateShipping(
            transport,
            user.isSignedIn.peek() ? undefined : id,
            currency,
            to,
            details?.isTaxIncluded,
          ),
        ),
      );
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

  if (!regions)
    return known.error.value ? (
      <Alert tone="info">{text('cart.estimateFailed')}</Alert>
    ) : (
      <Skeleton lines={3} />
    );
  return (
    <form className="estimate-form" onSubmit={submit} noValidate>
      {regions.length > 0 && (
        <Select
          {...form.bind('region')}
          autoComplete="shipping address-level1"
          placeholder={text('cart.estimateChooseRegion')}
          options={regionOptions(regions)}
        />
      )}
      <Field {...form.bind('postcode')} autoComplete="shipping postal-code" />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {text('cart.estimateSubmit')}
      </Button>
      <div role="status">
        {offers && <ShippingOffers offers={offers} />}
        {hasFailed && <Alert tone="info">{text('cart.estimateFailed')}</Alert>}
      </div>
    </form>
  );
}

function ShippingOffers({ offers }: { offers: readonly ShippingOffer[] }) {
  const text = useText();
  return (
    <>
      <p className="estimate-found">
        {offers.length ? text('cart.estimateFound', { n: offers.length }) : text('cart.estimateNone')}
      </p>
      {offers.length > 0 && (
        <ul className="estimate-offers">
          {offers.map(({ code, title, price }) => (
            <li key={code}>
              <span>{title}</span>
              {price.value === 0 ? <span>{text('cart.shippingFree')}</span> : <Amount money={price} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
