// The payment of a returning customer, accepted as pressing would where nothing of it has to be typed.
import { useEffect } from 'react';
import { createAddressBook } from '../../user/addresses/address-book';
import { country } from '../../user/addresses/country';
import { useStorefront } from '../../use-storefront';
import type { Billing } from '../address/use-billing';
import type { PaymentMethod } from '../api';
import type { CheckoutState } from '../state';
import type { CardChoice } from './card-choice';
import { describeCard, isExpired } from './saved-card';

interface Filled {
  offered: readonly PaymentMethod[] | undefined;
  code: string;
  isCard: boolean;
  isVaultKnown: boolean;
  choice: CardChoice | undefined;
  billing: Billing;
}

/** `accept` is called as soon as all is known. Reads signals. */
export function useFilledIn(checkout: CheckoutState, filled: Filled, accept: () => void): void {
  const step = checkout.step.value;
  const isFillingIn = checkout.isFillingIn.value;
  const usualBilling = useUsualBilling(checkout);
  const isDue = isFillingIn && step === 'payment' && !checkout.isSubmitting.value;
  const answer = isDue ? answerOf(checkout, filled) : undefined;
  const { billing } = filled;
  useEffect(() => {
    if (isFillingIn && step === 'review') return checkout.endFillingIn();
    if (answer === false) return checkout.endFillingIn();
    if (!answer) return;
    if (!usualBilling || billing.choice === usualBilling) return accept();
    billing.setSame(false);
    billing.setChoice(usualBilling);
  });
}

/** The customer's own address for bills, where the usual delivery goes elsewhere and nothing else was accepted before. */
function useUsualBilling(checkout: CheckoutState) {
  const { defaultShipping, defaultBilling } = useStorefront().feature(createAddressBook);
  const [shipping, billing] = [defaultShipping.value, defaultBilling.value];
  const isElsewhere = billing && shipping && billing.id !== shipping.id && billing.country_id === country;
  const isUsual = checkout.shippingAddress.value?.id === shipping?.id && !checkout.billingAddress.value;
  return isElsewhere && isUsual ? billing : undefined;
}

/** Whether it can go on without the shopper; undefined: not known yet. */
function answerOf(checkout: CheckoutState, { offered, code, ...filled }: Filled): boolean | undefined {
  const { isCard, isVaultKnown, choice, billing } = filled;
  const accepted = checkout.paymentData.value?.description;
  const failed = checkout.paymentMethodError.value ?? checkout.billingAddressError.value;
  if (failed || checkout.draft.value.billing) return false;
  if (!offered || !isVaultKnown) return undefined;
  if (!isCard && offered.length !== 1 && checkout.paymentCode.value !== code) return false;
  if (isCard) {
    const card = choice?.saved.value;
    if (!card) return choice?.isOpened.value ? false : undefined;
    if (isExpired(card) || (accepted && accepted !== describeCard(card))) return false;
  }
  if (!billing.isSame && !billing.choice) return undefined;
  return billing.isSame || billing.choice !== 'new';
}
