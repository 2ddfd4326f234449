// GET /newsletter/subscriber/confirm/id/{id}/code/{code}/: the link in the mail that asks for a confirmation.
import { createContext, type BackendOptions } from '../context';
import type { Database } from '../database';
import { confirmSubscriber } from './subscribers';

const path = /^\/newsletter\/subscriber\/confirm\/id\/(\d{1,15})\/code\/(\w+)\/?$/;

/** Leads to the shop either way, as Magento does; a wrong or used link changes nothing. */
export async function handleConfirmation(
  url: URL,
  db: Database,
  options: BackendOptions,
): Promise<Response | undefined> {
  const [, id, code] = path.exec(url.pathname) ?? [];
  if (id === undefined || code === undefined) return undefined;
  confirmSubscriber(await createContext({ db, options }), Number(id), code);
  return new Response(null, { status: 302, headers: { location: '/', 'cache-control': 'no-store' } });
}
