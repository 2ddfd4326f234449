// The few answers of the backend that are no data: error pages in HTML and plain text.
import { errorDocument, html, notFoundPage, sniffing } from '../../../server/http/answers';
import { compression, framing, ofSession } from '../headers';

/** PHP's own words, from before Magento could set its headers. */
const crashed = { 'cache-control': 'no-store, no-cache, must-revalidate', ...ofSession };

/** What a client gets that sends something else than JSON. */
export function errorPage(status: number): Response {
  const body = errorDocument(
    'There has been an error processing your request',
    'Exception printing is disabled by default for security reasons.',
  );
  return new Response(body, { status, headers: { ...html, ...crashed, ...framing, ...sniffing } });
}

export function errorText(): Response {
  return new Response('An error has happened during application run. See exception log for details.\n', {
    status: 500,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...crashed },
  });
}

/** As Magento behind nginx says it. */
export const notFound = (): Response => notFoundPage({ ...framing, ...compression(404) });

export function uriTooLong(): Response {
  return new Response(errorDocument('414 Request-URI Too Large', 'Send the query by POST.'), {
    status: 414,
    headers: html,
  });
}
