// REST bodies: reading JSON in either spelling of keys, and answering JSON, or XML to who asks for it.
import { readBody } from '../../server/http/request-body';
import { EarlyRestError, RestError } from './errors';
import { restHeaders } from './headers';
import { parseJson } from './json';
import { checkTextLengths } from './text-lengths';

export type Plain = Record<string, unknown>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), snakeKeys(inner)]));
}

/** The body with all keys in snake_case; no body is an empty one. */
export async function jsonBody(request: Request): Promise<Plain> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  const parsed = parseJson(text);
  if (!parsed) throw new EarlyRestError(400, 'Decoding error.');
  const body = snakeKeys(parsed.value);
  checkTextLengths(body);
  return isPlain(body) ? body : {};
}

const requiredText = '"%fieldName" is required. Enter and try again.';

/** Throws when a parameter is missing; several missing ones are told together. Names are told in camelCase. */
export function requireParameters(body: Plain, names: readonly string[]): void {
  const missing = names
    .filter((name) => body[snake(name)] == null)
    .map((fieldName) => ({ message: requiredText, parameters: { fieldName } }));
  // Nothing at all is refused before anything of it is read.
  const Refusal = Object.keys(body).length === 0 ? EarlyRestError : RestError;
  if (missing.length > 1)
    throw new Refusal(400, 'One or more input exceptions have occurred.', undefined, missing);
  if (missing[0]) throw new Refusal(400, requiredText, missing[0].parameters);
}

/** An answer of a route that has a session. */
export function jsonAnswer(request: Request, value: unknown): Response {
  const headers = restHeaders(200, true);
  const accept = request.headers.get('accept') ?? '';
  if (accept.includes('xml') && !accept.includes('json')) {
    return new Response(`<?xml version="1.0"?>\n${xml('response', value, '')}`, {
      headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
    });
  }
  return new Response(JSON.stringify(value), { headers });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function xml(name: string, value: unknown, indent: string): string {
  const children: [string, unknown][] = Array.isArray(value)
    ? value.map((item) => ['item', item])
    : isPlain(value)
      ? Object.entries(value)
      : [];
  if (children.length > 0) {
    const inner = children.map(([key, child]) => xml(key, child, `${indent}  `)).join('');
    return `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
  }
  const isEmpty = value === null || value === '' || typeof value === 'object';
  if (isEmpty) return `${indent}<${name}/>\n`;
  return `${indent}<${name}>${String(value).replace(/[&<>]/g, (sign) => entities[sign] ?? sign)}</${name}>\n`;
}
