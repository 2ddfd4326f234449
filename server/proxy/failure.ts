// What is answered in place of an upstream server that gives no answer: JSON to scripts, a page to people.
import { sniffing } from '../http/answers';
import { outagePage } from '../http/outage-page';
import { UpstreamError } from './upstream';

const noStore = { ...sniffing, 'cache-control': 'no-store' };

/** Shoppers read it; the reason beside it is for scripts. */
const message = 'The shop does not answer just now. Please try again in a minute.';

/** In the shape that callers of this path read; anything that is not UpstreamError is thrown on. */
export function failureAnswer(error: unknown, pathname: string): Response {
  if (!(error instanceof UpstreamError)) throw error;
  const { status, message: reason } = error;
  const [, root] = pathname.split('/');
  if (root === 'graphql')
    return Response.json({ errors: [{ message, extensions: { reason } }] }, { status, headers: noStore });
  if (root === 'rest') return Response.json({ message, reason }, { status, headers: noStore });
  if (root === 'api') {
    const details = { status, name: status === 504 ? 'GatewayTimeoutError' : 'BadGatewayError', message };
    return Response.json(
      { data: null, error: { ...details, details: { reason } } },
      { status, headers: noStore },
    );
  }
  return outagePage(status);
}
