// What a request gets that could not be worked on: what was sent wrong is one line of the log, a mistake of ours all of it.
import { RequestError } from '@hono/node-server';

const brokenOff = /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|ABORT_ERR)$/;

/** Whoever sent the request has gone in the middle of it. */
export function isBrokenOff(error: unknown): boolean {
  const { code, name, message } = error as { code?: unknown; name?: string; message?: string };
  return (
    brokenOff.test(String(code)) ||
    name === 'AbortError' ||
    message === 'Client connection prematurely closed.'
  );
}

export function failedAnswer(error: unknown): Response {
  if (isBrokenOff(error)) {
    console.warn('A request broke off before it was complete.');
    return plainText(400, 'Bad request');
  }
  if (error instanceof RequestError || error instanceof URIError) {
    console.warn(`A request was refused: ${error.message}.`);
    return plainText(400, 'Bad request');
  }
  console.error(error);
  return plainText(500, 'Internal server error');
}

const plainText = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
