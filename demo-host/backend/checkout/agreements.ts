// The terms on which orders are placed: which there are, and whether an order over REST agrees to those that must be ticked.
import { all, run, type Database } from '../database';
import { RestError } from '../errors';
import { isPlain, type Plain } from '../rest-body';
import { settingFlag } from '../settings';

/** Off by default, as in Magento. */
export const agreementsSetting = 'checkout/options/enable_agreements';

interface Row {
  id: number;
  name: string;
  mode: 'AUTO' | 'MANUAL';
  checkbox_text: string;
  content: string;
  is_html: number;
}

function agreements(db: Database): Row[] {
  if (!settingFlag(db, agreementsSetting)) return [];
  return all<Row>(db, 'SELECT * FROM checkout_agreement WHERE is_active = 1 ORDER BY id');
}

export const agreementViews = (db: Database) =>
  agreements(db).map(({ id, is_html, ...row }) => ({
    ...row,
    agreement_id: id,
    content_height: null,
    is_html: is_html === 1,
  }));

/** `payment` in snake_case. Throws in Magento's words; placing an order over GraphQL asks nothing. */
export function checkAgreements(db: Database, payment: Plain): void {
  const extensions = isPlain(payment.extension_attributes) ? payment.extension_attributes : {};
  const ids: unknown = extensions.agreement_ids;
  const agreed = new Set(Array.isArray(ids) ? ids.map(Number) : []);
  if (agreements(db).every(({ id, mode }) => mode === 'AUTO' || agreed.has(id))) return;
  throw new RestError(
    400,
    "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
  );
}

/** Terms that a shop may turn on by its setting. */
export function seedAgreements(db: Database): void {
  const insert = (name: string, mode: Row['mode'], box: string, content: string) =>
    run(
      db,
      'INSERT INTO checkout_agreement (name, mode, checkbox_text, content, is_html) VALUES (?, ?, ?, ?, 1)',
      ...[name, mode, box, content],
    );
  insert(
    'Legal age and duty-free allowance',
    'MANUAL',
    'I am of legal drinking age, and I know the duty-free allowance of my destination.',
    '<p>We sell spirits, wine and tobacco only to people of legal age at their destination. Customs asks for your allowance, not for ours: what exceeds it is taxed when you arrive.</p>',
  );
  insert(
    'Terms of sale',
    'AUTO',
    'By placing the order you agree to our terms of sale.',
    '<h3>What you buy</h3><p>Your order is an offer, and we accept it when the goods leave.</p><h3>Sending it back</h3><p>Sealed goods can be returned within thirty days. See <a href="/pages/terms">Terms</a> for all of it.</p>',
  );
}
