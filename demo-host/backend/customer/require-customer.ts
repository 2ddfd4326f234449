// Who asks, where only a customer may.
import type { Context } from '../context';
import { authorizationError } from '../errors';
import { findCustomer, type CustomerRow } from './rows';

/** The row of who asks; a guest is told so in Magento's words. */
export function requireCustomer(context: Context): CustomerRow {
  const row = context.customer ? findCustomer(context.db, context.customer.id) : undefined;
  if (!row) throw authorizationError("The current customer isn't authorized.");
  return row;
}
