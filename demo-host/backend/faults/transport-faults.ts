// Faults of the way to the backend: slow, down, cut off, rate-limited, unreadable.
import { setTimeout as wait } from 'node:timers/promises';
import { getLocation, type FieldNode } from 'graphql';
import { RestError } from '../errors';
import { errorPage } from '../pages/pages';
import { isWrite, orderField, placesOrder } from './asked';
import type { Fault } from './fault';

const latency: Fault = {
  name: 'latency',
  takes: 'milliseconds',
  acts: 'before',
  does: 'Every request waits so long before it is worked on.',
  async act({ request }, value, next) {
    await wait(Number(value), undefined, { signal: request.signal }).catch(() => undefined);
    return next();
  },
};

const unavailable: Fault = {
  name: 'unavailable',
  takes: 'times',
  acts: 'instead',
  does: 'A gateway answers 503 with a page of its own; the backend hears nothing.',
  act: () =>
    new Response(
      '<html><head><title>503 Service Temporarily Unavailable</title></head><body><h1>503 Service Temporarily Unavailable</h1></body></html>\n',
      { status: 503, headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } },
    ),
};

const dropBefore: Fault = {
  name: 'drop-before',
  takes: 'times',
  acts: 'instead',
  does: 'The connection breaks before a write (a mutation, REST other than GET) is worked on: nothing has happened.',
  meets: isWrite,
  act: () => Response.error(),
};

const dropAfter: Fault = {
  name: 'drop-after',
  takes: 'times',
  acts: 'after',
  does: 'The connection breaks after a write: it has happened, and nobody is told.',
  meets: isWrite,
  async act(_, __, next) {
    await next();
    return Response.error();
  },
};

/** As Magento 2.4.7 with `sales/backpressure` (module GraphQl, Model/Backpressure). */
function tooManyRequests(field: FieldNode): Response {
  const key = (field.alias ?? field.name).value;
  const { loc } = field;
  const error = {
    message: 'Too Many Requests',
    ...(loc && { locations: [getLocation(loc.source, loc.start)] }),
    path: [key],
    extensions: { category: 'graphql-too-many-requests' },
  };
  return Response.json(
    { errors: [error], data: { [key]: null } },
    { headers: { 'cache-control': 'max-age=0, must-revalidate, no-cache, no-store' } },
  );
}

const rateLimit: Fault = {
  name: 'rate-limit',
  takes: 'times',
  acts: 'instead',
  does: 'Placing an order is refused with “Too Many Requests”: 200 over GraphQL, 429 over REST.',
  meets: placesOrder,
  act(asked) {
    const field = orderField(asked);
    return field ? tooManyRequests(field) : new RestError(429, 'Too Many Requests').toResponse();
  },
};

const malformed: Fault = {
  name: 'malformed',
  takes: ['truncated', 'html'],
  acts: 'after',
  does: 'The answer cannot be read: half of its JSON with status 200, or an HTML page with status 500.',
  async act(_, value, next) {
    const response = await next();
    if (value === 'html') return errorPage(500);
    const text = await response.text();
    return new Response(text.slice(0, text.length / 2), { headers: response.headers });
  },
};

export const transportFaults: readonly Fault[] = [
  latency,
  unavailable,
  rateLimit,
  dropBefore,
  dropAfter,
  malformed,
];
