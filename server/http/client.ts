// Who sent a request: the other end of the connection, or whom the trusted proxies in front of it name.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Who sent a request, and how. */
export interface Client {
  /** IP address. */
  address?: string;
  protocol?: 'http' | 'https';
  /** As the client calls us, with the port. */
  host?: string;
}

/** An IPv4 address that came by an IPv6 socket is an IPv4 address. */
const plain = (address: string | undefined): string | undefined => address?.replace(/^::ffff:(?=\d+\.)/i, '');

/** What the outermost of our proxies said; whatever stands before it was written by somebody else. */
function said(header: string | string[] | undefined, proxies: number): string | undefined {
  const parts = [header ?? []].flat().join(',').split(',').map((part) => part.trim()); // oxfmt-ignore
  return parts.at(-proxies) ?? parts[0];
}

/** Some proxies write the port, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressIn(text: string | undefined): string | undefined {
  const bare = plain(text?.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'));
  return bare && isIP(bare) ? bare : undefined;
}

/** `trustedProxies`: how many proxies of ours the request has come through. */
export function clientOf(
  { socket, headers }: { socket: { remoteAddress?: string }; headers: IncomingHttpHeaders },
  trustedProxies = 0,
): Client {
  const address = plain(socket.remoteAddress);
  const { host } = headers;
  if (trustedProxies === 0) return { address, protocol: 'http', host };
  return {
    address: addressIn(said(headers['x-forwarded-for'], trustedProxies)) ?? address,
    protocol: said(headers['x-forwarded-proto'], trustedProxies) === 'https' ? 'https' : 'http',
    host: said(headers['x-forwarded-host'], trustedProxies) || host,
  };
}
