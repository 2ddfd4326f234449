// Changing a customer's own data: name, email, password, newsletter.
import type { Storefront } from '../../storefront';
import { whileRenewed } from '../../transport/renewal';
import { revokeToken } from '../../user/api';
import { createAttempt, type Attempt } from '../../user/attempt';
import { changeEmail, changeName, changePassword, changeSubscription } from './api';

/** kept: this device stays signed in, the others do not. signed-out: so is this one. */
export type ChangedPassword = 'kept' | 'signed-out';

export interface Details {
  readonly naming: Attempt;
  readonly mailing: Attempt;
  readonly securing: Attempt;
  readonly subscribing: Attempt;

  // Falsy: it failed, and the attempt says why.
  changeName(firstname: string, lastname: string): Promise<boolean>;
  changeEmail(email: string, password: string): Promise<boolean>;
  /** Ends the customer's sessions on all other devices, too. */
  changePassword(current: string, wanted: string): Promise<ChangedPassword | undefined>;
  /** true: subscribed. false: not, or not until a mail is answered. */
  changeSubscription(isSubscribed: boolean): Promise<boolean | undefined>;
}

/** ms. A backend counts in seconds: what it issues in the second of a revocation it may take for revoked. */
const nextSecond = 1000;

export function createDetails({ storage, transport, user }: Storefront): Details {
  const [naming, mailing, securing, subscribing] = [
    createAttempt(),
    createAttempt(),
    createAttempt(),
    createAttempt(),
  ];

  const ownEmail = () => user.currentUser.peek()?.email ?? storage.get<string>('email');

  async function endOtherSessions(password: string): Promise<ChangedPassword> {
    const email = ownEmail();
    if (!email) return 'kept';
    try {
      await revokeToken(transport);
    } catch {
      return 'kept';
    }
    try {
      await new Promise((done) => setTimeout(done, nextSecond));
      await user.signIn(email, password);
      return 'kept';
    } catch {
      user.clearToken();
      return 'signed-out';
    }
  }

  return {
    naming,
    mailing,
    securing,
    subscribing,
    changeName: (firstname, lastname) =>
      naming.succeeds(async () => {
        await changeName(transport, firstname, lastname);
        await user.getDetails();
      }),
    changeEmail: (email, password) =>
      mailing.succeeds(async () => {
        await changeEmail(transport, email, password);
        // Whoever signs in by it is still the same person.
        storage.set('email', email);
        await user.getDetails();
      }),
    changePassword: (current, wanted) =>
      securing.run(async () => {
        await changePassword(transport, current, wanted, ownEmail());
        return whileRenewed(user.token.peek() ?? '', () => endOtherSessions(wanted));
      }),
    changeSubscription: (isSubscribed) =>
      subscribing.run(async () => {
        const isNow = await changeSubscription(transport, isSubscribed);
        await user.getDetails();
        return isNow;
      }),
  };
}
