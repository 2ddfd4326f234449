// The five steps in order: which one is open, what the done ones say, and where the focus goes.
import { useEffect, useRef } from 'react';
import type { ItemEvent } from '../cart/ecommerce';
import { useText } from '../words/use-text';
import { latePart } from '../late/late-part';
import { formatMoney } from '../ui/price/money';
import { Skeleton } from '../ui/Skeleton';
import { useStorefront } from '../use-storefront';
import { addressLines } from '../user/addresses/address-lines';
import { CheckoutStep } from './CheckoutStep';
import { GuestEmail, type SignInPart } from './GuestEmail';
import type { PaymentFormProps } from './payment/PaymentForm';
import { PaymentError, type PaymentData } from './payment/provider';
import { Review } from './order/Review';
import { ShippingAddress } from './address/ShippingAddress';
import { ShippingMethod } from './ShippingMethod';
import { steps, type CheckoutState, type Step } from './state';

const PaymentForm = latePart<PaymentFormProps>(
  async () => ({ default: (await import('./payment/PaymentForm')).PaymentForm }),
  <Skeleton lines={4} />,
);

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
  const headings = useRef<Partial<Record<Step, HTMLHeadingElement | null>>>({});
  const source = useRef<() => Promise<PaymentData>>(undefined);
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    const heading = headings.current[open];
    if (!heading || isBusyBeside(heading)) return;
    heading.focus({ preventScroll: true });
    // The page moves only when the step would begin out of sight or far down.
    const { top } = heading.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) heading.scrollIntoView({ block: 'start' });
  }, [open]);

  // Fetched one step ahead.
  const isNear = open === 'address' || open === 'method';
  useEffect(() => {
    if (isNear) void PaymentForm.preload();
  }, [isNear]);

  const method = checkout.shippingMethod.value;
  const announced = useRef(method?.code);
  useEffect(() => {
    if (!method || announced.current === method.code) return;
    announced.current = method.code;
    onShippingInfoAdded(method.title);
  });

  const pay = async () => {
    try {
      if (!source.current) throw new PaymentError('unavailable', 'no payment');
      return await source.current();
    } catch (error) {
      // Nothing was sent yet: it is corrected where the payment was entered.
      if (error instanceof PaymentError) checkout.forgetPayment(error);
      throw error;
    }
  };
  const address = checkout.shippingAddress.value;
  const titles: Record<Step, string> = {
    contact: text('checkout.contact'),
    address: text('checkout.address'),
    method: text('checkout.method'),
    payment: text('checkout.payment'),
    review: text('checkout.review'),
  };
  const summaries: Record<Step, React.ReactNode> = {
    contact: user.isSignedIn.value
      ? text('checkout.signedInAs', { email: user.currentUser.value?.email ?? '' })
      : checkout.email.value,
    address:
      address &&
      addressLines(address).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      )),
    method:
      method &&
      `${method.title} · ${method.amount.value === 0 ? text('checkout.free') : formatMoney(method.amount)}`,
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
          source.current = fresh;
        }}
        onAccepted={onPaymentInfoAdded}
      />
    ),
    review: <Review checkout={checkout} pay={pay} onItemAdded={onItemAdded} onItemRemoved={onItemRemoved} />,
  };
  return (
    <div className="checkout-steps">
      {steps.map((step, index) => (
        <CheckoutStep
          key={step}
          number={index + 1}
          title={titles[step]}
          state={step === open ? 'open' : checkout.isDone(step) ? 'done' : 'ahead'}
          summary={summaries[step]}
          onEdit={step === 'contact' && user.isSignedIn.value ? undefined : () => checkout.edit(step)}
          // Closing must not destroy the card fields: the order needs a fresh nonce from them.
          keepMounted={step === 'payment' && checkout.isDone('method')}
          headingRef={(heading) => {
            headings.current[step] = heading;
          }}
        >
          {bodies[step]}
        </CheckoutStep>
      ))}
    </div>
  );
}

/** The shopper changes something in the summary, which has opened another step. */
function isBusyBeside(heading: HTMLElement): boolean {
  const { activeElement } = heading.getRootNode() as Document | ShadowRoot;
  return !!activeElement?.closest('.checkout-summary');
}
