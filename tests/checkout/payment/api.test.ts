// What the payment step asks the backend, and what it makes of the answers.
import { describe, expect, it } from 'vitest';
import { createPaymentApi, orderBySavedCard } from '../../../src/checkout/payment/api';
import { createVault } from '../../../src/checkout/payment/vault';
import { fakeShop, graphqlError, hold, networkError, type Answers } from '../../cart/fake-shop';

const token = {
  public_hash: 'h1',
  payment_method_code: 'demo_card',
  type: 'card',
  details: '{"type":"VI","maskedCC":"1111","expirationDate":"09/2030"}',
};
const tokens = (active: string | null): Answers => ({
  SavedCards: () => ({
    storeConfig: { store_code: 'default', braintree_cc_vault_active: active },
    customerPaymentTokens: { items: [token, null, { ...token, type: 'account' }] },
  }),
});

describe('the vault', () => {
  it.each([
    ['1', true],
    ['0', false],
    [null, false],
  ])('lists cards, and says where new ones can be kept: Braintree’s setting %s', async (active, keeps) => {
    const { storefront } = fakeShop(tokens(active), { signedIn: true });
    const vault = await createPaymentApi(storefront.transport).vault();
    expect(vault.cards.map(({ hash, last4 }) => [hash, last4])).toEqual([['h1', '1111']]);
    expect([vault.keeps('demo_card'), vault.keeps('braintree')]).toEqual([true, keeps]);
  });

  it('is empty for guests, without asking', async () => {
    const shop = fakeShop(tokens('1'));
    const vault = createVault(shop.storefront);
    await vault.load();
    expect(vault.vault.value?.cards).toEqual([]);
    expect(vault.vault.value?.keeps('demo_card')).toBe(false);
    expect(shop.names()).not.toContain('SavedCards');
  });

  it('does not stand in the way of a new card when it cannot be read', async () => {
    const { storefront } = fakeShop({ SavedCards: () => networkError() }, { signedIn: true });
    const vault = createVault(storefront);
    await vault.load();
    expect(vault.vault.value?.cards).toEqual([]);
    expect(vault.error.value).toBeDefined();
  });

  it('keeps what is known of it when it cannot be read again', async () => {
    const answers = tokens('1');
    const { storefront } = fakeShop(answers, { signedIn: true });
    const vault = createVault(storefront);
    await vault.load();
    answers.SavedCards = () => networkError();
    await vault.load();
    expect(vault.vault.value?.cards).toHaveLength(1);
    expect(vault.error.value).toBeUndefined();
  });

  it.each([
    ['answer', tokens('1')],
    ['failure', { SavedCards: networkError }],
  ])('hears no late %s to who has signed out', async (_, answers: Answers) => {
    const release = hold(answers, 'SavedCards');
    const { storefront, user } = fakeShop(answers, { signedIn: true });
    const vault = createVault(storefront);
    const reading = vault.load();
    user.clearToken();
    release();
    await reading;
    expect(vault.vault.value).toBeUndefined();
    expect(vault.error.value).toBeUndefined();
  });

  it('shows what was asked last', async () => {
    const answers = tokens('1');
    const release = hold(answers, 'SavedCards');
    const none = { storeConfig: { store_code: 'default' }, customerPaymentTokens: { items: [] } };
    const inTurn = [answers.SavedCards!, () => none];
    answers.SavedCards = (...asked) => inTurn.shift()!(...asked);
    const vault = createVault(fakeShop(answers, { signedIn: true }).storefront);
    const first = vault.load();
    await vault.load();
    release();
    await first;
    expect(vault.vault.value?.cards).toEqual([]);
  });
});

describe('an order by saved card', () => {
  const payment = {
    code: 'demo_card_cc_vault',
    additionalData: { public_hash: 'h1' },
    summary: { description: 'Visa •••• 1111' },
  };
  const order = async (answers: Answers) => {
    const shop = fakeShop(answers, { signedIn: true });
    const { signal } = new AbortController();
    return {
      shop,
      result: await orderBySavedCard(shop.storefront.transport, 'cart-1', payment, signal).catch(
        (error: Error) => error,
      ),
    };
  };
  const chosen = () => ({ setPaymentMethodOnCart: { cart: { id: 'cart-1' } } });

  it('names the card, then places the order, and answers its number', async () => {
    const asked: unknown[] = [];
    const { result } = await order({
      PayBySavedCard: (variables) => {
        asked.push(variables);
        return chosen();
      },
      PlaceOrder: (variables) => {
        asked.push(variables);
        return { placeOrder: { order: { order_number: '000000007' }, errors: [] } };
      },
    });
    expect(result).toBe('000000007');
    expect(asked).toEqual([
      { cartId: 'cart-1', code: 'demo_card_cc_vault', hash: 'h1' },
      { cartId: 'cart-1' },
    ]);
  });

  it('places nothing when the card is not accepted', async () => {
    const { shop, result } = await order({
      PayBySavedCard: () => graphqlError('The requested Payment Method is not available.'),
      PlaceOrder: () => ({ placeOrder: { order: { order_number: '1' }, errors: [] } }),
    });
    expect(result).toMatchObject({ message: expect.stringContaining('not available') as string });
    expect(shop.names()).not.toContain('PlaceOrder');
  });

  it('reads a refusal that is part of the answer, as releases since 2.4.7 send it', async () => {
    const { result } = await order({
      PayBySavedCard: chosen,
      PlaceOrder: () => ({
        placeOrder: {
          order: null,
          errors: [{ message: 'Unable to place order: Transaction has been declined.' }],
        },
      }),
    });
    expect(result).toMatchObject({
      name: 'TransportError',
      kind: 'graphql',
      entries: [{ message: 'Unable to place order: Transaction has been declined.' }],
    });
  });
});
