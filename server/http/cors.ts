// CORS for listed origins, which a stock Magento lacks: what an embedding page of another origin needs.

const allowHeaders = [
  'authorization',
  'content-type',
  'store',
  'content-currency',
  'x-magento-cache-id',
  'x-recaptcha',
  'x-captcha',
  'x-requested-with',
].join(', ');

/** Port `*` stands for any, as in a Content-Security-Policy. */
export const isListed = (origin: string, origins: readonly string[]): boolean =>
  origins.includes(origin) || origins.includes(origin.replace(/(:\d+)?$/, ':*'));

/** Adds the headers for an allowed origin; any other origin gets none. Caches must know that the answer depends on it. */
export function withCors(response: Response, request: Request, origins: readonly string[]): Response {
  if (origins.length === 0) return response;
  const headers = new Headers(response.headers);
  if (!/\borigin\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin !== null && isListed(origin, origins)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', 'X-Magento-Cache-Id');
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The answer to a preflight from a listed origin; undefined leaves OPTIONS to the routes. */
export function preflight(request: Request, origins: readonly string[]): Response | undefined {
  const origin = request.headers.get('origin');
  const asks = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  if (!asks || origin === null || !isListed(origin, origins)) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': allowHeaders,
      'access-control-max-age': '86400',
      vary: 'Origin',
    },
  });
}
