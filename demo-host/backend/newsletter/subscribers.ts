// Reads and writes newsletter subscriptions, and sends the mail that goes with each change.
import type { Context } from '../context';
import { newMaskedId } from '../masked-id';
import type { Database } from '../database';
import { one, run, transaction } from '../database';
import { settingFlag } from '../settings';
import { sqlTime } from '../sql-time';
import { mailAbout } from './mail';
import type { SubscriptionStatus } from './status';

export interface Subscriber {
  id: number;
  email: string;
  customer_id: number | null;
  status: SubscriptionStatus;
  confirm_code: string;
  firstname: string | null;
  audience: string | null;
}

/** What the form may tell besides the address; null leaves what is known. */
export interface SubscriberDetails {
  firstname?: string | null | undefined;
  audience?: string | null | undefined;
}

/** What a subscription needs to know of a customer. */
interface Account {
  id: number;
  email: string;
  /** Set while the address has to be confirmed. */
  confirmation: string | null;
}

export const findAccount = (db: Database, id: number): Account | undefined =>
  one<Account>(db, 'SELECT id, email, confirmation FROM customer WHERE id = ?', id);

export const findSubscriber = (db: Database, email: string): Subscriber | undefined =>
  one<Subscriber>(db, 'SELECT * FROM newsletter_subscriber WHERE email = ?', email);

const findByCode = (db: Database, id: number, code: string): Subscriber | undefined =>
  one<Subscriber>(db, 'SELECT * FROM newsletter_subscriber WHERE id = ? AND confirm_code = ?', id, code);

/** A customer's own subscription, or the one that somebody made for the address before. */
const subscriberOf = (db: Database, { id, email }: Pick<Account, 'id' | 'email'>): Subscriber | undefined =>
  one<Subscriber>(db, 'SELECT * FROM newsletter_subscriber WHERE customer_id = ?', id) ??
  findSubscriber(db, email);

export const isSubscribed = (db: Database, customer: Pick<Account, 'id' | 'email'>): boolean =>
  subscriberOf(db, customer)?.status === 'SUBSCRIBED';

const statusWhenAsked = (db: Database): SubscriptionStatus =>
  settingFlag(db, 'newsletter/subscription/confirm') ? 'NOT_ACTIVE' : 'SUBSCRIBED';

/** Subscribes an address, whoever it belongs to. */
export function subscribe(
  context: Context,
  email: string,
  details: SubscriberDetails = {},
): SubscriptionStatus {
  const known = findSubscriber(context.db, email);
  return save(context, known, { email, status: statusWhenAsked(context.db), details });
}

/** Turns a customer's subscription on or off; off is nothing new for who never had one. */
export function setSubscription(
  context: Context,
  customer: Account,
  wanted: boolean,
  details: SubscriberDetails = {},
): SubscriptionStatus | undefined {
  const { db } = context;
  const known = subscriberOf(db, customer);
  if (!wanted && known?.status !== 'SUBSCRIBED') return known?.status;
  const asked = customer.confirmation === null ? statusWhenAsked(db) : 'UNCONFIRMED';
  const status = !wanted ? 'UNSUBSCRIBED' : known?.status === 'SUBSCRIBED' ? known.status : asked;
  return save(context, known, { email: customer.email, status, customerId: customer.id, details });
}

/** Who asked for it with an account that had to be confirmed, and now is. */
export function resumeSubscription(context: Context, customer: Account): void {
  if (subscriberOf(context.db, customer)?.status === 'UNCONFIRMED') setSubscription(context, customer, true);
}

/** What the link in the mail does, once. 'before': it has done so already; 'over': it belongs to nobody any more. */
export function confirmSubscriber(
  context: Context,
  id: number,
  code: string,
): 'confirmed' | 'before' | 'over' {
  const known = findByCode(context.db, id, code);
  if (known?.status === 'SUBSCRIBED') return 'before';
  if (known?.status !== 'NOT_ACTIVE') return 'over';
  save(context, known, { email: known.email, status: 'SUBSCRIBED', details: {} });
  return 'confirmed';
}

/** What the link at the end of a letter does; again it changes nothing. 'over': it belongs to nobody any more. */
export function unsubscribe(context: Context, id: number, code: string): 'unsubscribed' | 'over' {
  const known = findByCode(context.db, id, code);
  if (!known) return 'over';
  if (known.status !== 'UNSUBSCRIBED')
    save(context, known, { email: known.email, status: 'UNSUBSCRIBED', details: {} });
  return 'unsubscribed';
}

/** The subscription follows a customer to a new address; one that stood there before is replaced. */
export function moveSubscription(db: Database, customerId: number, email: string): void {
  const own = one<Subscriber>(db, 'SELECT * FROM newsletter_subscriber WHERE customer_id = ?', customerId);
  if (!own) return;
  run(db, 'DELETE FROM newsletter_subscriber WHERE email = ? AND id <> ?', email, own.id);
  run(db, 'UPDATE newsletter_subscriber SET email = ? WHERE id = ?', email, own.id);
}

interface Change {
  email: string;
  status: SubscriptionStatus;
  customerId?: number;
  details: SubscriberDetails;
}

function save(
  context: Context,
  known: Subscriber | undefined,
  { email, status, customerId, details }: Change,
): SubscriptionStatus {
  const { db } = context;
  return transaction(db, () => {
    const code = known?.confirm_code ?? newMaskedId();
    const { id } = run(
      db,
      `INSERT INTO newsletter_subscriber (id, email, customer_id, status, confirm_code, firstname, audience, changed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET email = excluded.email, status = excluded.status, changed_at = excluded.changed_at,
         customer_id = coalesce(excluded.customer_id, customer_id),
         firstname = coalesce(excluded.firstname, firstname), audience = coalesce(excluded.audience, audience)`,
      known?.id ?? null,
      email,
      customerId ?? null,
      status,
      code,
      details.firstname ?? null,
      details.audience ?? null,
      sqlTime(context.now),
    );
    if (known?.status !== status || status === 'NOT_ACTIVE')
      mailAbout(context, { id: known?.id ?? id, email, status, code });
    return status;
  });
}
