// Step 4: how the order is paid, and whose address the bill names.
import '../../words/catalogue/checkout-payment';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { RadioGroup } from '../../ui/form/RadioGroup';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { BillingFields } from '../address/BillingFields';
import type { PaymentMethod } from '../api';
import { orderFault } from '../order/order-fault';
import type { CheckoutState } from '../state';
import { StepError } from '../StepError';
import { useBilling } from '../address/use-billing';
import { createCardChoice, type CardChoice } from './card-choice';
import { cardErrors } from './card-errors';
import { CardPayment } from './CardPayment';
import { PaymentError, type FieldKey, type PaymentData, type PaymentProvider } from './provider';
import { isExpired } from './saved-card';
import { useFilledIn } from './use-filled-in';
import { useForgottenPayment, useOfferedMethods } from './use-offered-methods';
import type { Vault } from './api';
import { createVault } from './vault';
import { whenDone } from '../when-done';

export interface PaymentFormProps {
  checkout: CheckoutState;
  /** Gets the way to a fresh payment for an order attempt. */
  onSource: (pay: () => Promise<PaymentData>) => void;
  onAccepted?: (code: string) => void;
}

export function PaymentForm({ checkout, onSource, onAccepted }: PaymentFormProps) {
  const text = useText();
  const { vault, vaultError, usual, load } = useVault();
  const { offered, code, title, provider, choose } = useOfferedMethods(checkout, usual?.method);
  const { opened, choice } = useCardChoices(provider);
  const formRef = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const billing = useBilling(checkout);
  useForgottenPayment(checkout, offered);
  useRefusedCard(checkout, choice, load);
  // What was entered goes with the form.
  useEffect(() => () => checkout.forgetPayment(), [checkout]);

  const pay = async (): Promise<PaymentData> =>
    choice ? choice.pay() : { code, additionalData: {}, summary: { description: title } };
  const fail = (error: unknown) => {
    const known = error instanceof PaymentError ? error : new PaymentError('network', String(error));
    const byField = cardErrors(known, text);
    choice?.setErrors(byField);
    const first = (Object.keys(byField) as FieldKey[])[0];
    checkout.forgetPayment(first ? undefined : known);
    if (first) choice?.focus(first);
  };
  const accept = async () => {
    const form = formRef.current;
    if (!form || busy || !code) return;
    const address = billing.read(form);
    if (!address) return;
    setBusy(true);
    choice?.setErrors({});
    try {
      // The step before may be under way still: the press counts, unless that is refused.
      await whenDone(checkout.isSubmitting);
      if (!formRef.current) return;
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

  useFilledIn(
    checkout,
    { offered, code, isCard: !!provider, isVaultKnown: !!vault, choice, billing },
    () => void accept(),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void accept();
  };

  const cardOf = (method: string) => {
    const card = opened.find((each) => each.provider.code === method);
    const send = () => formRef.current?.requestSubmit();
    return (
      card && <MethodCard {...{ checkout, vault }} choice={card} isChosen={card === choice} onSubmit={send} />
    );
  };
  const error = checkout.paymentMethodError.value ?? checkout.billingAddressError.value;
  if (!offered)
    return error ? (
      <MethodsFailed onRetry={() => void checkout.loadPaymentMethods()} />
    ) : (
      <Skeleton lines={4} />
    );
  if (offered.length === 0) return <Alert tone="error">{text('checkout.paymentNone')}</Alert>;
  return (
    <form ref={formRef} className="checkout-form" onSubmit={submit} noValidate>
      <StepError error={error} />
      {vaultError && <Alert tone="error">{text('checkout.savedCardsFailed')}</Alert>}
      <MethodChoice offered={offered} code={code} onChange={choose} contentOf={cardOf} />
      <BillingFields billing={billing} />
      <Button type="submit" size="large" busy={busy}>
        {text('checkout.toReview')}
      </Button>
    </form>
  );
}

/** Asked for anew by each who signs in; `usual` is a card that is still good. */
function useVault() {
  const { feature, user } = useStorefront();
  const saving = feature(createVault);
  const isSignedIn = user.isSignedIn.value;
  useEffect(() => void saving.load(), [saving, isSignedIn]);
  const vault = saving.vault.value;
  const usual = vault?.cards.find((card) => !isExpired(card));
  return { vault, vaultError: saving.error.value, usual, load: saving.load };
}

/** A saved card that was refused may have been removed elsewhere: what there is, is asked for again. */
function useRefusedCard(
  checkout: CheckoutState,
  choice: CardChoice | undefined,
  load: () => Promise<void>,
): void {
  const error = checkout.orderError.value;
  const isRefused = error !== undefined && orderFault(error) === 'payment';
  useEffect(() => {
    if (isRefused && choice?.saved.peek()) void load();
  }, [isRefused, choice, load]);
}

/** A form that was opened stays while another way is looked at: what was typed into it cannot be put back. */
function useCardChoices(provider: PaymentProvider | undefined) {
  const [opened, setOpened] = useState<readonly CardChoice[]>([]);
  const choice = opened.find((each) => each.provider === provider);
  if (provider && !choice) setOpened([...opened, createCardChoice(provider)]);
  return { opened, choice };
}

interface MethodCardProps {
  checkout: CheckoutState;
  choice: CardChoice;
  isChosen: boolean;
  vault: Vault | undefined;
  onSubmit: () => void;
}

/** Stays where it is while another way is looked at: what was typed would be lost elsewhere. */
function MethodCard({ checkout, choice, isChosen, vault, onSubmit }: MethodCardProps) {
  const { code } = choice.provider;
  return (
    <div hidden={!isChosen}>
      {vault ? (
        <CardPayment
          choice={choice}
          cards={vault.cards.filter(({ method }) => method === code)}
          accepted={checkout.paymentData.value?.description}
          canKeep={vault.keeps(code)}
          onChange={() => checkout.forgetPayment()}
          onLost={() => checkout.forgetPayment(new PaymentError('auth', 'lost'))}
          onSubmit={onSubmit}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </div>
  );
}

function MethodsFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Alert tone="error">
      <span>{text('checkout.paymentMethodsFailed')}</span>{' '}
      <Button variant="quiet" size="small" onClick={onRetry}>
        {text('checkout.retry')}
      </Button>
    </Alert>
  );
}

interface MethodChoiceProps {
  offered: readonly PaymentMethod[];
  code: string;
  onChange: (code: string) => void;
  contentOf: (code: string) => ReactNode;
}

function MethodChoice({ offered, code, onChange, contentOf }: MethodChoiceProps) {
  const text = useText();
  const hints: Record<string, string> = {
    free: text('checkout.freeHint'),
    checkmo: text('checkout.checkmoHint'),
    cashondelivery: text('checkout.cashHint'),
  };
  return (
    <RadioGroup
      legend={text('checkout.paymentLegend')}
      hideLegend
      name="payment-method"
      required
      value={code}
      onChange={onChange}
      options={offered.map((method) => ({
        value: method.code,
        label: method.title,
        hint: hints[method.code],
        content: contentOf(method.code),
      }))}
    />
  );
}
