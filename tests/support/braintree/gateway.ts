// EMULATED: answers for every host of Braintree's in one browser, so that the real SDK runs without a merchant or a network.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Request, Route } from 'playwright';
import { transformWithOxc } from 'vite';

/** A tokenization key by its form; no merchant has it. */
export const emulatedKey = 'sandbox_emulated_airside';
export const frameOrigin = 'https://assets.braintreegateway.com';

/** What becomes of requests for a nonce. */
export type TokenizeFailure = 'network' | 'hangs' | 'AUTHENTICATION' | 'AUTHORIZATION' | 'VALIDATION' | 'cvv';

export interface EmulatedGateway {
  /** The card was typed into frames of Braintree's; these are the nonces that came of it. */
  readonly nonces: string[];
  readonly frames: string[];
  failTokenizing: TokenizeFailure | undefined;
  /** As an ad blocker would. */
  blockFrames: boolean;
  /** Refuses the client's authorization that many times. */
  refuseAuthorization: number;
}

const hosts = /^https:\/\/([^/]+\.)?(braintreegateway\.com|braintree-api\.com|paypal\.com)(:443)?\//;
const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };

const configuration = {
  environment: 'SANDBOX',
  merchantId: 'airside',
  assetsUrl: frameOrigin,
  clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/airside/client_api',
  analyticsUrl: 'https://origin-analytics-sand.sandbox.braintree-api.com/airside',
  creditCard: {
    supportedCardBrands: ['VISA', 'MASTERCARD'],
    challenges: ['CVV'],
    threeDSecureEnabled: false,
    threeDSecure: null,
  },
  paypal: null,
  venmo: null,
  applePayWeb: null,
  googlePay: null,
  supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
};

const sources: Record<string, string> = {
  'frame.js': fileURLToPath(new URL('./frame.ts', import.meta.url)),
  'cards.js': fileURLToPath(new URL('../../../demo-host/payment/cards.ts', import.meta.url)),
};

async function script(name: string): Promise<string> {
  const path = sources[name] ?? '';
  return (await transformWithOxc(await readFile(path, 'utf8'), path)).code;
}

const frame =
  '<!doctype html><html lang="en"><title>Card field</title><body><script type="module" src="frame.js"></script></body></html>';

const error = (errorClass: string, legacyCode?: string) => ({
  data: null,
  errors: [{ message: errorClass, extensions: { errorClass, legacyCode } }],
});

/** Braintree's own test nonces stand for the test cards that are declined. */
const nonceOf = (number: string): string =>
  number === '4000111111111115' ? 'fake-processor-declined-visa-nonce' : `tokencc_bf_${crypto.randomUUID()}`;

export async function emulateBraintree(context: BrowserContext): Promise<EmulatedGateway> {
  const gateway: EmulatedGateway = {
    nonces: [],
    frames: [],
    failTokenizing: undefined,
    blockFrames: false,
    refuseAuthorization: 0,
  };

  function tokenized(request: Request): object {
    const { variables } = request.postDataJSON() as {
      variables: { input: { creditCard: { number: string } } };
    };
    const { number } = variables.input.creditCard;
    const token = nonceOf(number);
    gateway.nonces.push(token);
    const creditCard = { bin: number.slice(0, 6), brandCode: 'VISA', last4: number.slice(-4), binData: {} };
    return { data: { tokenizeCreditCard: { token, creditCard } } };
  }

  async function graphql(route: Route): Promise<void> {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'ClientConfiguration') {
      const isRefused = gateway.refuseAuthorization-- > 0;
      const body = isRefused ? error('AUTHENTICATION') : { data: { clientConfiguration: configuration } };
      return route.fulfill({ headers: json, json: body });
    }
    const failure = gateway.failTokenizing;
    if (failure === 'network') return route.abort();
    if (failure === 'hangs') return;
    const body =
      failure === undefined
        ? tokenized(route.request())
        : failure === 'cvv'
          ? error('VALIDATION', '81736')
          : error(failure);
    return route.fulfill({ headers: json, json: body });
  }

  await context.route(hosts, async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const name = pathname.split('/').pop() ?? '';
    if (pathname === '/graphql') return graphql(route);
    if (origin !== frameOrigin) return route.fulfill({ headers: json, json: {} });
    if (gateway.blockFrames) return route.abort('blockedbyclient');
    if (name in sources) return route.fulfill({ contentType: 'text/javascript', body: await script(name) });
    gateway.frames.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: frame });
  });
  return gateway;
}
