// The checkout with the account's sign-in in it, which checkout code itself may not know.
import { Checkout, type CheckoutProps } from '../../../src/checkout/Checkout';
import { latePart } from '../../../src/late/late-part';
import { Skeleton } from '../../../src/ui/Skeleton';

const SignIn = latePart(
  async () => ({ default: (await import('../../../src/account/access/sign-in/SignInForm')).SignInForm }),
  <Skeleton lines={4} />,
);

export function CheckoutWithSignIn(props: Omit<CheckoutProps, 'SignIn'>) {
  return <Checkout {...props} SignIn={SignIn} />;
}
