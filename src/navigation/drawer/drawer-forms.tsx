// The forms that the navigation drawer shows, fetched when the shopper turns to them.
import { latePart } from '../../late/late-part';
import { Skeleton } from '../../ui/Skeleton';

const waiting = (
  <div className="drawer-waiting">
    <Skeleton lines={4} />
  </div>
);
export const SignInForm = latePart(
  async () => ({ default: (await import('../../account/access/sign-in/SignInForm')).SignInForm }),
  waiting,
);
export const CreateAccountForm = latePart(
  async () => ({ default: (await import('../../account/access/CreateAccountForm')).CreateAccountForm }),
  waiting,
);
export const ForgotPasswordForm = latePart(
  async () => ({
    default: (await import('../../account/access/password/ForgotPasswordForm')).ForgotPasswordForm,
  }),
  waiting,
);
