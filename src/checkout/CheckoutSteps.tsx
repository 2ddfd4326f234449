// The five steps in order: which one is open, what the done ones say, and where the focus goes.
import { useEffect, useRef } from 'react';
import type { ItemEvent } from '../cart/ecommerce';
import type { MessageKey } from '../words/text';
import { useText } from '../words/use-text';
import { latePart } from '../late/late-part';
import { whenIdle } from '../late/when-idle';
import { Amount } from '../ui/price/Amount';
import { formatMoney } from '../ui/price/money';
import { Sentence } from '../ui/Sentence';
import { Skeleton } from '../ui/Skeleton';
import { useStorefront } from '../use-storefront';
import { CheckoutStep } from './CheckoutStep';
import { GuestEmail, type SignInPart } from './GuestEmail';
import type { PaymentFormProps } from './payment/PaymentForm';
import { PaymentError, type PaymentData } from './payment/provider';
import type { ReviewProps } from './order/Review';
import { AddressLines } from './address/AddressLines';
import type { ShippingAddressProps } from './address/ShippingAddress';
import type { ShippingMethodProps } from './ShippingMethod';
import { costOf, type ShippingMethod as Method } from './offers/offers';
import { steps, type CheckoutState, type Step } from './state';
import { useStepFocus } from './use-step-focus';

const ShippingAddress = latePart<ShippingAddressProps>(
  async () => ({ default: (await import('./address/ShippingAddress')).ShippingAddress }),
  <Skeleton lines={8} />,
);

const ShippingMethod = latePart<ShippingMethodProps>(
  async () => ({ default: (await import('./ShippingMethod')).ShippingMethod }),
  <Skeleton lines={4} />,
);

const PaymentForm = latePart<PaymentFormProps>(
  async () => ({ default: (await import('./payment/PaymentForm')).PaymentForm }),
  <Skeleton lines={4} />,
);

const Review = latePart<ReviewProps>(
  async () => ({ default: (await import('./order/Review')).Review }),
  <Skeleton lines={6} />,
);

const titles: Record<Step, MessageKey> = {
  contact: 'checkout.contact',
  address: 'checkout.address',
  method: 'checkout.method',
  payment: 'checkout.payment',
  review: 'checkout.review',
};

export interface CheckoutStepsProps {
  checkout: CheckoutState;
  SignIn: SignInPart;
  onShippingInfoAdded: (title: string) => void;
  onPaymentInfoAdded: (code: string) => void;
  onItemAdded?: (detail: ItemEvent) => void;
  onItemRemoved?: (detail: ItemEvent) => void;
}

export function CheckoutSteps({
  checkout,
  SignIn,
  onShippingInfoAdded,
  onPaymentInfoAdded,
  onItemAdded,
  onItemRemoved,
}: CheckoutStepsProps) {
  const text = useText();
  const { user } = useStorefront();
  const open = checkout.step.value;
  const { sourceRef, pay } = usePayment(checkout);
  const keepHeading = useStepFocus(open, checkout.isFillingIn.value);

  // Fetched one step ahead.
  const isNear = open === 'address' || open === 'method';
  useEffect(() => {
    if (isNear) void ShippingMethod.preload();
    if (isNear) void PaymentForm.preload();
    if (isNear || open === 'payment') void Review.preload();
  }, [isNear, open]);

  useEffect(
    () =>
      whenIdle(() => {
        void ShippingAddress.preload();
        void ShippingMethod.preload();
      }),
    [],
  );

  const method = checkout.shippingMethod.value;
  const announced = useRef(method?.code);
  useEffect(() => {
    if (!method || announced.current === method.code) return;
    announced.current = method.code;
    onShippingInfoAdded(method.title);
  });

  const address = checkout.shippingAddress.value;
  const summaries: Record<Step, React.ReactNode> = {
    contact: user.isSignedIn.value
      ? text('checkout.signedInAs', { email: user.currentUser.value?.email ?? '' })
      : checkout.email.value,
    address: address && <AddressLines address={address} />,
    method: method && <MethodSummary method={method} />,
    payment: checkout.paymentData.value?.description,
    review: undefined,
  };
  const bodies: Record<Step, React.ReactNode> = {
    contact: <GuestEmail checkout={checkout} SignIn={SignIn} />,
    address: <ShippingAddress checkout={checkout} />,
    method: <ShippingMethod checkout={checkout} />,
    payment: (
      <PaymentForm
        checkout={checkout}
        onSource={(fresh) => {
          sourceRef.current = fresh;
        }}
        onAccepted={onPaymentInfoAdded}
      />
    ),
    review: <Review checkout={checkout} pay={pay} onItemAdded={onItemAdded} onItemRemoved={onItemRemoved} />,
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- listens to the controls inside
    <div className="checkout-steps" onInput={checkout.takeOver} onClick={checkout.takeOver}>
      {steps.map((step, index) => (
        <CheckoutStep
          key={step}
          number={index + 1}
          title={text(titles[step])}
          state={step === open ? 'open' : checkout.isDone(step) ? 'done' : 'ahead'}
          summary={summaries[step]}
          aside={step === 'payment' && <Due />}
          onEdit={step === 'contact' && user.isSignedIn.value ? undefined : () => checkout.edit(step)}
          // Closing must not destroy the card fields: the order needs a fresh nonce from them.
          keepMounted={step === 'payment' && (checkout.isDone('method') || checkout.isPaymentReady.value)}
          headingRef={(heading) => keepHeading(step, heading)}
        >
          {bodies[step]}
        </CheckoutStep>
      ))}
    </div>
  );
}

/** `sourceRef` gives what was chosen, anew for each order. */
function usePayment(checkout: CheckoutState) {
  const sourceRef = useRef<() => Promise<PaymentData>>(undefined);
  const pay = async () => {
    try {
      if (!sourceRef.current) throw new PaymentError('unavailable', 'no payment');
      const payment = await sourceRef.current();
      // Another card was typed over the one that the review names.
      if (payment.summary.description !== checkout.paymentData.peek()?.description)
        throw new PaymentError('invalid', 'another card');
      return payment;
    } catch (error) {
      // Nothing was sent yet: it is corrected where the payment was entered.
      if (error instanceof PaymentError) checkout.forgetPayment(error);
      throw error;
    }
  };
  return { sourceRef, pay };
}

/** What is paid, where the summary of the order is out of sight while a card is typed. */
function Due() {
  const text = useText();
  const { cart } = useStorefront();
  const total = cart.details.value?.grandTotal;
  if (!total) return null;
  return (
    <p className="checkout-due" aria-busy={cart.isChanging.value || undefined}>
      <span>{text('cart.total')}</span> <Amount money={total} />
    </p>
  );
}

function MethodSummary({ method }: { method: Method }) {
  const text = useText();
  const cost = costOf(method, useStorefront().cart.details.value);
  const price = formatMoney(cost);
  return (
    <Sentence keep={price}>
      {`${method.title} · ${cost.value === 0 ? text('checkout.free') : price}`}
    </Sentence>
  );
}
