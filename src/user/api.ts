// The session's requests and what their answers mean; the only file that knows the customer's field names.
import type { Transport } from '../transport/transport';
import {
  CustomerDetailsDocument,
  SessionLifetimeDocument,
  SignInDocument,
  SignOutDocument,
} from '../graphql/generated/user';
import { CustomerGroupUidDocument } from './group-document';
import { tokenLifetime } from './token-lifetime';

export interface User {
  email: string;
  firstname: string;
  lastname: string;
  isSubscribed: boolean;
}

/** behaviour 9. */
const employeeGroup = 3;

export interface Session {
  user?: User;
  isEmployee: boolean;
}

export async function fetchSession(transport: Transport): Promise<Session> {
  const { customer } = await transport.query(
    CustomerDetailsDocument,
    {},
    { policy: 'network-only', needs: (data) => data.customer?.email },
  );
  if (!customer) return { isEmployee: false };
  const { email, firstname, lastname, is_subscribed, groupId } = customer;
  return {
    user: {
      email: email ?? '',
      firstname: firstname ?? '',
      lastname: lastname ?? '',
      isSubscribed: !!is_subscribed,
    },
    // Absent, not null, where the backend lacks the field.
    isEmployee: typeof groupId === 'number' ? groupId === employeeGroup : await isEmployeeByGroup(transport),
  };
}

/** By the group's uid, which newer backends publish where they are told to; else not an employee. */
async function isEmployeeByGroup(transport: Transport): Promise<boolean> {
  if (!transport.has('Customer.group')) return false;
  const uid = await transport
    .query(CustomerGroupUidDocument, {}, { policy: 'network-only' })
    .then(({ customer }) => customer?.group?.uid)
    .catch(() => undefined);
  return uid === btoa(String(employeeGroup));
}

export interface Token {
  value: string;
  /** Seconds, by the token itself or else by the backend. */
  lifetime?: number;
}

export async function requestToken(transport: Transport, email: string, password: string): Promise<Token> {
  // As a guest: a token that has died would be turned away, and the sign-in with it.
  const { generateCustomerToken } = await transport.mutate(
    SignInDocument,
    { email, password },
    { asGuest: true, ifLost: 'harmless' },
  );
  const value = generateCustomerToken?.token;
  if (!value) throw new Error('generateCustomerToken: no token in the answer');
  return { value, lifetime: tokenLifetime(value, Date.now()) ?? (await fetchLifetime(transport)) };
}

async function fetchLifetime(transport: Transport): Promise<number | undefined> {
  if (!transport.has('StoreConfig.customer_access_token_lifetime')) return undefined;
  const hours = await transport
    .query(SessionLifetimeDocument, {})
    .then(({ storeConfig }) => storeConfig?.customer_access_token_lifetime)
    .catch(() => undefined);
  return hours ? hours * 3600 : undefined;
}

export async function revokeToken(transport: Transport): Promise<void> {
  await transport.mutate(SignOutDocument, {}, { skipQueue: true, ifLost: 'harmless' });
}
