// A customer's own data on the backend: the only file that knows the field names of these changes.
import {
  ChangeEmailDocument,
  ChangeNameDocument,
  ChangePasswordDocument,
  ChangeSubscriptionDocument,
} from '../../graphql/generated/account-details';
import type { Transport } from '../../transport/transport';
import { fetchSession, type User } from '../../user/api';
import { isPassword } from '../../user/password-api';
import { isSameAccount } from '../../user/session-owner';

const isNow = async (transport: Transport, isMade: (user: User) => boolean): Promise<boolean> => {
  const { user } = await fetchSession(transport);
  return Boolean(user && isMade(user));
};

export async function changeName(transport: Transport, firstname: string, lastname: string): Promise<void> {
  await transport.mutate(
    ChangeNameDocument,
    { firstname, lastname },
    {
      ifLost: async () =>
        (await isNow(transport, (user) => user.firstname === firstname && user.lastname === lastname))
          ? { updateCustomerV2: null }
          : undefined,
    },
  );
}

/** `password` is the current one. */
export async function changeEmail(transport: Transport, email: string, password: string): Promise<void> {
  await transport.mutate(
    ChangeEmailDocument,
    { email, password },
    {
      ifLost: async () =>
        (await isNow(transport, (user) => isSameAccount(user.email, email)))
          ? { updateCustomerEmail: null }
          : undefined,
    },
  );
}

/** Leaves the tokens of all devices as they are (magento.md 8). `email`: whose it is, where that is known. */
export async function changePassword(
  transport: Transport,
  currentPassword: string,
  newPassword: string,
  email: string | undefined,
): Promise<void> {
  await transport.mutate(
    ChangePasswordDocument,
    { currentPassword, newPassword },
    {
      ifLost: email
        ? async () =>
            (await isPassword(transport, email, newPassword)) ? { changeCustomerPassword: null } : undefined
        : 'unknowable',
    },
  );
}

/** What the backend made of it: a subscription may have to be confirmed by mail first. */
export async function changeSubscription(transport: Transport, isSubscribed: boolean): Promise<boolean> {
  const { updateCustomerV2 } = await transport.mutate(
    ChangeSubscriptionDocument,
    { isSubscribed },
    {
      ifLost: async () =>
        (await isNow(transport, (user) => user.isSubscribed === isSubscribed))
          ? { updateCustomerV2: null }
          : undefined,
    },
  );
  return updateCustomerV2?.customer.is_subscribed ?? isSubscribed;
}
