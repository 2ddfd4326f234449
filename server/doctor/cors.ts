// Whether a page of another origin may use the endpoint, and the headers that allow it.
import type { Answer, Endpoint } from './endpoint';
import type { ConnectionCheck } from './report';
import { restAddress } from './rest-address';

/** What the shop's requests carry beyond the headers that browsers always allow (behaviour 7.1). */
const requestHeaders = ['authorization', 'content-type', 'store', 'content-currency', 'x-magento-cache-id'];
/** What scripts read of an answer. */
const exposedHeader = 'x-magento-cache-id';

/** An origin that nobody has, to see what strangers get. */
const strangeOrigin = 'https://airside-doctor.invalid';

const answerHeaders = (origin: string) => [
  `Access-Control-Allow-Origin: ${origin}`,
  'Access-Control-Expose-Headers: X-Magento-Cache-Id',
  'Vary: Origin',
];
const preflightHeaders = [
  'Access-Control-Allow-Methods: GET, POST, OPTIONS',
  `Access-Control-Allow-Headers: ${requestHeaders.join(', ')}`,
  'Access-Control-Max-Age: 86400',
];

/** Everything that a server must say, to be copied into its configuration. */
const allowList = ({ url }: Endpoint, origin: string) => [
  `at ${url.pathname} and ${restAddress(url).pathname}/, on every answer, errors too:`,
  ...answerHeaders(origin),
  'and on OPTIONS there, with status 204 and without asking for a token:',
  ...preflightHeaders,
  'no Access-Control-Allow-Credentials: the shop sends no cookies to other origins',
  origin === 'null'
    ? 'null is every sandboxed frame, on whatever site: list it only if any site may embed'
    : 'a frame whose sandbox lacks allow-same-origin is of the origin null: --origin null',
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
      message: `unknown origins are not allowed (${message}); for a site that embeds elements the backend needs:`,
      details: allowList(endpoint, '<origin of the site>'),
    },
  ];
}

async function checkOrigin(endpoint: Endpoint, origin: string): Promise<ConnectionCheck> {
  const rest = new URL(`${restAddress(endpoint.url).href}/V1/guest-carts/airside-doctor`);
  const [failures, hints] = [new Set<string>(), new Set<string>()];
  for (const [what, url, method] of [
    ['', endpoint.url, 'GET'],
    ['', endpoint.url, 'POST'],
    ['REST: ', rest, 'POST'],
  ] as const) {
    const { refused, hint } = await preflight(endpoint, url, origin, method);
    refused.forEach((failure) => failures.add(what + failure));
    if (hint) hints.add(hint);
  }
  const answers = [
    ['', await endpoint.post({ query: '{__typename}' }, { origin })],
    ['REST: ', await endpoint.request(rest, { headers: { accept: 'application/json', origin } })],
  ] as const;
  for (const [what, answer] of answers)
    for (const failure of refusedAnswer(answer, origin, what === '')) failures.add(what + failure);
  const name = `CORS ${origin}`;
  const details = allowList(endpoint, origin);
  if (failures.size) return { name, status: 'problem', message: [...failures].join('; '), details };
  return {
    name,
    status: hints.size ? 'note' : 'ok',
    message: ['may embed the shop’s elements', ...hints].join('; '),
    details,
  };
}

async function preflight(
  { request }: Endpoint,
  url: URL,
  origin: string,
  method: string,
): Promise<{ refused: string[]; hint?: string }> {
  const { status, headers } = await request(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': requestHeaders.join(','),
    },
  });
  if (status < 200 || status > 299) return { refused: [`preflight answers ${status}`] };
  if (!allows(headers, origin)) return { refused: ['preflight allows no such origin'] };
  const allowed = list(headers.get('access-control-allow-headers'));
  // The wildcard does not cover this one.
  const refused = requestHeaders.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  const seconds = Number(headers.get('access-control-max-age') ?? 5);
  return {
    refused: refused.length ? [`preflight refuses the header ${refused.join(', ')}`] : [],
    ...(seconds < 600 ? { hint: `browsers ask for leave again after ${seconds} seconds` } : {}),
  };
}

function refusedAnswer({ headers }: Answer, origin: string, isGraphQL: boolean): string[] {
  if (!allows(headers, origin)) return ['answers allow no such origin'];
  const exposed = list(headers.get('access-control-expose-headers'));
  return !isGraphQL || exposed.includes(exposedHeader) || exposed.includes('*')
    ? []
    : ['answers do not expose X-Magento-Cache-Id'];
}

const allows = (headers: Headers, origin: string): boolean =>
  [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');

const list = (header: string | null): string[] =>
  (header ?? '').split(',').map((entry) => entry.trim().toLowerCase());
