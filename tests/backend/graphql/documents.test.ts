// Every GraphQL document that was recorded against a backend with all fields, and which of them stock 2.4.6 refuses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../../demo-host/backend';
import type { BackendOptions } from '../../../demo-host/backend/context';
import { run } from '../../../demo-host/backend/database';
import { schemaOf } from '../../../demo-host/backend/graphql/schema';
import { customer } from '../documents/customer';
import { guest } from '../documents/guest';
import { notOnStock } from '../documents/not-on-stock';
import { reading } from '../documents/reading';
import type { Step } from '../documents/step';
import { documentsFolder, seedOf } from '../../recordings/recordings';

const textOf = (document: string) => readFileSync(join(documentsFolder, `${document}.graphql`), 'utf8');
const now = () => new Date('2026-11-21T06:16:00Z');

function options(profile: BackendOptions['profile']): BackendOptions {
  return { file: ':memory:', baseUrl: 'http://shop.test', seed: seedOf('shop'), now, profile };
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

/** `kept` fills in what a step's variables refer to. */
function filled(value: unknown, kept: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string' && value.startsWith('$')) {
    const known = kept.get(value.slice(1));
    if (known === undefined) throw new Error(`nothing is remembered as ${value}`);
    return known;
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, kept)]));
}

/** Refusals inside an answer: `user_errors` and the like. */
function reported(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /errors$/i.test(key) && Array.isArray(inner) ? (inner as unknown[]) : reported(inner),
  );
}

describe('recorded documents', () => {
  const documents = () => readdirSync(documentsFolder).map((file) => file.replace('.graphql', ''));

  describe('with all fields', () => {
    const kept = new Map<string, unknown>();
    let backend: Backend;
    beforeAll(async () => {
      backend = await createBackend(options('full'));
      run(
        backend.db,
        "INSERT INTO store_event (id, url_key, title, starts_at, ends_at) VALUES (1, 'tasting', 'A tasting', ?, ?)",
        '2026-12-01T18:00:00.000Z',
        '2026-12-01T21:00:00.000Z',
      );
    });
    afterAll(() => backend.close());

    async function send({ document, variables = {} }: Step) {
      const token = kept.get('token');
      const response = await backend.handle(
        new Request('http://shop.test/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ query: textOf(document), variables: filled(variables, kept) }),
        }),
      );
      return (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    }

    it('are all in the visit', () => {
      const visited = new Set([...reading, ...guest, ...customer].map(({ document }) => document));
      expect([...visited].sort()).toEqual(documents().sort());
    });

    it.each([
      ['are read', reading],
      ['serve a guest', guest],
      ['serve a customer', customer],
    ])('%s', async (_, steps) => {
      for (const step of steps) {
        const { data, errors } = await send(step);
        expect({ [step.document]: errors?.map(({ message }) => message) }).toEqual({
          [step.document]: step.error === undefined ? undefined : [step.error],
        });
        expect({ [step.document]: reported(data) }).toEqual({ [step.document]: [] });
        for (const [name, path] of Object.entries(step.keep ?? {})) kept.set(name, at(data, path));
      }
    });
  });

  it('are refused by stock 2.4.6 where its schema lacks something', async () => {
    const backend = await createBackend(options('stock-2.4.6'));
    const schema = schemaOf(backend.db, { ...options('stock-2.4.6') });
    const refused = documents().filter((name) => validate(schema, parse(textOf(name))).length > 0);
    backend.close();
    expect(refused.sort()).toEqual([...notOnStock].sort());
  });
});
