// Fresh recordings as they are made: a file for each case, and one that tells their order.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../recordings';

interface FreshCase {
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    search?: Record<string, Json>;
    body?: Json;
    bodyText?: string;
  };
  response: { status: number; headers: Record<string, string>; body?: Json };
  note?: string;
}

export type FreshStep = Record<string, Json> & { case?: string; do?: string };

export const readJson = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

/** All that a replay compares; the rest is of the day and of the machine. */
const keptHeaders = [
  'content-type',
  'cache-control',
  'pragma',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-magento-tags',
  'x-magento-cache-id',
];

/** The line of a case. `folder` holds a folder for each area. */
export function caseLine(folder: string, { case: name = '', ...step }: FreshStep): FreshStep {
  const { request, response, note } = readJson<FreshCase>(folder, `${name}.json`);
  const { url, ...asked } = request;
  const { pathname, search } = new URL(url);
  const isSchema = name === 'schema/introspection-full';
  const kept = keptHeaders.filter((header) => response.headers[header] !== undefined);
  return {
    case: name,
    ...step,
    ...(note && { note }),
    request: { ...asked, path: asked.search ? pathname : pathname + search },
    response: {
      status: response.status,
      headers: Object.fromEntries(kept.map((header) => [header, response.headers[header]!])),
      ...(response.body !== undefined && !isSchema && { body: response.body }),
    },
  };
}
