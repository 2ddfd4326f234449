// What pages allow for card fields: the origins of the providers that are configured there, and no others.
import { describe, expect, it } from 'vitest';
import { braintreeEnvironment } from '../../demo-host/braintree-token';
import { cardOrigins } from '../../server/pages/document/card-origins';

const clientToken = (environment: string) => Buffer.from(JSON.stringify({ environment })).toString('base64');

describe('card origins', () => {
  it.each([
    ['none', {}, [], []],
    [
      'the demo',
      { paymentUrl: 'http://localhost:4002' },
      ['http://localhost:4002'],
      ['http://localhost:4002'],
    ],
    [
      'Braintree’s sandbox',
      { braintree: 'sandbox' as const },
      ['https://assets.braintreegateway.com'],
      [
        'https://payments.sandbox.braintree-api.com',
        'https://api.sandbox.braintreegateway.com',
        'https://www.paypal.com',
      ],
    ],
    [
      'Braintree and the demo',
      { paymentUrl: 'http://localhost:4002/', braintree: 'production' as const },
      ['http://localhost:4002', 'https://assets.braintreegateway.com'],
      [
        'http://localhost:4002',
        'https://payments.braintree-api.com',
        'https://api.braintreegateway.com',
        'https://www.paypal.com',
      ],
    ],
  ])('of %s', (_name, providers, frames, requests) => {
    expect(cardOrigins(providers)).toEqual({ frames, requests });
  });
});

describe('the environment of an authorization', () => {
  it.each([
    ['sandbox_abc123_merchant', 'sandbox'],
    ['production_abc123_my_merchant', 'production'],
    [clientToken('sandbox'), 'sandbox'],
    [clientToken('production'), 'production'],
    [clientToken('development'), undefined],
    ['development_abc_m', undefined],
    ['sandbox', undefined],
    ['', undefined],
    ['bnVsbA==', undefined],
  ])('%s is %s', (token, environment) => {
    expect(braintreeEnvironment(token)).toBe(environment);
  });
});
