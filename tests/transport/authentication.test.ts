import { expect, test, vi } from 'vitest';
import { authenticationExchange } from '../../src/transport/authentication';
import { ours, withContext } from '../../src/transport/operation';
import { data, failure, operation, runExchange } from './run-exchange';

const query = () => operation('query', '{ storeConfig { store_code } }');

test.each([
  ['the token as bearer', 'abc', 'Bearer abc'],
  ['empty for a guest', undefined, ''],
])('authorization: %s', (_, token, header) => {
  const { send, forwarded } = runExchange(authenticationExchange({ token }, () => {}));
  send(query());
  expect(ours(forwarded[0]!).headers?.authorization).toBe(header);
});

test('turned away with 401 before anything was executed: the query is asked again as a guest', async () => {
  const onUnauthorized = vi.fn();
  const { send, forwarded, results } = runExchange(
    authenticationExchange({ token: 'old' }, onUnauthorized),
    (sent, index) =>
      index
        ? data(sent, { storeConfig: {} })
        : failure(withContext(sent, { answer: { status: 401, executed: false } }), {
            message: 'User token has been revoked',
          }),
  );
  send(query());
  await Promise.resolve();
  expect(forwarded.map((sent) => ours(sent).headers?.authorization)).toEqual(['Bearer old', '']);
  expect(results.map(({ error }) => error)).toEqual([undefined]);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test.each([
  ["The current customer isn't authorized.", true],
  ['User token has been revoked', true],
  ['Consumer key has expired', true],
  ['Composite reader could not read a token', true],
  ["The consumer isn't authorized to access self.", true],
  // These are said to people whose session is well.
  ['The current user cannot perform operations on cart "x"', false],
  ['Invalid login or password.', false],
  ['Internal server error', false],
])('%s: session lost is %s', async (message, isLost) => {
  const onUnauthorized = vi.fn();
  const { send, forwarded, results } = runExchange(
    authenticationExchange({ token: 't' }, onUnauthorized),
    (sent) => failure(sent, { message: 'Internal server error' }, { message }),
  );
  send(query());
  await Promise.resolve();
  expect(onUnauthorized).toHaveBeenCalledTimes(isLost ? 1 : 0);
  // It was executed: asked again, it would be answered the same.
  expect(forwarded).toHaveLength(1);
  expect(results).toHaveLength(1);
});

test('a wrong password in a form is 401 with data: the session stays', async () => {
  const onUnauthorized = vi.fn();
  const { send } = runExchange(authenticationExchange({ token: 't' }, onUnauthorized), (sent) =>
    failure(withContext(sent, { answer: { status: 401, executed: true } }), {
      message: 'Invalid login or password.',
    }),
  );
  send(operation('mutation', 'mutation { changeCustomerPassword { id } }'));
  await Promise.resolve();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a guest who is not authorized has no session to lose', async () => {
  const onUnauthorized = vi.fn();
  const { send } = runExchange(authenticationExchange({}, onUnauthorized), (sent) =>
    failure(sent, { message: "The current customer isn't authorized." }),
  );
  send(query());
  await Promise.resolve();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a mutation that is turned away is not sent again as a guest', async () => {
  const onUnauthorized = vi.fn();
  const { send, forwarded, results } = runExchange(
    authenticationExchange({ token: 'old' }, onUnauthorized),
    (sent) =>
      failure(withContext(sent, { answer: { status: 401, executed: false } }), {
        message: 'User token has been revoked',
      }),
  );
  send(operation('mutation', 'mutation { updateCartItems { id } }'));
  await Promise.resolve();
  expect(forwarded).toHaveLength(1);
  expect(results).toHaveLength(1);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('an answer without errors leaves the session as it is', async () => {
  const onUnauthorized = vi.fn();
  const { send, results } = runExchange(authenticationExchange({ token: 't' }, onUnauthorized), (sent) =>
    data(sent, { storeConfig: {} }),
  );
  send(query());
  await Promise.resolve();
  expect(results).toHaveLength(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
});
