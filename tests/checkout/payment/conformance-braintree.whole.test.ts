// Braintree does what the checkout counts on, and what it alone has: tokens that expire, refusals of its gateway.
import { describe, expect, it } from 'vitest';
import { testCardProvider } from './conformance';
import { card, missing, setProviderStage } from './provider-stage';

testCardProvider('braintree');

describe.skipIf(missing)(`braintree alone (else: ${missing})`, () => {
  const stage = setProviderStage();
  const { call } = stage;

  it('fetches a fresh client token once when the first has expired', async () => {
    stage.gateway.refuseAuthorization = 1;
    expect(await call('mount', { provider: 'braintree' })).toEqual({ value: true });
    expect(await call('tokensAsked')).toBe(2);
    await call('destroy');
    stage.gateway.refuseAuthorization = 9;
    expect(await call('mount', { provider: 'braintree' })).toMatchObject({ kind: 'unavailable' });
    expect(await call('tokensAsked')).toBe(4);
  });

  it.each([
    ['VALIDATION', 'rejected', []],
    ['cvv', 'invalid', ['cvv']],
    ['AUTHORIZATION', 'unavailable', []],
  ] as const)('a refused card (%s) is %s', async (failure, kind, fields) => {
    expect(await call('mount', { provider: 'braintree' })).toEqual({ value: true });
    for (const [field, value] of Object.entries(card)) {
      const frame = stage.page.frames().find((each) => each.name() === `braintree-hosted-field-${field}`);
      await frame!.locator('input').pressSequentially(value);
    }
    stage.gateway.failTokenizing = failure;
    expect(await call('tokenize')).toEqual({ kind, fields });
  });
});
