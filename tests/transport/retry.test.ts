import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransportError } from '../../src/transport/errors';
import { retryExchange } from '../../src/transport/retry';
import { broken, data, failure, operation, runExchange } from './run-exchange';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const network = () => new TransportError('network', 'Failed to fetch');
const lasting = () => new TransportError('network', 'No', { cause: { isLasting: true } });
const backend = (status: number) => new TransportError('backend', `HTTP ${status}`, { status });
const query = () => operation('query', '{ storeConfig { store_code } }');
const mutation = (name: string) => operation('mutation', `mutation { ${name} { id } }`);

test('an outage is tried five times, then told', async () => {
  const { send, forwarded, results } = runExchange(
    retryExchange(() => true),
    (sent) => broken(sent, network()),
  );
  send(query());
  expect(forwarded).toHaveLength(1);
  // The first delay is 300 ms with up to 2.5 times jitter.
  await vi.advanceTimersByTimeAsync(300);
  expect(forwarded).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forwarded).toHaveLength(5);
  expect(results).toHaveLength(1);
  expect(results[0]!.error?.networkError?.message).toBe('Failed to fetch');
});

test('a short outage is not told', async () => {
  const { send, results } = runExchange(
    retryExchange(() => true),
    (sent, index) => (index ? data(sent, { storeConfig: null }) : broken(sent, backend(503))),
  );
  send(query());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(results.map(({ error }) => error)).toEqual([undefined]);
});

const once = [
  ['offline or not in a browser', query(), network(), false],
  ['4xx', query(), backend(404), true],
  ['what would end the same way', query(), lasting(), true],
  ['401', query(), backend(401), true],
  ['a GraphQL answer with 500', query(), new TransportError('graphql', 'No', { status: 500 }), true],
  ['order placement', mutation('placeOrder'), network(), true],
  ['order placement refused with 503', mutation('placeOrder'), backend(503), true],
  ['order placement together with payment', mutation('setPaymentMethodAndPlaceOrder'), network(), true],
  ['adding to the cart when the answer was lost', mutation('addProductsToCart'), network(), true],
  ['creating an account when the proxy gave up', mutation('createCustomer'), backend(504), true],
] as const;

test.each(once)('not repeated: %s', async (_, sent, error, isOnline) => {
  const { send, forwarded, results } = runExchange(
    retryExchange(() => isOnline),
    (one) => broken(one, error),
  );
  send(sent);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forwarded).toHaveLength(1);
  expect(results).toHaveLength(1);
});

/** What would happen twice. */
const onlyOnce = [
  ...['addProductsToCart', 'addSimpleProductsToCart', 'addProductsToWishlist', 'createCustomer'],
  ...['createCustomerAddress', 'createProductReview', 'createWishlist', 'reorderItems', 'contactUs'],
  ...['subscribeEmailToNewsletter', 'requestPasswordResetEmail', 'resendConfirmationEmail'],
  ...['resetPassword', 'revokeCustomerToken'],
  // Refused where it is done.
  ...[
    'applyCouponToCart',
    'cancelOrder',
    'changeCustomerPassword',
    'confirmCancelOrder',
    'deleteCustomerAddress',
  ],
  ...['deletePaymentToken', 'removeProductsFromWishlist'],
];
const asOften = [
  'createEmptyCart',
  'createGuestCart',
  'updateCartItems',
  'mergeCarts',
  'generateCustomerToken',
  'confirmEmail',
  'removeItemFromCart',
  // What it begins with counts.
  'unsubscribeEmailFromNewsletter',
];

test.each<readonly [name: string, lost: number, unbegun: number]>([
  ...onlyOnce.map((name) => [name, 1, 5] as const),
  ...asOften.map((name) => [name, 5, 5] as const),
  ['placeOrder', 1, 1],
])('%s is sent %d times where answers are lost, %d where it was not begun', async (name, lost, unbegun) => {
  for (const [error, times] of [
    [network(), lost],
    [backend(500), lost],
    [backend(503), unbegun],
  ] as const) {
    const { send, forwarded } = runExchange(
      retryExchange(() => true),
      (one) => broken(one, error),
    );
    send(mutation(name));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(forwarded).toHaveLength(times);
  }
});

test('one thing that must not happen twice is enough', async () => {
  const { send, forwarded } = runExchange(
    retryExchange(() => true),
    (one) => broken(one, network()),
  );
  send(operation('mutation', 'mutation { updateCartItems { id } addProductsToCart { id } }'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forwarded).toHaveLength(1);
});

test('what the backend did not say in time is tried again from 500 on, below never', async () => {
  for (const [status, times] of [
    [499, 1],
    [500, 5],
    [599, 5],
  ] as const) {
    const { send, forwarded } = runExchange(
      retryExchange(() => true),
      (one) => broken(one, backend(status)),
    );
    send(query());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(forwarded).toHaveLength(times);
  }
});

test.each([
  ['setting an address again', mutation('setShippingAddressesOnCart'), network()],
  ['a query, whatever it is called', operation('query', '{ requestedItems { id } }'), network()],
  ['a new empty cart', mutation('createEmptyCart'), backend(502)],
  ['adding to the cart while the backend is down', mutation('addProductsToCart'), backend(503)],
] as const)('repeated: %s', async (_, sent, error) => {
  const { send, forwarded } = runExchange(
    retryExchange(() => true),
    (one) => broken(one, error),
  );
  send(sent);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forwarded).toHaveLength(5);
});

test('an error in a GraphQL body is final, whatever its status', async () => {
  const { send, forwarded } = runExchange(
    retryExchange(() => true),
    (sent) => failure(sent, { message: 'Internal server error' }),
  );
  send(query());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forwarded).toHaveLength(1);
});

test.each([
  ['in a browser that is online', {}, true, 5],
  ['in a browser that is offline', {}, false, 1],
  ['on a server', undefined, true, 1],
])('%s a query is sent as often as that allows', async (_, window, onLine, times) => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine });
  const { send, forwarded } = runExchange(retryExchange(), (one) => broken(one, network()));
  send(query());
  await vi.advanceTimersByTimeAsync(60_000);
  vi.unstubAllGlobals();
  expect(forwarded).toHaveLength(times);
});
