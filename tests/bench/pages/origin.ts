// An origin on this machine that speaks HTTP/2: at once a hundred requests, as a shop behind a proxy answers them.
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from '../../../server/http/listen';
import type { Certificate } from './network/certificate';

export interface Origin {
  /** No slash at the end. */
  url: string;
  answerWith(handler: Handler): void;
  close(): Promise<void>;
}

/** What a page of many files has on its way at once is not to wait for the server's leave. */
const settings = { initialWindowSize: 1 << 20 };

export async function openOrigin({ key, cert }: Certificate): Promise<Origin> {
  let handler: Handler = () => new Response(null, { status: 503 });
  const listener = getRequestListener((request) => handler(request), { overrideGlobalObjects: false });
  const server = createSecureServer({ key, cert, allowHTTP1: true, settings }, (incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A browser that is closed does not say goodbye.
    session.on('error', () => undefined);
  });
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    answerWith: (given) => (handler = given),
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}
