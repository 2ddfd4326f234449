// A real HTTP server that a test answers for, and plain HTTP requests that can be sent and read bit by bit.
import { once } from 'node:events';
import {
  createServer,
  request as open,
  type ClientRequest,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Address of a server that listens now. */
export async function listening(server: Server): Promise<string> {
  server.listen(0);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export interface TestUpstream {
  url: string;
  /** Set by the test. */
  answer: RequestListener;
  /** What was asked, without bodies. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

export async function startUpstream(): Promise<TestUpstream> {
  const server = createServer((incoming, outgoing) => {
    upstream.requests.push(incoming);
    upstream.answer(incoming, outgoing);
  });
  const upstream: TestUpstream = {
    url: await listening(server),
    answer: (_incoming, outgoing) => outgoing.end(),
    requests: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

/** A request of which the test decides when it is sent and when its answer is read. */
export function send(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const outgoing: ClientRequest = open(url, { agent: false, ...options });
  outgoing.on('error', () => undefined);
  const response = once(outgoing, 'response').then(([incoming]) => incoming as IncomingMessage);
  response.catch(() => undefined);
  return { outgoing, response };
}

export async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Resolves once `count` has stayed the same for a while: whatever was going on has come to rest. */
export async function atRest(count: () => number): Promise<number> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return count();
}
