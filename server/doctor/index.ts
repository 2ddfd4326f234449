// Checks whether the shop runs on a backend, from its live endpoint or from a file with its schema.
import { getIntrospectionQuery } from 'graphql';
import { checkExtensions, checkOperations } from './check-operations';
import { checkConnection } from './connection';
import { checkSelling } from './selling';
import { findEndpoint, type Endpoint } from './endpoint';
import { listMissing } from './missing-fields';
import { shopOperations } from './operations';
import { canProbe, probeValidator } from './probe-validator';
import type { ConnectionCheck, Report } from './report';
import { clientSchema, readSchemaFile } from './schema-file';
import { schemaValidator } from './schema-validator';
import { CannotCheck, type Validator } from './validator';
import { magentoRelease } from './version';

export { CannotCheck } from './validator';
export type { Report } from './report';

export interface ExamineOptions {
  /** Origins that must be able to embed the shop's elements. */
  origins?: readonly string[];
  /** Longest wait for one answer; default 10 s. */
  timeoutMs?: number;
  onProgress?: (text: string) => void;
}

/** `target` is an http(s) address or the path of a file. Throws CannotCheck when nothing can be said of it. */
export async function examine(
  target: string,
  { origins = [], timeoutMs = 10_000, onProgress = () => undefined }: ExamineOptions = {},
): Promise<Report> {
  const { endpoint, validator, source } = await open(target, timeoutMs);
  if (!endpoint && origins.length) throw new CannotCheck('--origin can be checked at a live address only.');
  const operations = await checkOperations(shopOperations(), validator, (done, of) =>
    onProgress(`${done} of ${of} operations`),
  );
  onProgress('extensions and connection');
  const extensions = await checkExtensions(validator);
  const connection = endpoint
    ? [...(await checkConnection(endpoint, validator, origins)), ...(await checkSelling(endpoint, validator))]
    : [];
  const summary = summarise(operations, connection);
  const magento = await magentoRelease(validator);
  return {
    version: 1,
    target,
    source,
    ...(magento ? { magento } : {}),
    operations,
    extensions,
    connection,
    summary,
    ok: summary.neededMissing === 0 && summary.problems === 0,
  };
}

/** The optional fields that a backend lacks, as pages carry them. Rejects with CannotCheck. */
export async function learnMissing(target: string): Promise<string> {
  const { validator } = await open(target, 30_000);
  return listMissing(validator);
}

interface Opened {
  validator: Validator;
  source: Report['source'];
  endpoint?: Endpoint;
}

async function open(target: string, timeoutMs: number): Promise<Opened> {
  if (!/^https?:\/\//i.test(target)) return fromFile(target);
  const endpoint = await findEndpoint(address(target), timeoutMs);
  return { endpoint, ...(await connect(endpoint)) };
}

function address(target: string): URL {
  if (!URL.canParse(target)) throw new CannotCheck(`${target} is no address.`);
  const url = new URL(target);
  if (url.username || url.password)
    throw new CannotCheck('An address with a password in it cannot be checked.');
  return url;
}

function fromFile(path: string): Opened {
  const { kind, schema } = readSchemaFile(path);
  return { validator: schemaValidator(schema), source: kind };
}

async function connect(endpoint: Endpoint): Promise<Opened> {
  const { body } = await endpoint.post({ query: getIntrospectionQuery({ descriptions: false }) });
  if (body?.data?.['__schema']) {
    const schema = clientSchema(body.data, endpoint.url.href);
    return { validator: schemaValidator(schema), source: 'live-introspection' };
  }
  if (await canProbe(endpoint)) return { validator: probeValidator(endpoint), source: 'live-probing' };
  throw new CannotCheck(
    `${endpoint.url} refuses introspection and does not name what is wrong with a document: give doctor its schema as a file.`,
  );
}

function summarise(
  operations: Report['operations'],
  connection: readonly ConnectionCheck[],
): Report['summary'] {
  const count = (status: string) => operations.filter((operation) => operation.status === status).length;
  return {
    works: count('works'),
    worksWithout: count('works-without'),
    missing: count('missing'),
    neededMissing: operations.filter(({ status, needed }) => status === 'missing' && needed).length,
    problems: connection.filter(({ status }) => status === 'problem').length,
  };
}
