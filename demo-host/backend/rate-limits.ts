// How often one visitor may ask for what costs the shop something: guesses at secrets, mails, accounts, orders.
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { BackendOptions, Context } from './context';
import { signInFailure } from './customer/sign-in-failure';
import { BackendError } from './errors';

/** Far above what a person does, and what an office behind one address does. */
const limits = {
  signIn: { points: 120, duration: 60 },
  secret: { points: 60, duration: 60 },
  mail: { points: 60, duration: 600 },
  account: { points: 120, duration: 600 },
  lookUp: { points: 60, duration: 60 },
  // `sales/backpressure` of 2.4.7 comes with 50 for guests and 10 for customers, and switched off.
  order: { points: 120, duration: 60 },
} as const;

export type Limited = keyof typeof limits;

const fields: Record<string, Record<string, Limited>> = {
  Mutation: {
    generateCustomerToken: 'signIn',
    changeCustomerPassword: 'secret',
    updateCustomerEmail: 'secret',
    confirmEmail: 'secret',
    confirmCancelOrder: 'secret',
    resetPassword: 'secret',
    requestPasswordResetEmail: 'mail',
    resendConfirmationEmail: 'mail',
    requestGuestOrderCancel: 'mail',
    subscribeEmailToNewsletter: 'mail',
    contactUs: 'mail',
    createCustomer: 'account',
    createCustomerV2: 'account',
    placeOrder: 'order',
    setPaymentMethodAndPlaceOrder: 'order',
  },
  Query: { guestOrder: 'lookUp', guestOrderByToken: 'lookUp' },
};

type Limiters = Record<Limited, RateLimiterMemory>;

// Counted per process: two of them let through twice as much, which is still little.
const limitersOf = new WeakMap<BackendOptions, Limiters>();

function limiter(options: BackendOptions, limited: Limited): RateLimiterMemory {
  let own = limitersOf.get(options);
  if (!own) {
    const entries = Object.entries(limits).map(([name, limit]) => [name, new RateLimiterMemory(limit)]);
    limitersOf.set(options, (own = Object.fromEntries(entries) as Limiters));
  }
  return own[limited];
}

/** As Magento 2.4.7 says it; of sign-in it says what it says of a wrong password (contract/behaviour.md 8). */
const refusal = (limited: Limited): BackendError =>
  limited === 'signIn' ? signInFailure() : new BackendError('Too Many Requests', 'graphql-too-many-requests');

/** Throws when the visitor has asked too often. Who the server itself asks for is not counted. */
export async function takeTurn(
  { options, client, customer }: Pick<Context, 'options' | 'client' | 'customer'>,
  limited: Limited,
): Promise<void> {
  if (client === undefined) return;
  const visitor = limited === 'order' && customer ? `customer ${customer.id}` : client;
  await limiter(options, limited)
    .consume(visitor)
    .catch(() => {
      throw refusal(limited);
    });
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Puts the limits before the resolvers of a schema. */
export function limitRates(schema: GraphQLSchema): void {
  for (const [type, limited] of Object.entries(fields)) {
    const own = (type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};
    for (const [name, limit] of Object.entries(limited)) {
      const field = own[name];
      const resolve = field?.resolve as Resolve | undefined;
      if (field && resolve)
        field.resolve = (async (parent, args, context, info) => {
          await takeTurn(context, limit);
          return (await resolve(parent, args, context, info)) as unknown;
        }) as Resolve;
    }
  }
}
