// What a live endpoint shows beyond its schema: store, GET, cache id, token habit, REST, images, CORS.
import { imageUrl } from '../../src/ui/picture/image-url';
import { checkCors } from './cors';
import type { Endpoint } from './endpoint';
import type { CheckStatus, ConnectionCheck } from './report';
import { restAddress } from './rest-address';
import { CannotCheck, type Validator } from './validator';

export type Check = [
  name: string,
  unanswered: CheckStatus,
  check: () => Promise<ConnectionCheck | ConnectionCheck[]>,
];

/** Every check reads only; one that gets no answer says so and the others go on. */
export async function runChecks(checks: readonly Check[]): Promise<ConnectionCheck[]> {
  const done: ConnectionCheck[] = [];
  for (const [name, status, check] of checks)
    try {
      done.push(...[await check()].flat());
    } catch (error) {
      if (!(error instanceof CannotCheck)) throw error;
      done.push({ name, status, message: error.message });
    }
  return done;
}

export async function checkConnection(
  endpoint: Endpoint,
  validator: Validator,
  origins: readonly string[],
): Promise<ConnectionCheck[]> {
  return runChecks([
    ['Store', 'problem', () => checkStore(endpoint, validator)],
    ['GET', 'problem', () => checkGet(endpoint)],
    ['Cache id', 'note', () => checkCacheId(endpoint)],
    ['Tokens', 'note', () => checkTokens(endpoint)],
    ['REST', 'problem', () => checkRest(endpoint)],
    ['Images', 'note', () => checkImages(endpoint)],
    ['CORS', origins.length ? 'problem' : 'note', () => checkCors(endpoint, origins)],
  ]);
}

async function checkStore({ post }: Endpoint, { has }: Validator): Promise<ConnectionCheck> {
  const name = 'Store';
  const hasGuests = await has('StoreConfig.is_guest_checkout_enabled');
  const { body } = await post({
    query: `{storeConfig{store_code locale default_display_currency_code secure_base_media_url${
      hasGuests ? ' is_guest_checkout_enabled' : ''
    }}}`,
  });
  const config = body?.data?.['storeConfig'] as Record<string, unknown> | null | undefined;
  if (!config)
    return {
      name,
      status: 'problem',
      message: `cannot be read: ${body?.errors?.[0]?.message ?? 'no answer'}`,
    };
  const { store_code, locale, default_display_currency_code, secure_base_media_url } = config;
  const guests = config['is_guest_checkout_enabled'];
  return {
    name,
    status: guests === false ? 'note' : 'ok',
    message: [store_code, locale, default_display_currency_code].map(String).join(', '),
    details: [
      `media below ${String(secure_base_media_url)}`,
      `guest checkout: ${guests === true ? 'on' : guests === false ? 'off, so only signed-in customers can order' : 'not told by this backend'}`,
    ],
  };
}

const simplestGet = ({ url, request }: Endpoint) => {
  const address = new URL(url);
  address.searchParams.set('query', '{storeConfig{store_code}}');
  return request(address, { headers: { accept: 'application/json' } });
};

async function checkGet(endpoint: Endpoint): Promise<ConnectionCheck> {
  const { status, body } = await simplestGet(endpoint);
  return body?.data
    ? { name: 'GET', status: 'ok', message: 'queries are accepted' }
    : {
        name: 'GET',
        status: 'problem',
        message: `queries are refused (status ${status}); the shop sends its queries so`,
      };
}

async function checkCacheId(endpoint: Endpoint): Promise<ConnectionCheck> {
  const { headers } = await simplestGet(endpoint);
  return headers.has('x-magento-cache-id')
    ? { name: 'Cache id', status: 'ok', message: 'X-Magento-Cache-Id is sent' }
    : {
        name: 'Cache id',
        status: 'note',
        message: 'X-Magento-Cache-Id is not sent: caches cannot tell customer groups apart',
      };
}

async function checkTokens({ post }: Endpoint): Promise<ConnectionCheck> {
  const { status, body } = await post(
    { query: '{storeConfig{store_code}}' },
    { authorization: 'Bearer airside-doctor' },
  );
  const message =
    status === 401
      ? 'one that is not valid is refused with 401 (newer habit)'
      : body?.data?.['storeConfig']
        ? 'one that is not valid is treated as a guest (2.4.6 habit)'
        : `one that is not valid is answered with status ${status}: ${body?.errors?.[0]?.message ?? 'no GraphQL'}`;
  return { name: 'Tokens', status: status === 401 || body?.data ? 'ok' : 'note', message };
}

/** Orders are placed over REST; a cart that cannot exist shows whether it answers. */
async function checkRest({ url, request }: Endpoint): Promise<ConnectionCheck> {
  const rest = restAddress(url);
  const address = `${rest.href}/V1/guest-carts/airside-doctor`;
  const { status, text } = await request(new URL(address), { headers: { accept: 'application/json' } });
  return /^\s*\{\s*"message"/.test(text)
    ? { name: 'REST', status: 'ok', message: `answers at ${rest.href}` }
    : {
        name: 'REST',
        status: 'problem',
        message: `no REST at ${rest.href} (status ${status}); the shop places its orders there`,
      };
}

async function checkImages({ url: endpoint, post, request }: Endpoint): Promise<ConnectionCheck> {
  const name = 'Images';
  const { body } = await post({
    query: '{products(filter:{price:{from:"0.01"}},pageSize:1){items{small_image{url}}}}',
  });
  const products = body?.data?.['products'] as
    | { items?: { small_image?: { url?: string } }[] }
    | null
    | undefined;
  const source = products?.items?.[0]?.small_image?.url;
  const url = source && URL.canParse(source, endpoint.href) && new URL(source, endpoint).href;
  if (!url) return { name, status: 'note', message: 'no product with a picture was found to try' };
  const plain = await request(new URL(url));
  if (plain.status !== 200) return { name, status: 'note', message: `${url} answers ${plain.status}` };
  const resized = await request(new URL(imageUrl(url, { type: 'image-product', width: 160, height: 200 })));
  const isSame = resized.status === 200 && resized.text === plain.text;
  if (resized.status === 200 && !isSame)
    return { name, status: 'ok', message: 'are resized and converted by their address (?width=…&auto=webp)' };
  return {
    name,
    status: 'note',
    message: isSame
      ? 'come in their original size: nothing reads ?width=…&auto=webp (Fastly image optimisation does)'
      : `fail when asked for by size (status ${resized.status})`,
  };
}
