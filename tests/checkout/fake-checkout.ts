// A checkout that is ready to place an order, over a backend that behaves unless a test says otherwise.
import { createCheckout } from '../../src/checkout/state';
import type { PaymentData } from '../../src/checkout/payment/provider';
import { behavingCart, fakeShop, type Answers, type FakeShopOptions } from '../cart/fake-shop';

export const values = {
  firstname: 'Gita',
  lastname: 'Guest',
  street: '1 Main St',
  street2: 'Apt 2',
  city: 'Austin',
  region_code: 'TX',
  postcode: '73301',
  telephone: '512-555-0100',
};

const usd = (value: number) => ({ value, currency: 'USD' });

function rawMethod(code: string, amount: number, available = true) {
  return {
    available,
    carrier_code: code,
    carrier_title: `Title of ${code}`,
    method_code: available ? code : null,
    method_title: 'Fixed',
    amount: usd(amount),
  };
}

export function checkoutAnswers(cartId = 'cart-1'): Answers {
  return {
    ...behavingCart([{ uid: 'uid-1', sku: 'WH-001', quantity: 2, price: 48 }], cartId).answers,
    CountryRegions: () => ({
      country: {
        id: 'US',
        available_regions: [
          { id: 57, code: 'TX', name: 'Texas' },
          { id: 12, code: 'CA', name: 'California' },
        ],
      },
    }),
    SetGuestEmail: ({ cartId: id, email }) => ({ setGuestEmailOnCart: { cart: { id, email } } }),
    SetShippingAddress: ({ cartId: id }) => ({
      setShippingAddressesOnCart: {
        cart: {
          id,
          shipping_addresses: [
            {
              street: ['1 Main St'],
              available_shipping_methods: [
                rawMethod('flatrate', 10),
                rawMethod('freeshipping', 0),
                rawMethod('broken', 0, false),
              ],
            },
          ],
        },
      },
    }),
    SetShippingMethod: ({ cartId: id }) => ({
      setShippingMethodsOnCart: {
        cart: {
          id,
          available_payment_methods: [
            { code: 'demo_card', title: 'Card' },
            { code: 'checkmo', title: 'Check' },
          ],
        },
      },
    }),
    CartOffers: ({ cartId: id }) => ({
      cart: {
        id,
        shipping_addresses: [],
        available_payment_methods: [{ code: 'checkmo', title: 'Check' }],
      },
    }),
    CheckoutAgreements: () => ({ checkoutAgreements: [] }),
    IsEmailAvailable: () => ({ isEmailAvailable: { is_email_available: true } }),
    IsCartActive: ({ cartId: id }) => ({ cart: { id } }),
    NewestOrders: () => ({
      customer: {
        orders: {
          items: [
            { id: btoa('8'), number: '000000008' },
            { id: btoa('7'), number: '000000007' },
          ],
        },
      },
    }),
    [`GET /V1/guest-carts/${cartId}`]: () => orderedCart,
    [`POST /V1/guest-carts/${cartId}/shipping-information`]: () => ({ payment_methods: [], totals: {} }),
    [`POST /V1/guest-carts/${cartId}/payment-information`]: () => '7',
    'POST /V1/carts/mine/shipping-information': () => ({ payment_methods: [], totals: {} }),
    'POST /V1/carts/mine/payment-information': () => '7',
  };
}

/** What Magento answers of a guest's cart that became an order, and of one that was closed without. */
export const orderedCart = { id: 19, is_active: false, reserved_order_id: '000000007', orig_order_id: 0 };
export const closedCart = { id: 19, is_active: false, orig_order_id: 0 };

export const cartCall = 'GET /V1/guest-carts/cart-1';
export const shippingCall = 'POST /V1/guest-carts/cart-1/shipping-information';
export const paymentCall = 'POST /V1/guest-carts/cart-1/payment-information';

/** All amounts that are answered from now on. */
export function inItsCurrency(answers: Answers, currency: () => string): void {
  for (const [name, answer] of Object.entries(answers))
    answers[name] = async (...asked) => {
      const text = JSON.stringify(await answer(...asked));
      return JSON.parse(text.replaceAll('"USD"', `"${currency()}"`)) as unknown;
    };
}

export function fakeCheckout(answers: Answers = checkoutAnswers(), options: FakeShopOptions = {}) {
  const shop = fakeShop(answers, options);
  const checkout = createCheckout(shop.storefront);
  let nonces = 0;
  const used: string[] = [];
  const pay = async (): Promise<PaymentData> => {
    const nonce = `demo_nonce_${++nonces}`;
    used.push(nonce);
    return {
      code: 'demo_card',
      additionalData: { payment_method_nonce: nonce },
      summary: { brand: 'Visa', last4: '1111', description: 'Visa •••• 1111' },
    };
  };
  return { ...shop, checkout, answers, pay, nonces: used };
}

/** Every step but the last is done. */
export async function readyCheckout(answers?: Answers, options?: FakeShopOptions) {
  const ready = fakeCheckout(answers, options);
  const { cart, checkout } = ready;
  await cart.load();
  checkout.begin();
  if (!options?.signedIn) await checkout.submitGuestEmail('gita@example.com');
  await checkout.submitShippingAddress(values);
  await checkout.submitShippingMethod('flatrate_flatrate');
  await checkout.submitBillingAddress('same');
  await checkout.submitPaymentMethod({ code: 'demo_card', description: 'Visa •••• 1111' });
  await checkout.loadAgreements();
  ready.calls.length = 0;
  return ready;
}
