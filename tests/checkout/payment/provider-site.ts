// The places of the conformance tests: a strict page with both providers, and the demo's card fields on another origin.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { build, type Rolldown } from 'vite';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { cardOrigins } from '../../../server/pages/document/card-origins';
import { createPayment } from '../../../demo-host/payment';

export interface ProviderSite {
  shopUrl: string;
  paymentUrl: string;
  close(): void;
}

async function bundle(): Promise<Map<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./provider-page.ts', import.meta.url)),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [],
    ),
  );
}

async function listen(
  answer: (request: Request) => Response | Promise<Response>,
): Promise<{ server: Server; url: string }> {
  const listener = getRequestListener(answer);
  const server = createServer((...exchange) => void listener(...exchange));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export async function openProviderSite(): Promise<ProviderSite> {
  const db = openDatabase(':memory:');
  const scripts = await bundle();
  const shopOrigins: string[] = [];
  const payment = createPayment({ db, shopOrigins });
  const cards = await listen((request) => payment.handle(request));
  const { frames, requests } = cardOrigins({ paymentUrl: cards.url, braintree: 'sandbox' });
  // As strict as a host page may be; `?hostile` adds a style sheet that would hide or shift what it reaches.
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${requests.join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
  const shop = await listen((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const code = scripts.get(pathname);
    if (code) return new Response(code, { headers: { 'content-type': 'text/javascript' } });
    if (pathname === '/hostile.css')
      return new Response(
        'iframe, input { display: none !important; } div { padding: 40px !important; opacity: 0.5; }',
        { headers: { 'content-type': 'text/css' } },
      );
    if (pathname !== '/') return new Response(null, { status: 404 });
    const sheet = searchParams.has('hostile') ? '<link rel="stylesheet" href="/hostile.css">' : '';
    return new Response(
      `<!doctype html><html lang="en" data-payment-url="${cards.url}"><title>Shop</title>${sheet}<body><script type="module" src="/page.js"></script></body></html>`,
      { headers: { 'content-type': 'text/html', 'content-security-policy': policy } },
    );
  });
  shopOrigins.push(shop.url);
  return {
    shopUrl: shop.url,
    paymentUrl: cards.url,
    close() {
      for (const { server } of [shop, cards]) {
        server.close();
        server.closeAllConnections();
      }
      db.close();
    },
  };
}
