// Takes a port: on both loopback addresses of this machine, or on the address that was named.
import type { Server } from 'node:http';
import { createServer, isIPv6, type AddressInfo, type Server as SocketServer } from 'node:net';

/** Somebody else has the port; the message says which one and what changes it. */
export class PortTakenError extends Error {
  constructor(
    readonly port: number,
    readonly variable: string,
  ) {
    super(
      `Port ${port} is taken. Stop what uses it, or choose another one: ${variable}=${port + 1000} npm start`,
    );
    this.name = 'PortTakenError';
  }
}

export interface OpenPort {
  /** http://localhost:<port>, or the address that was named; no slash at the end. */
  url: string;
  /** Everything that accepts connections. */
  accepting: readonly SocketServer[];
}

/** `port` 0: any free one. `variable` is the environment variable that moves it. */
export async function openPort(
  server: Server,
  port: number,
  variable: string,
  host?: string,
): Promise<OpenPort> {
  try {
    if (host === undefined) return await openLoopback(server, port);
    await accept(server, port, host);
    return { url: `http://${nameOf(host)}:${portOf(server)}`, accepting: [server] };
  } catch (error) {
    throw inWords(error as NodeJS.ErrnoException, port, variable, host);
  }
}

async function openLoopback(server: Server, port: number): Promise<OpenPort> {
  await accept(server, port, '127.0.0.1');
  const url = `http://localhost:${portOf(server)}`;
  // One HTTP server has one address: what comes by the other one is handed to it.
  const other = createServer(
    { allowHalfOpen: true, noDelay: true },
    (socket) => void server.emit('connection', socket),
  );
  try {
    await accept(other, portOf(server), '::1');
    return { url, accepting: [server, other] };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return { url, accepting: [server] };
    await new Promise((resolve) => server.close(resolve));
    // Free on one address, taken on the other: any other port will do.
    if (code === 'EADDRINUSE' && port === 0) return openLoopback(server, port);
    throw error;
  }
}

function accept(server: SocketServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const portOf = (server: SocketServer): number => (server.address() as AddressInfo).port;

/** Every address of this machine is best called by the one that this machine knows. */
function nameOf(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function inWords(error: NodeJS.ErrnoException, port: number, variable: string, host?: string): Error {
  if (error.code === 'EADDRINUSE') return new PortTakenError(port, variable);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs more rights than this user has; ${variable} chooses another one.`);
  if (host !== undefined && /^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/.test(error.code ?? ''))
    return new Error(`--host: this machine has no address ${host}.`);
  return error;
}
