// Which ways to pay are offered, which of them is chosen, and who takes its card.
import { useEffect, useState } from 'react';
import { useStorefront } from '../../use-storefront';
import type { PaymentMethod } from '../api';
import type { CheckoutState } from '../state';
import { createPaymentApi } from './api';
import { cardProviders, offeredMethods } from './methods';

/** `usual`: code of the one that is chosen until the shopper says so. Reads signals. */
export function useOfferedMethods(checkout: CheckoutState, usual: string | undefined) {
  const { cart, config, transport } = useStorefront();
  const [providers] = useState(() =>
    cardProviders({
      paymentUrl: config.paymentUrl,
      braintreeToken: createPaymentApi(transport).braintreeToken,
    }),
  );
  const methods = checkout.paymentMethods.value;
  const total = cart.details.value?.grandTotal.value;
  const offered = methods && offeredMethods(methods, providers, total);
  const [chosen, setChosen] = useState<string>();
  const code =
    [chosen, checkout.paymentCode.value, usual].find((each) =>
      offered?.some((method) => method.code === each),
    ) ??
    offered?.[0]?.code ??
    '';
  useEffect(() => {
    if (!checkout.paymentMethods.peek()) void checkout.loadPaymentMethods();
  }, [checkout]);
  return {
    /** undefined: not answered yet. */
    offered,
    /** '' where nothing is offered. */
    code,
    title: offered?.find((method) => method.code === code)?.title ?? '',
    /** undefined: it is not paid by card. */
    provider: providers.get(code),
    choose(next: string) {
      setChosen(next);
      checkout.forgetPayment();
    },
  };
}

/** The total has become nothing, or something again: what was accepted pays for another one. Reads signals. */
export function useForgottenPayment(checkout: CheckoutState, offered: readonly PaymentMethod[] | undefined) {
  const accepted = checkout.paymentCode.value;
  const isGone = offered !== undefined && !offered.some((method) => method.code === accepted);
  useEffect(() => {
    if (isGone && checkout.isPaymentReady.peek()) checkout.forgetPayment();
  }, [checkout, isGone]);
}
