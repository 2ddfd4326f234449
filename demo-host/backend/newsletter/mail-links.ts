// GET /newsletter/subscriber/{confirm|unsubscribe}/id/{id}/code/{code}/: the links in mails of the newsletter.
import type { Context } from '../context';
import { findPageByIdentifier } from '../content/pages';
import { confirmSubscriber, unsubscribe } from './subscribers';

const path = /^\/newsletter\/subscriber\/(confirm|unsubscribe)\/id\/(\d{1,15})\/code\/(\w+)\/?$/;

/** What the shop's editors say of each end. */
const pages = {
  confirmed: 'newsletter-confirmed',
  before: 'newsletter-confirmed-before',
  unsubscribed: 'newsletter-unsubscribed',
  over: 'newsletter-link-over',
};

/** Leads to the page that says what happened, else to the shop, as Magento does; a wrong or used link changes nothing. */
export function handleMailLink(url: URL, context: Context): Response | undefined {
  const [, deed, id, code] = path.exec(url.pathname) ?? [];
  if (id === undefined || code === undefined) return undefined;
  const follow = deed === 'confirm' ? confirmSubscriber : unsubscribe;
  const page = pages[follow(context, Number(id), code)];
  const location = findPageByIdentifier(context.db, page, context.store.code) ? `/pages/${page}` : '/';
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}
