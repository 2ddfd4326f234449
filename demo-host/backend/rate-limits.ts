// How often one visitor may ask for what costs the shop something: guesses at secrets, mails, and whatever is kept.
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Context } from './context';
import { signInFailure, BackendError, inputError } from './errors';
import { setting } from './settings';
import { visitorAt } from './visitor';

/** Per address and span in seconds; far above what a person does, and what an office behind one address does. */
const limits = {
  // Each hashes a password, and may be the right one.
  signIn: { points: 120, duration: 60 },
  // A key from a mail, or the password of who is signed in.
  secret: { points: 60, duration: 60 },
  // Writes to somebody.
  mail: { points: 60, duration: 600 },
  // To one recipient, whoever asks for it: a mailbox is flooded from many addresses. As Magento's password resets.
  mailTo: { points: 5, duration: 3600 },
  // Hashes a password and is kept for ever.
  account: { points: 120, duration: 600 },
  // A guess at an order number with a name.
  lookUp: { points: 60, duration: 60 },
  // `sales/backpressure` of 2.4.7 comes with 50 for guests and 10 for customers, and switched off.
  order: { points: 120, duration: 60 },
  // Kept for a month. A visitor needs one; the rest is for tests and for clients that make one too many.
  cart: { points: 600, duration: 600 },
  // A code is worth money and short enough to be guessed.
  coupon: { points: 100, duration: 600 },
  // Kept until the merchant has read it.
  review: { points: 30, duration: 600 },
  // A page with card fields opens one each time it is shown.
  cardSession: { points: 600, duration: 600 },
  // Who has stolen numbers tries many.
  card: { points: 300, duration: 600 },
  // A signed-in customer's book has no end of its own, and a checkout adds to it.
  address: { points: 600, duration: 600 },
} as const;

export type Limited = keyof typeof limits;

type Arguments = {
  email?: string;
  input?: { token?: string; email?: string | null; is_subscribed?: boolean | null } | null;
};

/** Of what an account holds, only a new address comes with the password. */
const ofAccount = ({ input }: Arguments): Limited | undefined =>
  input?.email == null ? undefined : 'secret';

const fields: Record<string, Record<string, Limited | typeof ofAccount>> = {
  Mutation: {
    generateCustomerToken: 'signIn',
    changeCustomerPassword: 'secret',
    updateCustomerEmail: 'secret',
    updateCustomer: ofAccount,
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
    createEmptyCart: 'cart',
    createGuestCart: 'cart',
    applyCouponToCart: 'coupon',
    createProductReview: 'review',
    createCustomerAddress: 'address',
    setShippingAddressesOnCart: 'address',
    setBillingAddressOnCart: 'address',
  },
  Query: { guestOrder: 'lookUp', guestOrderByToken: 'lookUp' },
};

/** Whose mailbox an argument leads to. The shop's own, which contactUs writes to, is not to be shut. */
const recipients: Record<string, (args: Arguments, context: Context) => string | undefined> = {
  requestPasswordResetEmail: ({ email }) => email,
  resendConfirmationEmail: ({ email }) => email,
  subscribeEmailToNewsletter: ({ email }) => email,
  requestGuestOrderCancel: ({ input }) => input?.token,
  updateCustomer: ({ input }, { customer }) => (input?.is_subscribed == null ? undefined : customer?.email),
  updateCustomerV2: ({ input }, { customer }) => (input?.is_subscribed == null ? undefined : customer?.email),
};

type Limiters = Record<Limited, RateLimiterMemory>;

// Counted per process: two of them let through twice as much, which is still little.
const limitersOf = new WeakMap<object, Limiters>();

function limiter(options: object, limited: Limited): RateLimiterMemory {
  let own = limitersOf.get(options);
  if (!own) {
    const entries = Object.entries(limits).map(([name, limit]) => [name, new RateLimiterMemory(limit)]);
    limitersOf.set(options, (own = Object.fromEntries(entries) as Limiters));
  }
  return own[limited];
}

/** As Magento 2.4.7 says it; of sign-in it says what it says of a wrong password (magento.md 8). */
function refusal(limited: Limited): BackendError {
  if (limited === 'signIn') return signInFailure();
  if (limited === 'coupon') return inputError('Too many coupon code requests, please try again later.');
  return new BackendError('Too Many Requests', 'graphql-too-many-requests');
}

const resetRefusal = ({ db }: Context): BackendError =>
  inputError(
    `We received too many requests for password resets. Please wait and try again later or contact ${setting(db, 'contact/email/recipient_email') ?? 'us'}.`,
  );

interface Asker {
  /** Whose counts these are. */
  options: object;
  client?: string | undefined;
  customer?: Context['customer'];
}

const count = async (options: object, limited: Limited, who: string, refused = refusal(limited)) => {
  await limiter(options, limited)
    .consume(who)
    .catch(() => {
      throw refused;
    });
};

/** Throws when the visitor has asked too often. Who the server itself asks for is not counted. */
export async function takeTurn({ options, client, customer }: Asker, limited: Limited): Promise<void> {
  if (client === undefined) return;
  await count(
    options,
    limited,
    limited === 'order' && customer ? `customer ${customer.id}` : visitorAt(client),
  );
}

/** A document with a hundred guesses would be one request to whoever counts requests. */
function takeOnlyGuess({ memo }: Context, limited: Limited): void {
  if (!['signIn', 'secret', 'lookUp'].includes(limited)) return;
  if (memo.has(takeOnlyGuess)) throw refusal(limited);
  memo.set(takeOnlyGuess, true);
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Puts the limits before the resolvers of a schema. */
export function limitRates(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const limit = fields[type?.name ?? '']?.[name];
      const recipientOf = recipients[name];
      const resolve = field.resolve as Resolve | undefined;
      if (!resolve || !(limit ?? recipientOf)) continue;
      field.resolve = (async (parent, args: Arguments, context, info) => {
        const limited = typeof limit === 'function' ? limit(args) : limit;
        if (limited) {
          takeOnlyGuess(context, limited);
          await takeTurn(context, limited);
        }
        const recipient = recipientOf?.(args, context)?.trim().toLowerCase();
        if (recipient && context.client !== undefined)
          await count(
            context.options,
            'mailTo',
            `${name} ${recipient}`,
            name === 'requestPasswordResetEmail' ? resetRefusal(context) : undefined,
          );
        return (await resolve(parent, args, context, info)) as unknown;
      }) as Resolve;
    }
}
