// Step 4: how the order is paid, and whose address the bill names.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { RadioGroup } from '../../ui/form/RadioGroup';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { BillingFields } from '../address/BillingFields';
import type { CheckoutState } from '../state';
import { stepMessage } from '../step-message';
import { useBilling } from '../address/use-billing';
import { createPaymentApi } from './api';
import { createCardChoice, type CardChoice } from './card-choice';
import { cardErrors } from './card-errors';
import { CardPayment } from './CardPayment';
import { cardProviders, offeredMethods } from './methods';
import { PaymentError, type FieldKey, type PaymentData } from './provider';
import { createVault } from './vault';

export interface PaymentFormProps {
  checkout: CheckoutState;
  /** Gets the way to a fresh payment for an order attempt. */
  onSource: (pay: () => Promise<PaymentData>) => void;
  onAccepted?: (code: string) => void;
}

export function PaymentForm({ checkout, onSource, onAccepted }: PaymentFormProps) {
  const text = useText();
  const storefront = useStorefront();
  const [providers] = useState(() =>
    cardProviders({
      paymentUrl: storefront.config.paymentUrl,
      braintreeToken: createPaymentApi(storefront.transport).braintreeToken,
    }),
  );
  // A form that was opened stays while another way is looked at: what was typed into it cannot be put back.
  const [opened, setOpened] = useState<readonly CardChoice[]>([]);
  const saving = storefront.feature(createVault);
  const vault = saving.vault.value;
  const isSignedIn = storefront.user.isSignedIn.value;
  const methods = checkout.paymentMethods.value;
  const total = storefront.cart.details.value?.grandTotal.value;
  const offered = offeredMethods(methods ?? [], providers, total);
  const [chosen, setChosen] = useState<string>();
  const code =
    [chosen, checkout.paymentCode.value].find((each) => offered.some((method) => method.code === each)) ??
    offered[0]?.code ??
    '';
  const provider = providers.get(code);
  const choice = opened.find((each) => each.provider === provider);
  if (provider && !choice) setOpened([...opened, createCardChoice(provider)]);
  const formRef = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const billing = useBilling(checkout);
  useEffect(() => {
    if (!checkout.paymentMethods.peek()) void checkout.loadPaymentMethods();
  }, [checkout]);

  useEffect(() => void saving.load(), [saving, isSignedIn]);

  // The total has become nothing, or something again: what was accepted pays for another one.
  const accepted = checkout.paymentCode.value;
  const isGone = methods !== undefined && !offered.some((method) => method.code === accepted);
  useEffect(() => {
    if (isGone && checkout.isPaymentReady.peek()) checkout.forgetPayment();
  }, [checkout, isGone]);

  const title = offered.find((method) => method.code === code)?.title ?? '';
  const pay = async (): Promise<PaymentData> => {
    if (!choice) return { code, additionalData: {}, summary: { description: title } };
    return choice.pay();
  };
  const fail = (error: unknown) => {
    const known = error instanceof PaymentError ? error : new PaymentError('network', String(error));
    const byField = cardErrors(known, text);
    choice?.setErrors(byField);
    const first = (Object.keys(byField) as FieldKey[])[0];
    checkout.forgetPayment(first ? undefined : known);
    if (first) choice?.focus(first);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || checkout.isSubmitting.value || !code) return;
    const address = billing.read(event.currentTarget);
    if (!address) return;
    setBusy(true);
    choice?.setErrors({});
    try {
      // Asked now, so that a wrong card is found here; the order gets a nonce of its own.
      const { summary } = await pay();
      onSource(pay);
      if (!(await checkout.submitBillingAddress(address, { save: billing.isToSave }))) return;
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
    free: text('checkout.freeHint'),
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
          checkout.forgetPayment();
        }}
        options={offered.map((method) => ({
          value: method.code,
          label: method.title,
          hint: hints[method.code],
        }))}
      />
      {saving.error.value && <Alert tone="error">{text('checkout.savedCardsFailed')}</Alert>}
      {provider && !vault && <Skeleton lines={3} />}
      {vault &&
        opened.map((each) => (
          <div key={each.provider.code} hidden={each !== choice}>
            <CardPayment
              choice={each}
              cards={vault.cards.filter(({ method }) => method === each.provider.code)}
              canKeep={vault.keeps(each.provider.code)}
              onChange={() => checkout.forgetPayment()}
              onLost={() => checkout.forgetPayment(new PaymentError('auth', 'lost'))}
              onSubmit={() => formRef.current?.requestSubmit()}
            />
          </div>
        ))}
      <BillingFields billing={billing} />
      <Button type="submit" size="large" busy={busy}>
        {text('checkout.toReview')}
      </Button>
    </form>
  );
}
