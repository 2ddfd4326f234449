// @vitest-environment node
// What `npm run doctor -- URL --origin O` says of a backend's CORS answers, and the list that mends them (behaviour 7.1, 7.2).
import { afterEach, describe, expect, it } from 'vitest';
import { checkCors } from '../../../server/doctor/cors';
import { createEndpoint, type Endpoint } from '../../../server/doctor/endpoint';
import { listen, type Handler } from '../../../server/http/listen';

const site = 'https://magazine.example';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const onAnswers = {
  'access-control-allow-origin': site,
  'access-control-expose-headers': 'X-Magento-Cache-Id',
};
const onPreflight = {
  'access-control-allow-origin': site,
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, store, content-currency, x-magento-cache-id',
  'access-control-max-age': '86400',
};
type Headers = Record<string, string>;
interface Habit {
  preflight?: Headers;
  status?: number;
  answers?: Headers;
  /** Where REST differs. */
  rest?: Omit<Habit, 'rest'>;
}

async function serve(handler: Handler, path = '/graphql'): Promise<Endpoint> {
  const listener = await listen(0, 'PORT');
  closing.push(() => {
    listener.server.closeAllConnections();
    return listener.close();
  });
  listener.answerWith({ handler });
  return createEndpoint(new URL(listener.url + path), 5000);
}

async function check({ rest, ...graphql }: Habit, origin = site) {
  const endpoint = await serve((request) => {
    const isRest = new URL(request.url).pathname.startsWith('/rest/');
    const { preflight = onPreflight, status = 204, answers = onAnswers } = (isRest && rest) || graphql;
    if (request.method === 'OPTIONS') return new Response(null, { status, headers: preflight });
    return Response.json({ data: { __typename: 'Query' } }, { headers: answers });
  });
  const [found] = await checkCors(endpoint, [origin]);
  return found!;
}

const without = (headers: Headers, name: string): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

it.each<[string, Habit, 'ok' | 'note' | 'problem', string]>([
  ['all that is needed', {}, 'ok', 'may embed'],
  [
    'any origin, any header',
    {
      preflight: {
        ...onPreflight,
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, *',
      },
      answers: { ...onAnswers, 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' },
    },
    'ok',
    'may embed',
  ],
  ['nothing', { preflight: {}, answers: {} }, 'problem', 'preflight allows no such origin; answers allow no'],
  ['a preflight that wants a token', { status: 401 }, 'problem', 'preflight answers 401'],
  [
    'another origin',
    { preflight: { ...onPreflight, 'access-control-allow-origin': 'https://other.example' } },
    'problem',
    'preflight allows no such origin',
  ],
  [
    'a wildcard that leaves authorization out',
    { preflight: { ...onPreflight, 'access-control-allow-headers': '*' } },
    'problem',
    'refuses the header authorization',
  ],
  [
    'no store header',
    { preflight: { ...onPreflight, 'access-control-allow-headers': 'authorization, content-type' } },
    'problem',
    'refuses the header store, content-currency, x-magento-cache-id',
  ],
  [
    'a cache id that scripts do not see',
    { answers: without(onAnswers, 'access-control-expose-headers') },
    'problem',
    'do not expose X-Magento-Cache-Id',
  ],
  [
    'GraphQL alone',
    { rest: { preflight: {}, answers: {} } },
    'problem',
    'REST: preflight allows no such origin',
  ],
  [
    'leave for a moment',
    { preflight: without(onPreflight, 'access-control-max-age') },
    'note',
    'browsers ask for leave again after 5 seconds',
  ],
])('%s', async (_, habit, status, message) => {
  const found = await check(habit);
  expect(found).toMatchObject({ name: `CORS ${site}`, status });
  expect(found.message).toContain(message);
  const list = found.details?.join('\n');
  for (const line of [
    'at /graphql and /rest/',
    `Access-Control-Allow-Origin: ${site}`,
    'Access-Control-Allow-Methods: GET, POST, OPTIONS',
    'Access-Control-Allow-Headers: authorization, content-type, store, content-currency, x-magento-cache-id',
    'Access-Control-Expose-Headers: X-Magento-Cache-Id',
    'Access-Control-Max-Age: 86400',
  ])
    expect(list).toContain(line);
});

it('says what it means to allow sandboxed frames', async () => {
  const allowed = { ...onPreflight, 'access-control-allow-origin': 'null' };
  const found = await check({ preflight: allowed, answers: { ...onAnswers, ...allowed } }, 'null');
  expect(found.status).toBe('ok');
  expect(found.details?.at(-1)).toMatch(/^null is every sandboxed frame/);
  expect((await check({})).details?.at(-1)).toContain('--origin null');
});

describe('the list, followed to the letter', () => {
  /** What the lines say of where, of answers and of preflights, and nothing that they do not say. */
  function read(lines: readonly string[]) {
    const [, ...paths] = /^at (\S+) and (\S+), on every answer/.exec(lines[0]!)!;
    const border = lines.findIndex((line) => line.startsWith('and on OPTIONS there, with status 204'));
    const headers = (some: readonly string[]) =>
      some.flatMap((line) => {
        const [, name, value] = /^([A-Z][\w-]+): (.+)$/.exec(line) ?? [];
        return name && value ? [[name, value] as [string, string]] : [];
      });
    return {
      isThere: (path: string) => paths.some((start) => path.startsWith(start)),
      answers: headers(lines.slice(0, border)),
      preflight: headers(lines.slice(border)),
    };
  }

  it.each([
    ['of one site', '/graphql', [site]],
    ['of two sites', '/graphql', [site, 'https://notes.example']],
    ['of sandboxed frames', '/graphql', ['null']],
    ['of a store in a folder', '/en/graphql', [site]],
    ['of an endpoint of another name', '/query', [site]],
  ])('%s leaves nothing to complain of', async (_, path, origins) => {
    const followed = new Map<string, ReturnType<typeof read>>();
    const endpoint = await serve((request) => {
      const origin = request.headers.get('origin') ?? '';
      const advice = followed.get(origin);
      const isThere = advice?.isThere(new URL(request.url).pathname);
      if (request.method === 'OPTIONS')
        return isThere
          ? new Response(null, { status: 204, headers: [...advice!.answers, ...advice!.preflight] })
          : new Response(null, { status: 405 });
      return Response.json({ data: { __typename: 'Query' } }, { headers: isThere ? advice!.answers : [] });
    }, path);
    const before = await checkCors(endpoint, origins);
    expect(before.map(({ status }) => status)).toEqual(origins.map(() => 'problem'));
    for (const [index, { details = [] }] of before.entries()) followed.set(origins[index]!, read(details));
    expect(await checkCors(endpoint, origins)).toMatchObject(
      origins.map(() => ({ status: 'ok', message: 'may embed the shop’s elements' })),
    );
  });

  it('for whichever site, as it stands where none was named', async () => {
    const endpoint = await serve((request) =>
      request.method === 'OPTIONS'
        ? new Response(null, { status: 405 })
        : Response.json({ data: { __typename: 'Query' } }),
    );
    const [general] = await checkCors(endpoint, []);
    const [named] = await checkCors(endpoint, [site]);
    expect(general?.details?.map((line) => line.replace('<origin of the site>', site))).toEqual(
      named?.details,
    );
  });
});
