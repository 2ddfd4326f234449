// Who may read the outbox: its mails hold links that open accounts, so only who has the key that was printed at the start.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Client } from '../../../server/http/client';

const cookie = 'airside_outbox';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function cookieOf({ headers }: Request): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1);
}

/** Whether the request brings the key, in its address or in the cookie that it was given. Without a client the server itself asks. */
export function mayRead(
  request: Request,
  url: URL,
  client: Client | undefined,
  key: string | undefined,
): boolean {
  if (!client) return true;
  const shown = url.searchParams.get('key') ?? cookieOf(request);
  return key !== undefined && shown !== undefined && timingSafeEqual(digest(shown), digest(key));
}

/** The same address without the key, which need not stand in histories and logs. */
export function withoutKey(url: URL, key: string): Response {
  const bare = new URL(url);
  bare.searchParams.delete('key');
  return new Response(null, {
    status: 303,
    headers: {
      location: bare.pathname + bare.search,
      'set-cookie': `${cookie}=${key}; Path=/_demo/outbox; HttpOnly; SameSite=Strict`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
