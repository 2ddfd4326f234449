// The catalogue against what a real Magento answered to the same requests, on the same data.
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientSchema, printSchema, type IntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContractSeed } from '../../demo-host/backend/seed/load-contract-seed';
import { saveSetting } from '../../demo-host/backend/settings';
import { sharedDir, sharedMissing } from '../support/shared';
import { testBackend, type TestBackend } from '../support/backend';

interface Recording {
  request: { method: string; url: string; headers: Record<string, string>; body?: unknown };
  response: { status: number; headers: Record<string, string>; body?: unknown };
}

const folder = sharedDir();
const contract = join(folder ?? '', 'contract');

/** Where we differ on purpose, or another area answers. */
const leftOut: [pattern: RegExp, reason: string][] = [
  [/^product\/customAttributeMetadata/, 'attribute metadata is not served yet'],
  [/^search\/search-special-characters/, 'the recorded stand-in engine searched labels of sizes, too'],
  [/^transport\/(cors|store-cookie|get-url-over-8k|store-header-unknown-on-a-cached-get-2-hit|method-head|unknown-path)/, 'CORS, sockets, or the page cache of a real one'],
  [/^transport\/(session-cookie|bearer-lowercase|aliases-of-mutation|errors-mutations|errors-two-failing-mutations)/, 'needs a cart id or a token'],
  [/^transport\/post-.*(body|json|form|graphql-content|variables-as-string)|^transport\/get-variables-not-json/, 'asserted in transport.test.ts'],
]; // prettier-ignore

function recordings(area: string): [name: string, recording: Recording][] {
  return readdirSync(join(contract, 'recordings', area))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      `${area}/${file.replace('.json', '')}`,
      JSON.parse(readFileSync(join(contract, 'recordings', area, file), 'utf8')) as Recording,
    ]);
}

/** The recorded server's own schema, so that fields it lacks fail here as well. */
function recordedSchema(): string {
  const [, recording] = recordings('schema').find(([name]) => name.endsWith('introspection-full')) ?? [];
  const { data } = recording?.response.body as { data: IntrospectionQuery };
  const file = join(mkdtempSync(join(tmpdir(), 'airside-')), 'schema.graphql');
  writeFileSync(file, printSchema(buildClientSchema(data)));
  return file;
}

/** Order by relevance differs between engines: hits are compared as a set, and only counted when they fill several pages. */
function comparable(name: string, body: unknown): unknown {
  if (!/^search\//.test(name)) return body;
  const copy = structuredClone(body) as {
    data?: { products?: { items?: { sku?: string }[]; page_info?: { total_pages: number } } | null } | null;
  };
  const products = copy.data?.products;
  if ((products?.page_info?.total_pages ?? 1) > 1) return { ...products, items: products?.items?.length };
  products?.items?.sort((one, other) => (one.sku ?? '').localeCompare(other.sku ?? ''));
  return copy;
}

describe.skipIf(!folder)(`recorded catalogue answers (${folder ? 'found' : sharedMissing})`, () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await testBackend({
      seed: false,
      baseUrl: 'http://magento.test',
      schemaFile: recordedSchema(),
    });
    loadContractSeed(backend.db, join(contract, 'seed'), new Date('2026-11-21T06:17:00Z'));
  });

  async function send({ request }: Recording): Promise<Response> {
    const { method, url, headers, body } = request;
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    return backend.handle(new Request(url, { method, headers, ...(text !== undefined && { body: text }) }));
  }

  const areas = ['catalog', 'product', 'search', 'route', 'cms', 'store', 'transport'];
  const recorded = (folder ? areas : []).flatMap(recordings);
  const reasonFor = (name: string) => leftOut.find(([pattern]) => pattern.test(name))?.[1];
  const skipped = recorded.flatMap(([name]) => (reasonFor(name) ? [`${name}: ${reasonFor(name)}`] : []));

  it.skip.each(skipped)('%s', () => undefined);

  it.each(recorded.filter(([name]) => !reasonFor(name)))('%s', async (name, recording) => {
    const hidden = name.includes('out-of-stock-hidden');
    saveSetting(backend.db, 'cataloginventory/options/show_out_of_stock', hidden ? 0 : 1);
    const response = await send(recording);
    expect(response.status).toBe(recording.response.status);
    expect(comparable(name, await response.json())).toEqual(comparable(name, recording.response.body));
  });
});
