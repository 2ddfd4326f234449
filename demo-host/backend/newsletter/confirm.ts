// GET /newsletter/subscriber/confirm/id/{id}/code/{code}/: the link in the mail that asks for a confirmation.
import type { Context } from '../context';
import { confirmSubscriber } from './subscribers';

const path = /^\/newsletter\/subscriber\/confirm\/id\/(\d{1,15})\/code\/(\w+)\/?$/;

/** Leads to the shop either way, as Magento does; a wrong or used link changes nothing. */
export function handleConfirmation(url: URL, context: Context): Response | undefined {
  const [, id, code] = path.exec(url.pathname) ?? [];
  if (id === undefined || code === undefined) return undefined;
  confirmSubscriber(context, Number(id), code);
  return new Response(null, { status: 302, headers: { location: '/', 'cache-control': 'no-store' } });
}
