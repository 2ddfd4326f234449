// Whether somebody without an account may check out.
import type { Context } from '../context';
import { authorizationError } from '../errors';
import { settingFlag } from '../settings';

export function checkGuestCheckout(context: Context): void {
  if (context.customer || settingFlag(context.db, 'checkout/options/guest_checkout')) return;
  throw authorizationError(
    'Guest checkout is not allowed. Register a customer account or login with existing one.',
  );
}
