// HTML that comes in pieces, as on a slow line: what is painted of it stands where it stays (decision 018).
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { watchShifts } from '../support/shifts';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

/** Time in which a browser paints, in ms. */
const paint = 50;

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

/**
 * Where a piece ends: within the header's lists and rows, and among what a page shows; not among the words beside a banner, which
 * are shorter than a piece: they stand in its middle, and so move up while they come.
 */
const ends = /<\/(?:li|a|button|picture|h1|h2|p|article|section)>/g;

async function sendInPieces(html: string, response: ServerResponse): Promise<void> {
  const body = html.indexOf('<body');
  let from = 0;
  for (const { index, 0: end } of html.matchAll(ends)) {
    // A piece is longer than what a browser waits for before it parses on.
    if (index < body || index - from < 1500) continue;
    response.write(html.slice(from, index + end.length));
    from = index + end.length;
    await wait(paint);
  }
  response.end(html.slice(from));
}

/** The shop behind a line on which pages come piece by piece. */
async function slowLine(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const isPage = request.headers.accept?.includes('text/html');
    void fetch(shop.shopUrl + request.url, { headers: { accept: request.headers.accept ?? '' } }).then(
      async ({ status, headers, body }) => {
        const { 'content-encoding': _, 'content-length': __, ...kept } = Object.fromEntries(headers);
        response.writeHead(status, kept);
        if (isPage) await sendInPieces(await new Response(body).text(), response);
        // A page may end what it asked for.
        else if (body) await pipeline(Readable.fromWeb(body as never), response).catch(() => undefined);
        else response.end();
      },
    );
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

const paths = ['/', '/spirits/whisky.html', '/maple-fork-northern-rye.html', '/brands', '/cart'];

for (const width of [360, 768, 1440])
  for (const path of paths)
    test(
      `${path} at ${width} px stands still while it comes`,
      oneOf(width === 1440 && path === '/cart'),
      async ({ page }) => {
        test.slow();
        const line = await slowLine();
        await page.setViewportSize({ width, height: 900 });
        const shifted = await watchShifts(page);
        await page.goto(line.url + path);
        await takenOver(page);
        expect(await shifted()).toEqual([]);
        line.close();
      },
    );
