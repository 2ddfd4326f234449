// Bodies of requests, counted as they come: what is larger than a shop has use for is refused before it is all there.

/** The largest cart over GraphQL or REST is a tenth of it; it is nginx's own limit as well. */
export const largestBody = 1024 * 1024;

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';

  constructor() {
    super('The body of the request is too large.');
  }
}

/** The length as announced; a parser of HTTP lets no more through than was announced. */
function announcedLength(request: Request, most: number): number | undefined {
  const announced = request.headers.get('content-length');
  if (announced === null) return undefined;
  if (Number(announced) > most) throw new BodyTooLargeError();
  return Number(announced);
}

/** Throws BodyTooLargeError at the first byte too many. What is left is not cancelled: that would cut off the answer. */
export async function* countedBody(request: Request, most = largestBody): AsyncGenerator<Uint8Array> {
  announcedLength(request, most);
  const reader = request.body?.getReader();
  let size = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return;
    size += value.byteLength;
    if (size > most) throw new BodyTooLargeError();
    yield value;
  }
}

/** Rejects with BodyTooLargeError. */
export async function readBody(request: Request, most = largestBody): Promise<string> {
  if (announcedLength(request, most) !== undefined) return request.text();
  const chunks: Uint8Array[] = [];
  for await (const chunk of countedBody(request, most)) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
