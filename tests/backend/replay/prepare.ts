// The steps between the recorded requests: signing in, filling carts, and what an administrator did.
import { one, run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { administer } from './administer';
import type { Deed, Json } from '../../recordings/recordings';
import type { Session } from './session';

type Action = (session: Session, step: Deed) => void | Promise<unknown>;

const text = (value: Json | undefined) => String(value);
const seconds = (session: Session, count: number) =>
  (session.clock.now = new Date(session.clock.now.getTime() + count * 1000));

const actions: Record<string, Action> = {
  async sign_in(session, { email = null, password = null, token = '' }) {
    const data = await session.graphql(
      'mutation($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
      { e: email, p: password },
    );
    const answer = data['generateCustomerToken'] as { token: string } | null | undefined;
    session.keepToken(token, answer?.token ?? 'none');
  },

  async sign_in_fails(session, { email = null, times }) {
    const query = 'mutation($e: String!) { generateCustomerToken(email: $e, password: "wrong") { token } }';
    for (let n = 0; n < Number(times); n++) await session.graphql(query, { e: email });
  },

  async create_cart(session, { token, cart }) {
    const data = await session.graphql('mutation { createEmptyCart }', {}, token);
    session.match(text(cart), text(data['createEmptyCart']));
  },

  add_to_cart: (session, { token, cart = null, items = null }) =>
    session.graphql(
      `mutation($c: String!, $i: [CartItemInput!]!) {
        addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } }
      }`,
      { c: cart, i: items },
      token,
    ),

  graphql: (session, { query, variables = {}, token }) => session.graphql(text(query), variables, token),

  rest: (session, { method, path, body = null, token }) =>
    session.send(text(method), text(path), { body, ...(token !== undefined && { token }) }),

  wait: (session, step) => void seconds(session, Number(step['seconds'])),

  set_setting: ({ backend }, { path, value }) => saveSetting(backend.db, text(path), text(value)),

  // There is no page cache here.
  empty_page_cache: () => undefined,

  save_card: ({ backend }, card) =>
    void run(
      backend.db,
      `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, type, details, expires_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      text(card['public_hash']),
      Number(card['customer_id']),
      text(card['payment_method_code']),
      text(card['type']),
      text(card['details']),
      text(card['expires_at']),
    ),

  add_tax_rate: ({ backend }, { title, country, region, percent }) =>
    void run(
      backend.db,
      'INSERT INTO tax_rate (title, country_id, region_code, percent) VALUES (?, ?, ?, ?)',
      text(title),
      text(country),
      region === null ? null : text(region),
      Number(percent),
    ),

  add_store_view: ({ backend }, { code }) =>
    void run(
      backend.db,
      `INSERT INTO store_view (id, code, name, sort_order, locale, currency, is_active, is_default)
       VALUES (2, ?, 'Second View', 5, 'en_US', 'USD', 1, 0)`,
      text(code),
    ),

  read_reset_token_from_mail(session, { email, stands_for: recorded }) {
    const mail = one<{ body: string }>(
      session.backend.db,
      'SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC',
      text(email),
    );
    session.match(text(recorded), /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '');
  },

  // The quantity that is set is the one that can be sold: what is reserved comes on top of it.
  set_stock: ({ backend }, { sku, qty, is_in_stock: isInStock }) =>
    void run(
      backend.db,
      `UPDATE stock SET quantity = ? + reserved, is_in_stock = ?
       WHERE product_id = (SELECT id FROM product WHERE sku = ?)`,
      Number(qty),
      isInStock ? 1 : 0,
      text(sku),
    ),

  set_product_status: ({ backend }, { sku, status }) =>
    void run(backend.db, 'UPDATE product SET status = ? WHERE sku = ?', Number(status), text(sku)),

  delete_product: ({ backend }, { sku }) =>
    void run(backend.db, 'DELETE FROM product WHERE sku = ?', text(sku)),
};

/** Does a step that was not recorded. */
export async function prepare(session: Session, step: Deed): Promise<void> {
  const action = actions[step.do];
  if (action) await action(session, step);
  else administer(session.backend.db, session.clock.now, step);
}
