// Step 4: how the order is paid, and whose address the bill names.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../locale/use-text';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { RadioGroup } from '../../ui/RadioGroup';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { toValues } from '../../user/addresses/address';
import { addressLabels, addressRules } from '../../user/addresses/address-rules';
import { BillingFields } from '../BillingFields';
import type { CheckoutState } from '../state';
import { stepMessage } from '../step-message';
import { useForm } from '../../ui/use-form';
import { CardForm } from './CardForm';
import { cardErrors } from './card-errors';
import { cardProviders, isOffered } from './methods';
import { PaymentError, type CardFields, type FieldKey, type PaymentData } from './provider';

export interface PaymentFormProps {
  checkout: CheckoutState;
  /** Gets the way to a fresh payment for an order attempt. */
  onSource: (pay: () => Promise<PaymentData>) => void;
  onAccepted?: (code: string) => void;
}

export function PaymentForm({ checkout, onSource, onAccepted }: PaymentFormProps) {
  const text = useText();
  const { paymentUrl } = useStorefront().config;
  const [providers] = useState(() => cardProviders(paymentUrl));
  const methods = checkout.paymentMethods.value;
  const offered = (methods ?? []).filter(({ code }) => isOffered(code, providers));
  const [chosen, setChosen] = useState<string>();
  const code =
    [chosen, checkout.paymentCode.value].find((each) => offered.some((method) => method.code === each)) ??
    offered[0]?.code ??
    '';
  const provider = providers.get(code);
  const formRef = useRef<HTMLFormElement>(null);
  const fields = useRef<Promise<CardFields>>(undefined);
  const [errors, setErrors] = useState<Partial<Record<FieldKey, string>>>({});
  const [busy, setBusy] = useState(false);
  const saved = checkout.billingAddress.value;
  const [isSame, setSame] = useState(
    saved?.sameAsShippingAddress ?? checkout.draft.value.billing === undefined,
  );
  const billing = useForm({
    initial:
      checkout.draft.value.billing ?? toValues(saved && !saved.sameAsShippingAddress ? saved : undefined),
    rules: addressRules,
    labels: addressLabels(text),
    text,
    onDraft: (values) => checkout.keepDraft({ billing: values }),
  });
  useEffect(() => {
    if (!checkout.paymentMethods.peek()) void checkout.loadPaymentMethods();
  }, [checkout]);

  const title = offered.find((method) => method.code === code)?.title ?? '';
  const pay = async (): Promise<PaymentData> => {
    if (!provider) return { code, additionalData: {}, summary: { description: title } };
    if (!fields.current) throw new PaymentError('unavailable', 'no card fields');
    return (await fields.current).tokenize();
  };
  const fail = (error: unknown) => {
    const known = error instanceof PaymentError ? error : new PaymentError('network', String(error));
    const byField = cardErrors(known, text);
    setErrors(byField);
    const first = (Object.keys(byField) as FieldKey[])[0];
    checkout.forgetPayment(first ? undefined : known);
    if (first) void fields.current?.then((made) => made.focus(first));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || checkout.isSubmitting.value || !code) return;
    if (!isSame && !billing.check(event.currentTarget)) return;
    setBusy(true);
    setErrors({});
    try {
      // Asked now, so that a wrong card is found here; the order gets a nonce of its own.
      const { summary } = await pay();
      onSource(pay);
      if (!(await checkout.submitBillingAddress(isSame ? 'same' : billing.values))) return;
      if (await checkout.submitPaymentMethod({ code, description: provider ? summary.description : title }))
        onAccepted?.(code);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  const error = checkout.paymentMethodError.value ?? checkout.billingAddressError.value;
  if (!methods)
    return error ? (
      <Alert tone="error">
        {text('checkout.paymentMethodsFailed')}{' '}
        <Button variant="quiet" size="small" onClick={() => void checkout.loadPaymentMethods()}>
          {text('checkout.retry')}
        </Button>
      </Alert>
    ) : (
      <Skeleton lines={4} />
    );
  if (offered.length === 0) return <Alert tone="error">{text('checkout.paymentNone')}</Alert>;
  const hints: Record<string, string> = {
    checkmo: text('checkout.checkmoHint'),
    cashondelivery: text('checkout.cashHint'),
  };
  return (
    <form ref={formRef} className="checkout-form" onSubmit={(event) => void submit(event)} noValidate>
      {error && <Alert tone="error">{stepMessage(error, text)}</Alert>}
      <RadioGroup
        legend={text('checkout.paymentLegend')}
        hideLegend
        name="payment-method"
        required
        value={code}
        onChange={(next) => {
          setChosen(next);
          setErrors({});
          checkout.forgetPayment();
        }}
        options={offered.map((method) => ({
          value: method.code,
          label: method.title,
          hint: hints[method.code],
        }))}
      />
      {provider && (
        <div className="checkout-card">
          <CardForm
            key={code}
            provider={provider}
            errors={errors}
            onFields={(made) => {
              fields.current = made;
            }}
            onEdited={(field) => setErrors(({ [field]: _fixed, ...others }) => others)}
            onLost={() => checkout.forgetPayment(new PaymentError('auth', 'lost'))}
            onSubmit={() => formRef.current?.requestSubmit()}
          />
          <p className="checkout-assurance">
            <Icon name="lock" />
            {text('checkout.secure')}
          </p>
        </div>
      )}
      <BillingFields form={billing} isSame={isSame} onSame={setSame} />
      <Button type="submit" size="large" busy={busy}>
        {text('checkout.toReview')}
      </Button>
    </form>
  );
}
