// The few answers of a server that are no data: error pages in HTML, and what every answer says to browsers.

/** Says that an answer is of the type that it names. */
export const sniffing = { 'x-content-type-options': 'nosniff' };

export const html = { 'content-type': 'text/html; charset=UTF-8' };

export function errorDocument(title: string, text: string): string {
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body><h1>${title}</h1><p>${text}</p></body>\n</html>\n`;
}

/** A page like others: kept by a server's cache, by no browser. `headers`: of a server that says more of its pages. */
export function notFoundPage(headers: Record<string, string> = {}): Response {
  return new Response(errorDocument('404 Not Found', 'There is nothing at this address.'), {
    status: 404,
    headers: {
      ...html,
      'cache-control': 'max-age=0, must-revalidate, no-cache, no-store',
      pragma: 'cache',
      ...sniffing,
      ...headers,
    },
  });
}

export function bodyTooLarge(): Response {
  return new Response(errorDocument('413 Request Entity Too Large', 'Send less at a time.'), {
    status: 413,
    // The rest of the body may still be on its way.
    headers: { ...html, connection: 'close' },
  });
}
