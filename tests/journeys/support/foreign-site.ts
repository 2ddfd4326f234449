// A site of somebody else: pages written in a test, on a host that is not the shop's, so that even cookies are strangers.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export class ForeignSite {
  #pages = new Map<string, { html: string; headers: Record<string, string> }>();

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(): Promise<ForeignSite> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new ForeignSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    server.on('request', (request, response) => void site.#answer(request, response));
    return site;
  }

  async #answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = this.#pages.get(new URL(url, this.url).pathname);
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
    // The network takes its time where a page says so.
    for (const part of page?.html.split('<!-- pause -->') ?? []) {
      response.write(part);
      await pause(300);
    }
    response.end();
  }

  /** Answers the address of a page of the site with this body. */
  page(body: string, headers: Record<string, string> = {}, doctype = '<!doctype html>'): string {
    const html = `${doctype}<html lang="en"><title>Another site</title><link rel="icon" href="data:,">${body}`;
    return this.file(`/${this.#pages.size}`, html, headers);
  }

  /** Answers a path of the site with this file. */
  file(path: string, html: string, headers: Record<string, string> = {}): string {
    this.#pages.set(path, { html, headers });
    return this.url + path;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
