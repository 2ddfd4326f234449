// A customer's own data on the backend: the only file that knows the field names of these changes.
import {
  ChangeEmailDocument,
  ChangeNameDocument,
  ChangePasswordDocument,
  ChangeSubscriptionDocument,
} from '../../graphql/generated/account-details';
import type { Transport } from '../../transport/transport';

export async function changeName(transport: Transport, firstname: string, lastname: string): Promise<void> {
  await transport.mutate(ChangeNameDocument, { firstname, lastname });
}

/** `password` is the current one. */
export async function changeEmail(transport: Transport, email: string, password: string): Promise<void> {
  await transport.mutate(ChangeEmailDocument, { email, password });
}

/** Leaves the tokens of all devices as they are (magento.md 8). */
export async function changePassword(
  transport: Transport,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  await transport.mutate(ChangePasswordDocument, { currentPassword, newPassword });
}

/** What the backend made of it: a subscription may have to be confirmed by mail first. */
export async function changeSubscription(transport: Transport, isSubscribed: boolean): Promise<boolean> {
  const { updateCustomerV2 } = await transport.mutate(ChangeSubscriptionDocument, { isSubscribed });
  return updateCustomerV2?.customer.is_subscribed ?? isSubscribed;
}
