// The stranger's site: serves demo-host/pages from an origin of its own, as a content management system would.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Backend } from './backend';
import { one } from './backend/database';
import { escapeHtml } from './html';
import type { Handler } from './listen';

const folder = fileURLToPath(new URL('./pages/', import.meta.url));
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

export interface CmsSiteOptions {
  shopUrl: string;
  paymentUrl: string;
  db: Backend['db'];
  /** The shop's modules are reloaded through a socket. */
  isDevelopment?: boolean;
}

/** Pages name the shop as {{shop}} and the product that they advertise as {{sku}}; read anew each time, so that they can be edited live. */
export function createCmsSite(options: CmsSiteOptions): Handler {
  return (request) => {
    const { pathname } = new URL(request.url);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (pathname === '/health') return Response.json({ status: 'ok' });
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    if (!readdirSync(folder).includes(name)) return new Response('Not found', { status: 404 });
    const placeholders: Record<string, string> = {
      shop: options.shopUrl,
      payment: options.paymentUrl,
      sku: advertisedSku(options.db),
    };
    const text = readFileSync(folder + name, 'utf8').replace(/\{\{(\w+)\}\}/g, (whole, key: string) =>
      escapeHtml(placeholders[key] ?? whole),
    );
    return new Response(request.method === 'HEAD' ? null : text, {
      headers: {
        'content-type': types[name.split('.').pop() ?? ''] ?? 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': policy(options),
      },
    });
  };
}

/** Strict on purpose: what the shop's elements need of a host, and nothing else. */
function policy({ shopUrl, paymentUrl, isDevelopment }: CmsSiteOptions): string {
  const socket = isDevelopment ? ' ' + shopUrl.replace(/^http/, 'ws') : '';
  return [
    "default-src 'none'",
    `script-src ${shopUrl}`,
    "style-src 'self'",
    `img-src 'self' ${shopUrl}`,
    `font-src ${shopUrl}`,
    `connect-src ${shopUrl}${socket}`,
    `frame-src ${paymentUrl}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The first simple product that anybody can buy at once; empty in an empty shop. */
function advertisedSku(db: Backend['db']): string {
  const row = one<{ sku: string }>(
    db,
    `SELECT product.sku FROM product JOIN stock ON stock.product_id = product.id
       WHERE product.type_id = 'simple' AND product.status = 1 AND product.visibility IN (2, 4) AND product.price_cents > 0
         AND stock.is_in_stock = 1 AND stock.quantity - stock.reserved >= 10
         AND NOT EXISTS (SELECT 1 FROM product_value JOIN attribute ON attribute.id = product_value.attribute_id
                         WHERE product_value.product_id = product.id AND attribute.code = 'hide_price' AND product_value.value = '1')
         AND EXISTS (SELECT 1 FROM category_product JOIN category ON category.id = category_product.category_id
                     WHERE category_product.product_id = product.id)
         AND NOT EXISTS (SELECT 1 FROM category_product JOIN category ON category.id = category_product.category_id
                         WHERE category_product.product_id = product.id AND category.is_employee_restricted = 1)
       ORDER BY product.id LIMIT 1`,
  );
  return row?.sku ?? '';
}
