// The session's requests and what their answers mean; the only file that knows the customer's field names.
import type { Transport } from '../transport/transport';
import {
  CustomerDetailsDocument,
  CustomerGroupDocument,
  SignInDocument,
  SignOutDocument,
} from '../graphql/generated/graphql';
import { CustomerGroupUidDocument } from './group-document';

export interface User {
  email: string;
  firstname: string;
  lastname: string;
  isSubscribed: boolean;
}

/** SPEC 9. */
const employeeGroup = 3;

export async function fetchUser(transport: Transport): Promise<User | undefined> {
  const { customer } = await transport.query(CustomerDetailsDocument, {}, { policy: 'network-only' });
  return customer
    ? {
        email: customer.email ?? '',
        firstname: customer.firstname ?? '',
        lastname: customer.lastname ?? '',
        isSubscribed: !!customer.is_subscribed,
      }
    : undefined;
}

/** By our own field groupId, else by the group's uid (newer backends, where published), else not an employee. */
export async function fetchIsEmployee(transport: Transport): Promise<boolean> {
  const groupId = await transport
    .query(CustomerGroupDocument, {}, { policy: 'network-only' })
    .then(({ customer }) => customer?.groupId)
    .catch(() => undefined);
  if (typeof groupId === 'number') return groupId === employeeGroup;
  if (!transport.has('Customer.group')) return false;
  const uid = await transport
    .query(CustomerGroupUidDocument, {}, { policy: 'network-only' })
    .then(({ customer }) => customer?.group?.uid)
    .catch(() => undefined);
  return uid === btoa(String(employeeGroup));
}

export async function requestToken(transport: Transport, email: string, password: string): Promise<string> {
  const { generateCustomerToken } = await transport.mutate(SignInDocument, { email, password });
  if (!generateCustomerToken?.token) throw new Error('generateCustomerToken: no token in the answer');
  return generateCustomerToken.token;
}

export async function revokeToken(transport: Transport): Promise<void> {
  await transport.mutate(SignOutDocument, {}, { skipQueue: true });
}
