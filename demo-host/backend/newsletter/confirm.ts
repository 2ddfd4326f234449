// GET /newsletter/subscriber/confirm/id/{id}/code/{code}/: the link in the mail that asks for a confirmation.
import type { Context } from '../context';
import { findPageByIdentifier } from '../content/pages';
import { confirmSubscriber } from './subscribers';

const path = /^\/newsletter\/subscriber\/confirm\/id\/(\d{1,15})\/code\/(\w+)\/?$/;

/** What the shop's editors say of each end. */
const pages = {
  confirmed: 'newsletter-confirmed',
  before: 'newsletter-confirmed-before',
  over: 'newsletter-link-over',
};

/** Leads to the page that says what happened, else to the shop, as Magento does; a wrong or used link changes nothing. */
export function handleConfirmation(url: URL, context: Context): Response | undefined {
  const [, id, code] = path.exec(url.pathname) ?? [];
  if (id === undefined || code === undefined) return undefined;
  const page = pages[confirmSubscriber(context, Number(id), code)];
  const location = findPageByIdentifier(context.db, page, context.store.code) ? `/pages/${page}` : '/';
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}
