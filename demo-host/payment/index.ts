// The demo card provider: an origin of its own, whose frames see the card and whose nonces the shop may use once.
import type { Database } from '../backend/database';
import { takeTurn } from '../backend/rate-limits';
import type { Client } from '../../server/http/client';
import { isListed } from '../../server/http/cors';
import { BodyTooLargeError, readBody } from '../../server/http/request-body';
import { brandOf, checkCvv, checkExpiry, checkNumber, digitsOf, type Field } from './cards.js';
import { fieldPage, pageHeaders } from './field-page';
import { createNonce, redeemNonce, type Redemption } from './nonces';
import { outcomes } from './outcomes';
import { script, styleSheet } from './scripts';
import { isOpen, openSession } from './sessions';

export type { CardOutcome, Redemption } from './nonces';

export interface PaymentOptions {
  db: Database;
  now?: () => Date;
  /** Origins of pages that may show the fields. */
  shopOrigins: string[];
  /** Life of a nonce; default three hours. */
  nonceLifeMs?: number;
}

export interface Payment {
  /** `client` is who sent it. */
  handle(request: Request, client?: Client): Promise<Response>;
  /** Uses a nonce up and tells what the card does. */
  redeem(nonce: string): Redemption;
}

/** A card is a tenth of it. */
const largestCard = 4096;

export function createPayment(options: PaymentOptions): Payment {
  const { db, shopOrigins } = options;
  const now = options.now ?? (() => new Date());

  const hasTurn = (limited: 'card' | 'cardSession', client: string | undefined): Promise<boolean> =>
    takeTurn({ options, client }, limited).then(
      () => true,
      () => false,
    );

  async function answer(request: Request, client: string | undefined): Promise<Response> {
    const { pathname } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    if (pathname === '/sessions') return sessions(request, client);
    if (route === 'GET /field.js' || route === 'GET /cards.js') return script(pathname.slice(1, -3));
    if (route === 'GET /field.css') return styleSheet();
    if (route === 'GET /health') return Response.json({ status: 'ok' });
    const field = /^GET \/field\/(number|expirationDate|cvv)$/.exec(route)?.[1] as Field | undefined;
    if (field) return fieldPage(field, shopOrigins);
    if (route === 'POST /tokens') return tokens(request, client);
    return failure(404, 'unknown', 'There is nothing here.');
  }

  async function sessions(request: Request, client: string | undefined): Promise<Response> {
    const origin = request.headers.get('origin') ?? '';
    if (!isListed(origin, shopOrigins)) return failure(403, 'auth', 'This page may not take cards.');
    const cors = { 'access-control-allow-origin': origin, vary: 'Origin' };
    if (request.method === 'OPTIONS') {
      const allowed = {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      };
      return new Response(null, { status: 204, headers: { ...cors, ...allowed } });
    }
    if (request.method !== 'POST') return failure(405, 'unknown', 'Only POST.');
    if (!(await hasTurn('cardSession', client)))
      return failure(429, 'unavailable', 'Too Many Requests', undefined, cors);
    return Response.json(openSession(db, now()), { headers: { ...cors, 'cache-control': 'no-store' } });
  }

  async function tokens(request: Request, client: string | undefined): Promise<Response> {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    if (!isOpen(db, bearer, now()))
      return failure(401, 'auth', 'The card session has ended. Load the page again.');
    const card = await readCard(request);
    if (!(await hasTurn('card', client)))
      return failure(429, 'rejected', 'Too many cards were tried. Please wait some minutes, then try again.');
    const brand = brandOf(card.number);
    const fields: Field[] = [];
    if (!checkNumber(card.number).valid) fields.push('number');
    if (!checkExpiry(card.expirationDate, now()).valid) fields.push('expirationDate');
    if (!checkCvv(card.cvv, brand?.cvvLength).valid) fields.push('cvv');
    if (fields.length > 0 || !brand)
      return failure(422, 'invalid', 'The card details are not valid.', fields);
    const outcome = outcomes.get(card.number);
    if (!outcome) return failure(422, 'rejected', 'Only test cards are accepted here.', ['number']);
    const last4 = card.number.slice(-4);
    const expiration = `${card.expirationDate.slice(0, 2)}/20${card.expirationDate.slice(2)}`;
    const made = createNonce(
      db,
      { brand: brand.name, last4, expiration, outcome },
      now(),
      options.nonceLifeMs,
    );
    return Response.json({ ...made, brand: brand.name, last4 }, { headers: { 'cache-control': 'no-store' } });
  }

  return {
    async handle(request, client) {
      const response = await answer(request, client?.address).catch(refusal);
      for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value);
      return response;
    },
    redeem: (nonce) => redeemNonce(db, nonce, now()),
  };
}

// Says what was wrong, never with what: no part of a card may reach a log.
async function readCard(request: Request): Promise<Record<Field, string>> {
  const text = await readBody(request, largestCard);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = {};
  }
  const read = (key: Field) => digitsOf(String((body as Record<string, unknown> | null)?.[key] ?? ''));
  return { number: read('number'), expirationDate: read('expirationDate'), cvv: read('cvv') };
}

function refusal(error: unknown): Response {
  if (!(error instanceof BodyTooLargeError)) throw error;
  const refused = failure(413, 'invalid', error.message);
  // The rest of the body may still be on its way.
  refused.headers.set('connection', 'close');
  return refused;
}

function failure(
  status: number,
  kind: string,
  message: string,
  fields?: Field[],
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { kind, message, ...(fields && { fields }) },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  );
}
