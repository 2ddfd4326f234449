// A shop in which Diana and the guest Gita own one of everything, and what of it others must not see or change.
import { all, one, run, type Value } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, flatRate, restTexas, type SmallShop } from '../small-shop';

export const askers = ['guest', 'diana', 'lena', 'erik'] as const;
export type Asker = (typeof askers)[number];

/** What Diana and Gita own, by the ids that the schema asks for. */
export interface World {
  shop: SmallShop;
  tokens: Record<Asker, string | undefined>;
  /** An active cart of each asker's own. */
  carts: Record<Asker, string>;
  line: number;
  closedCart: string;
  order: { id: number; number: string; token: string };
  list: number;
  listItem: number;
  card: string;
  resetToken: string;
  gita: { cart: string; closedCart: string; order: World['order']; cancellationKey: string };
  /** Somebody who came once, without a newsletter or an account. */
  stranger: string;
}

const dianas = {
  ...restTexas,
  firstname: 'Diana',
  lastname: 'Lindqvist',
  street: ['12 Embassy Row'],
};
const gitas = { ...restTexas, lastname: 'Gitadottir', street: ['77 Gita Road'] };

/** Words that stand in nothing but what the two own. */
const secrets = /Lindqvist|Embassy|Harbor Drive|Gitadottir|Gita Road|gita@|Dianas|7719/;

async function order(shop: SmallShop, path: string, address: object, token?: string): Promise<string> {
  const shipped = await shop.rest(
    'POST',
    `/V1/${path}/shipping-information`,
    { addressInformation: { shipping_address: address, billing_address: address, ...flatRate } },
    token,
  );
  const paid = await shop.rest(
    'POST',
    `/V1/${path}/payment-information`,
    { email: 'gita@example.com', paymentMethod: { method: 'checkmo' }, billingAddress: address },
    token,
  );
  if (shipped.status !== 200 || paid.status !== 200) throw new Error(JSON.stringify([shipped, paid]));
  return String(paid.body);
}

/** A cart that is ready but for the payment. */
async function address(shop: SmallShop, cart: string, at: object, email?: string, token?: string) {
  const path = token === undefined ? `guest-carts/${cart}` : 'carts/mine';
  await shop.rest(
    'POST',
    `/V1/${path}/shipping-information`,
    { addressInformation: { shipping_address: at, billing_address: at, ...flatRate } },
    token,
  );
  run(
    shop.db,
    "UPDATE cart SET payment_method = 'checkmo', email = coalesce(?, email) WHERE masked_id = ?",
    email ?? null,
    cart,
  );
}

const orderRow = (shop: SmallShop, id: string): World['order'] =>
  one<World['order']>(shop.db, 'SELECT id, number, token FROM sales_order WHERE id = ?', Number(id)) ?? {
    id: 0,
    number: '',
    token: '',
  };

export async function createWorld(): Promise<World> {
  const shop = await createSmallShop();
  const { db } = shop;
  saveSetting(db, 'sales/cancellation/enabled', 1);
  const tokens = {
    guest: undefined,
    diana: await shop.signIn(),
    lena: await shop.signIn('lena@example.com'),
    erik: await shop.signIn('erik@example.com'),
  };
  const closedCart = await shop.newCart({ CHOC: 1 }, tokens.diana);
  const dianasOrder = orderRow(shop, await order(shop, 'carts/mine', dianas, tokens.diana));
  const gitasClosed = await shop.newCart({ CHOC: 1 });
  const gitasOrder = orderRow(shop, await order(shop, `guest-carts/${gitasClosed}`, gitas));
  const carts = {
    guest: await shop.newCart({ GIN: 1 }),
    diana: await shop.newCart({ MALT: 2 }, tokens.diana),
    lena: await shop.newCart({ GIN: 1 }, tokens.lena),
    erik: await shop.newCart({ GIN: 1 }, tokens.erik),
  };
  const cart = await shop.newCart({ GIN: 1 });
  await address(shop, cart, gitas, 'gita@example.com');
  await address(shop, carts.diana, dianas, undefined, tokens.diana);
  const listed = await shop.ask(
    'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "GIN", quantity: 1 }]) { wishlist { id items_v2 { items { id } } } } }',
    {},
    tokens.diana,
  );
  const { wishlist } = listed.addProductsToWishlist as {
    wishlist: { id: string; items_v2: { items: { id: string }[] } };
  };
  run(db, 'UPDATE wishlist_item SET description = ?', 'Dianas note');
  run(
    db,
    `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, details, expires_at)
     VALUES ('dianas-hash', 1, 'demo_card', '{"maskedCC":"7719"}', '2030-01-01 00:00:00')`,
  );
  await shop.ask('mutation { requestPasswordResetEmail(email: "diana@example.com") }');
  const mail = () => one<{ body: string }>(db, 'SELECT body FROM outbox ORDER BY id DESC')?.body ?? '';
  const resetToken = /token=([\w-]+)/.exec(mail())?.[1] ?? '';
  await shop.ask(
    'mutation($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "Other" }) { error } }',
    { token: gitasOrder.token },
  );
  const cancellationKey = /confirmation_key=(\w+)/.exec(mail())?.[1] ?? '';
  return {
    shop,
    tokens,
    carts,
    line:
      one<{ id: number }>(
        db,
        'SELECT id FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE masked_id = ?)',
        carts.diana,
      )?.id ?? 0,
    closedCart,
    order: dianasOrder,
    list: Number(wishlist.id),
    listItem: Number(wishlist.items_v2.items[0]?.id),
    card: 'dianas-hash',
    resetToken,
    gita: { cart, closedCart: gitasClosed, order: gitasOrder, cancellationKey },
    stranger: 'stranger@example.com',
  };
}

/** Everything the two own, as text; times of change and counted failures aside. */
function owned({ shop: { db }, carts, gita, closedCart }: World): string {
  const masks = [carts.diana, closedCart, gita.cart, gita.closedCart];
  const marks = masks.map(() => '?').join();
  const parts: [sql: string, ...values: Value[]][] = [
    [
      'SELECT email, password_hash, firstname, lastname, default_billing, default_shipping, token_generation FROM customer WHERE id = 1',
    ],
    ['SELECT * FROM customer_address WHERE customer_id = 1'],
    ['SELECT * FROM sales_order WHERE id IN (1, 2)'],
    ['SELECT * FROM sales_comment'],
    ['SELECT * FROM wishlist_item WHERE wishlist_id = (SELECT id FROM wishlist WHERE customer_id = 1)'],
    ['SELECT * FROM saved_card WHERE customer_id = 1'],
    ['SELECT * FROM password_reset WHERE customer_id = 1'],
    ['SELECT * FROM order_cancellation_request'],
    [
      "SELECT customer_id, email, status FROM newsletter_subscriber WHERE customer_id = 1 OR email = 'diana@example.com'",
    ],
    ['SELECT * FROM review WHERE customer_id = 1'],
    ['SELECT * FROM outbox WHERE recipient IN (?, ?)', 'diana@example.com', 'gita@example.com'],
  ];
  const rows = parts.map(([sql, ...values]) => all(db, sql, ...values));
  const kept = all<Record<string, Value>>(
    db,
    `SELECT * FROM cart WHERE masked_id IN (${marks}) ORDER BY id`,
    ...masks,
  );
  const ids = JSON.stringify(kept.map(({ id }) => id));
  for (const table of ['cart_line', 'cart_address'])
    rows.push(all(db, `SELECT * FROM ${table} WHERE cart_id IN (SELECT value FROM json_each(?))`, ids));
  return JSON.stringify([...rows, kept.map((row) => ({ ...row, updated_at: '' }))]);
}

/** Which of 'r'ead and 'w'rite an operation could do; nothing of it stays. */
export async function touches(world: World, ask: () => Promise<string>): Promise<string> {
  const { db } = world.shop;
  db.exec('BEGIN IMMEDIATE');
  try {
    const before = owned(world);
    const answer = await ask();
    const verdict = (secrets.test(answer) ? 'r' : '') + (owned(world) === before ? '' : 'w');
    return verdict === '' ? '-' : verdict;
  } finally {
    db.exec('ROLLBACK');
  }
}
