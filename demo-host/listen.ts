// Opens an HTTP port for a Request → Response function, says clearly when it is taken, and closes without cutting requests off.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Who sent a request. */
export interface Client {
  /** IP address. */
  address?: string;
}

/** `client` is absent where the server itself asks. */
export type Handler = (request: Request, client?: Client) => Response | Promise<Response>;

/** Stands before the handler; development puts Vite here. */
export type Front = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export interface Site {
  handler: Handler;
  front?: Front;
}

export interface Listener {
  /** http://localhost:<port>, no slash at the end. */
  url: string;
  server: Server;
  /** Requests wait until this is called. */
  answerWith(site: Site): void;
  close(): Promise<void>;
}

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

/** Longest time that a request may take to finish once the server was told to stop. */
const graceMilliseconds = 5000;

/** Listens on a port (0: any free one). `variable` is the environment variable that moves it. */
export async function listen(port: number, variable: string): Promise<Listener> {
  let begin: (site: Site) => void;
  const site = new Promise<Site>((resolve) => (begin = resolve));
  const running = new Set<Promise<unknown>>();
  const answer = async (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings) => {
    const { handler } = await site;
    const work = Promise.resolve(handler(request, { address: incoming.socket.remoteAddress }));
    running.add(work);
    const response = await work.finally(() => running.delete(work));
    return response.type === 'error' ? breakOff(outgoing) : response;
  };
  const listener = getRequestListener(answer, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      console.error(error);
      return new Response('Internal server error', {
        status: 500,
        headers: { 'content-type': 'text/plain' },
      });
    },
  });
  const server = createServer((incoming, outgoing) => {
    const next = () => void listener(incoming, outgoing);
    void site.then(({ front }) => (front ? front(incoming, outgoing, next) : next()));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortTakenError(port, variable));
      else if (error.code === 'EACCES')
        reject(
          new Error(`Port ${port} needs more rights than this user has; ${variable} chooses another one.`),
        );
      else reject(error);
    });
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    server,
    answerWith: (site) => begin(site),
    close: async () => {
      await stop(server);
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

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
    deadline.unref();
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
    // Those that still answer close as soon as they have.
    server.keepAliveTimeout = 1;
  });
}
