// Who may read the outbox: its mails have reset links, so only who sits at this machine, unless the demo says otherwise.
import { isIP } from 'node:net';
import type { Client } from '../../listen';

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** A name that somebody else's DNS points at this machine is not this machine. */
const isLocalName = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopback(host.replace(/^\[|\]$/g, ''));

/** What came through a proxy on this machine is from elsewhere. Without a client the server itself asks. */
export function isFromHere({ headers }: Request, url: URL, client: Client | undefined): boolean {
  if (!client) return true;
  const isForwarded = headers.has('x-forwarded-for') || headers.has('forwarded');
  return !isForwarded && isLoopback(client.address ?? '') && isLocalName(url.hostname);
}
