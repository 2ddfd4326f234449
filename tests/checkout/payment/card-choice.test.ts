// A saved card or a new one: what is paid with, and when the fields are made anew.
import { describe, expect, it, vi } from 'vitest';
import { createCardChoice } from '../../../src/checkout/payment/card-choice';
import {
  PaymentError,
  type CardFields,
  type PaymentData,
  type PaymentProvider,
} from '../../../src/checkout/payment/provider';
import { restPayment } from '../../../src/checkout/payment/rest-payment';
import { readSavedCard } from '../../../src/checkout/payment/saved-card';

const provider: PaymentProvider = {
  code: 'demo_card',
  mountCard: () => Promise.reject(new Error('not here')),
};
const payment: PaymentData = {
  code: 'demo_card',
  additionalData: { payment_method_nonce: 'demo_1' },
  summary: { brand: 'Visa', last4: '1111', description: 'Visa •••• 1111' },
};
const fieldsThat = (tokenize: CardFields['tokenize']) =>
  Promise.resolve({ tokenize, focus: vi.fn() } as unknown as CardFields);
const token = {
  public_hash: 'h1',
  payment_method_code: 'braintree',
  type: 'card',
  details: '{"type":"MC","maskedCC":"4444","expirationDate":"09/2030"}',
};
const saved = readSavedCard(token)!;

describe('a choice of card', () => {
  it('pays with a fresh nonce each time, and says so when the card is to be kept', async () => {
    const choice = createCardChoice(provider);
    choice.choose(undefined);
    const tokenize = vi.fn(async () => payment);
    choice.setFields(fieldsThat(tokenize));
    expect(restPayment(await choice.pay())).toEqual({
      method: 'demo_card',
      additional_data: { payment_method_nonce: 'demo_1' },
    });
    choice.keep(true);
    expect(restPayment(await choice.pay())).toEqual({
      method: 'demo_card',
      additional_data: { payment_method_nonce: 'demo_1', is_active_payment_token_enabler: true },
    });
    expect(tokenize).toHaveBeenCalledTimes(2);
  });

  it('pays with a saved card by its hash alone, also where a new one was begun', async () => {
    const choice = createCardChoice(provider);
    choice.choose(undefined);
    choice.keep(true);
    choice.choose(saved);
    expect(choice.isOpened.value).toBe(true);
    expect(await choice.pay()).toEqual({
      code: 'braintree_cc_vault',
      additionalData: { public_hash: 'h1' },
      summary: { brand: 'Mastercard', last4: '4444', description: 'Mastercard •••• 4444' },
    });
  });

  it('has the fields made anew when their session is over, and for no other failure', async () => {
    const choice = createCardChoice(provider);
    for (const [kind, generation] of [
      ['network', 0],
      ['rejected', 0],
      ['auth', 1],
    ] as const) {
      choice.setFields(fieldsThat(() => Promise.reject(new PaymentError(kind, ''))));
      await expect(choice.pay()).rejects.toMatchObject({ kind });
      expect(choice.generation.value).toBe(generation);
    }
  });

  it('cannot pay without fields, and with fields that did not come up', async () => {
    const choice = createCardChoice(provider);
    await expect(choice.pay()).rejects.toMatchObject({ kind: 'unavailable' });
    choice.setFields(Promise.reject(new PaymentError('unavailable', '')));
    choice.focus('number');
    await expect(choice.pay()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a saved card', () => {
  it('is read from the details that its provider wrote', () => {
    expect(saved).toEqual({
      hash: 'h1',
      method: 'braintree',
      brand: 'Mastercard',
      last4: '4444',
      expires: '09/2030',
    });
  });

  it.each([
    ['an account that is no card', { ...token, type: 'account' }],
    ['details that are no JSON', { ...token, details: 'x' }],
    ['no details', { ...token, details: null }],
    ['details without digits', { ...token, details: '{"type":"VI"}' }],
    ['details that are null', { ...token, details: 'null' }],
  ])('is none of %s', (_what, given) => {
    expect(readSavedCard(given)).toBeUndefined();
  });
});
