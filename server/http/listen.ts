// Opens an HTTP port for a Request → Response function, says clearly when it is taken, and closes without cutting requests off.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { clientOf, type Client } from './client';
import { failedAnswer } from './failed-request';
import { openPort, type OpenPort } from './open-port';

export type { Client } from './client';

/** `client` is absent where the server itself asks. */
export type Handler = (request: Request, client?: Client) => Response | Promise<Response>;

/** Stands before the handler; development puts Vite here. */
export type Front = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export interface Site {
  handler: Handler;
  front?: Front;
}

/** How a server is reached. */
export interface Network {
  /** Address to listen on; this machine alone gets through when absent. */
  host?: string;
  /** How many proxies of ours every request comes through; none when absent. */
  trustedProxies?: number;
  /** Seconds for which browsers are to come by HTTPS only. */
  hsts?: number;
}

export interface Listener {
  /** As the port is reached, no slash at the end. */
  url: string;
  server: Server;
  /** Requests wait until this is called. */
  answerWith(site: Site): void;
  close(): Promise<void>;
}

/** Longest time that a request may take to finish once the server was told to stop. */
const graceMilliseconds = 5000;

/** Listens on a port (0: any free one). `variable` is the environment variable that moves it. */
export async function listen(
  port: number,
  variable: string,
  { host, trustedProxies, hsts }: Network = {},
): Promise<Listener> {
  let begin: (site: Site) => void;
  const site = new Promise<Site>((resolve) => (begin = resolve));
  const running = new Set<Promise<unknown>>();
  const answer = async (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings) => {
    const { handler } = await site;
    const work = Promise.resolve(handler(request, clientOf(incoming, trustedProxies)));
    running.add(work);
    const response = await work.finally(() => running.delete(work));
    return response.type === 'error' ? breakOff(outgoing) : response;
  };
  const listener = getRequestListener(answer, { overrideGlobalObjects: false, errorHandler: failedAnswer });
  const server = createServer((incoming, outgoing) => {
    const next = () => {
      // No answer goes without, whoever writes it.
      outgoing.setHeader('x-content-type-options', 'nosniff');
      if (hsts !== undefined) outgoing.setHeader('strict-transport-security', `max-age=${hsts}`);
      void listener(incoming, outgoing);
    };
    void site.then(({ front }) => (front ? front(incoming, outgoing, next) : next()));
  });
  const open = await openPort(server, port, variable, host);
  return {
    url: open.url,
    server,
    answerWith: (site) => begin(site),
    close: async () => {
      await stop(server, open);
      // Whoever asked may have gone; what was begun needs its database, and keeps its pictures, to the end.
      await settled(running);
    },
  };
}

/** `Response.error()` is the Fetch standard's network error: the connection ends without an answer. */
function breakOff(outgoing: HttpBindings['outgoing'] | Http2Bindings['outgoing']): Response {
  // Not without a byte: when a kept connection just ends, Chromium sends the request again by itself, writes included.
  outgoing.socket?.write('\0');
  outgoing.socket?.destroySoon();
  return RESPONSE_ALREADY_SENT;
}

async function settled(running: ReadonlySet<Promise<unknown>>): Promise<void> {
  let deadline: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => (deadline = setTimeout(resolve, graceMilliseconds)));
  await Promise.race([Promise.allSettled(running), patience]);
  clearTimeout(deadline);
}

async function stop(server: Server, { accepting }: OpenPort): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  deadline.unref();
  const closed = accepting.map((each) => new Promise((resolve) => each.close(resolve)));
  server.closeIdleConnections();
  // Those that still answer close as soon as they have.
  server.keepAliveTimeout = 1;
  await Promise.all(closed);
  clearTimeout(deadline);
}
