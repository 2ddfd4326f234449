// The few answers of the backend that are no data: error pages in HTML and plain text.
import { compression, framing, ofSession, sniffing } from './headers';

const html = { 'content-type': 'text/html; charset=UTF-8' };
/** PHP's own words, from before Magento could set its headers. */
const crashed = { 'cache-control': 'no-store, no-cache, must-revalidate', ...ofSession };

function page(title: string, text: string): string {
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body><h1>${title}</h1><p>${text}</p></body>\n</html>\n`;
}

/** What a client gets that sends something else than JSON. */
export function errorPage(status: number): Response {
  const body = page(
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

/** A page of the shop like others: kept by a server's cache, by no browser. */
export function notFoundPage(): Response {
  return new Response(page('404 Not Found', 'There is nothing at this address.'), {
    status: 404,
    headers: {
      ...html,
      'cache-control': 'max-age=0, must-revalidate, no-cache, no-store',
      pragma: 'cache',
      ...framing,
      ...sniffing,
      ...compression(404),
    },
  });
}

export function bodyTooLarge(): Response {
  return new Response(page('413 Request Entity Too Large', 'Send less at a time.'), {
    status: 413,
    // The rest of the body may still be on its way.
    headers: { ...html, connection: 'close' },
  });
}

export function uriTooLong(): Response {
  return new Response(page('414 Request-URI Too Large', 'Send the query by POST.'), {
    status: 414,
    headers: html,
  });
}
