// REST of the customer: a token for a password, and the account behind a token.
import type { Context } from '../context';
import { BackendError, RestError } from '../errors';
import { jsonAnswer, jsonBody } from '../rest-body';
import { requireCustomer } from './require-customer';
import { signIn } from './resolvers';
import { restCustomer } from './rest-view';
import { takeTurn } from '../rate-limits';

const notAuthorized = () =>
  new RestError(401, "The consumer isn't authorized to access %resources.", { resources: 'self' });

export async function customerRest(
  request: Request,
  url: URL,
  context: Context,
): Promise<Response | undefined> {
  const route = `${request.method} ${url.pathname}`;
  if (route === 'POST /V1/integration/customer/token') return createToken(request, context);
  if (route === 'GET /V1/customers/me') {
    if (!context.customer) throw notAuthorized();
    return jsonAnswer(request, restCustomer(context.db, requireCustomer(context)));
  }
  return undefined;
}

async function createToken(request: Request, context: Context): Promise<Response> {
  const { username, password } = (await jsonBody(request)) as { username?: unknown; password?: unknown };
  try {
    await takeTurn(context, 'signIn');
    return jsonAnswer(request, await signIn(context, String(username ?? ''), String(password ?? '')));
  } catch (error) {
    if (error instanceof BackendError) throw new RestError(401, error.message);
    throw error;
  }
}
