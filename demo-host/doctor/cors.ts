// Whether a page of another origin may use the endpoint, and the headers that allow it.
import type { Endpoint } from './endpoint';
import type { ConnectionCheck } from './report';

/** What the shop's requests carry beyond the headers that browsers always allow. */
const requestHeaders = [
  'authorization',
  'content-type',
  'store',
  'content-currency',
  'x-magento-cache-id',
  'x-recaptcha',
];

/** An origin that nobody has, to see what strangers get. */
export const strangeOrigin = 'https://airside-doctor.invalid';

const allowList = (origin: string) => [
  `Access-Control-Allow-Origin: ${origin}`,
  'Access-Control-Allow-Methods: GET, POST, PUT, DELETE, OPTIONS',
  `Access-Control-Allow-Headers: ${requestHeaders.join(', ')}`,
  'Access-Control-Expose-Headers: X-Magento-Cache-Id',
  'Access-Control-Max-Age: 86400',
  'Vary: Origin',
];

/** An origin that was asked for must be allowed; that strangers are not is as it should be. */
export async function checkCors(endpoint: Endpoint, origins: readonly string[]): Promise<ConnectionCheck[]> {
  if (origins.length) return Promise.all(origins.map((origin) => checkOrigin(endpoint, origin)));
  const { status, message } = await checkOrigin(endpoint, strangeOrigin);
  if (status === 'ok')
    return [{ name: 'CORS', status: 'ok', message: 'any origin may embed the shop’s elements' }];
  return [
    {
      name: 'CORS',
      status: 'note',
      message: `unknown origins are not allowed (${message}); a site that embeds elements needs, on every answer and on OPTIONS (2xx):`,
      details: allowList('<origin of the site>'),
    },
  ];
}

async function checkOrigin(endpoint: Endpoint, origin: string): Promise<ConnectionCheck> {
  const failures = [...(await refusedPreflight(endpoint, origin)), ...(await refusedPost(endpoint, origin))];
  const name = `CORS ${origin}`;
  if (!failures.length) return { name, status: 'ok', message: 'may embed the shop’s elements' };
  return { name, status: 'problem', message: failures.join('; '), details: allowList(origin) };
}

async function refusedPreflight({ url, request }: Endpoint, origin: string): Promise<string[]> {
  const { status, headers } = await request(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': requestHeaders.join(','),
    },
  });
  if (status < 200 || status > 299) return [`preflight answers ${status}`];
  if (!allows(headers, origin)) return ['preflight allows no such origin'];
  const allowed = list(headers.get('access-control-allow-headers'));
  // The wildcard does not cover this one.
  const refused = requestHeaders.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  return refused.length ? [`preflight refuses the header ${refused.join(', ')}`] : [];
}

async function refusedPost({ post }: Endpoint, origin: string): Promise<string[]> {
  const { headers } = await post({ query: '{__typename}' }, { origin });
  if (!allows(headers, origin)) return ['answers allow no such origin'];
  const exposed = list(headers.get('access-control-expose-headers'));
  return exposed.includes('x-magento-cache-id') || exposed.includes('*')
    ? []
    : ['answers do not expose X-Magento-Cache-Id'];
}

const allows = (headers: Headers, origin: string): boolean =>
  [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');

const list = (header: string | null): string[] =>
  (header ?? '').split(',').map((entry) => entry.trim().toLowerCase());
