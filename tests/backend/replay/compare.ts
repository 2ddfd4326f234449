// Compares an answer with the recorded one: all of it but what no seed determines.
import type { Json, Recording } from '../../recordings/recordings';
import type { Answer, Session } from './session';

/** Times of the run itself, random codes, and places in the text that was sent. */
const masked = new Set([
  'created_at',
  'updated_at',
  'order_date',
  'added_at',
  'timestamp',
  'locations',
  'sharing_code',
]);
/** Address ids of REST carts come from a sequence that other steps move as well. */
const maskedIdParents = new Set(['billing_address', 'address']);
const cartId = /^[A-Za-z0-9]{32}$/;
/** Not `set-cookie`: sessions authenticate nothing and are left out here. Not dates, nor what stands for bytes. */
const comparedHeaders = [
  'content-type',
  'cache-control',
  'pragma',
  'vary',
  'x-content-type-options',
  'x-frame-options',
];
/** Pictures are served as what the client can show, which plain Magento cannot; caches have to know. */
const comparedHeadersOfPictures = ['content-type', 'cache-control', 'pragma', 'x-frame-options'];

const shown = (value: Json | undefined) => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';

/** Words on what differs; empty when nothing does. `name` decides what is compared as a set. */
export function compare(
  name: string,
  recorded: Recording['response'],
  own: Answer,
  session: Session,
): string[] {
  const comparison = new Comparison(session);
  if (own.status !== recorded.status)
    comparison.differences.push(`status ${own.status}, not ${recorded.status}`);
  if (recorded.headers) comparison.headers(recorded.headers, own);
  if (recorded.body !== undefined)
    comparison.values(comparable(name, recorded.body), comparable(name, own.body), '');
  return comparison.differences;
}

class Comparison {
  readonly differences: string[] = [];

  constructor(private readonly session: Session) {}

  headers(recorded: Record<string, string>, own: Answer): void {
    const type = String(recorded['content-type']);
    for (const name of type.startsWith('image/') ? comparedHeadersOfPictures : comparedHeaders) {
      const theirs = recorded[name] ?? null;
      const ours = own.headers.get(name);
      if (theirs !== ours) this.differences.push(`header ${name}: ${shown(ours)}, not ${shown(theirs)}`);
    }
    // The tags of an HTML page are those of its layout.
    if (!type.startsWith('text/html')) this.tags(recorded, own);
    const theirs = recorded['x-magento-cache-id'];
    const ours = own.headers.get('x-magento-cache-id');
    if ((theirs === undefined) !== (ours === null))
      this.differences.push(`header x-magento-cache-id: ${shown(ours)}`);
    else if (typeof theirs === 'string' && ours !== null && !this.session.match(theirs, ours))
      this.differences.push('header x-magento-cache-id: of another class');
  }

  private tags(recorded: Record<string, string>, own: Answer): void {
    const set = (value: Json | string[] | undefined) =>
      String(value ?? '')
        .split(',')
        .sort()
        .join();
    const theirs = set(recorded['x-magento-tags']);
    const ours = set(own.headers.get('x-magento-tags'));
    if (theirs !== ours) this.differences.push(`header x-magento-tags: "${ours}", not "${theirs}"`);
  }

  values(recorded: Json, own: Json, path: string): void {
    if (typeof recorded === 'string') return this.text(recorded, own, path);
    if (!isObject(recorded) || !isObject(own)) {
      if (recorded !== own) this.differ(recorded, own, path);
      return;
    }
    if (Array.isArray(recorded) !== Array.isArray(own)) return this.differ(recorded, own, path);
    const parent = path.split('.').at(-1) ?? '';
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(own)])) {
      const theirs = recorded[key];
      const ours = own[key];
      const isMasked = masked.has(key) || (key === 'id' && maskedIdParents.has(parent));
      if (theirs === undefined || ours === undefined) this.differ(theirs, ours, `${path}.${key}`);
      else if (isMasked && typeof theirs === typeof ours) continue;
      else this.values(theirs, ours, `${path}.${key}`);
    }
  }

  private differ(recorded: Json | undefined, own: Json | undefined, path: string): void {
    this.differences.push(`${path}: ${shown(own)}, not ${shown(recorded)}`);
  }

  private text(recorded: string, own: Json, path: string): void {
    const jwt = /^<jwt customer uid=(\d+)>$/.exec(recorded);
    const isSame = jwt
      ? uidOf(own) === Number(jwt[1])
      : cartId.test(recorded) && typeof own === 'string' && cartId.test(own)
        ? this.session.match(recorded, own)
        : withoutReportId(this.session.here(recorded)) === withoutReportId(own);
    if (!isSame) this.differ(recorded, own, path);
  }
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}

function uidOf(token: Json): number | undefined {
  const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload || '{}') as { uid?: number }).uid;
}

const withoutReportId = (value: Json) =>
  typeof value === 'string' ? value.replace(/webapi-[0-9a-f]+/, 'webapi-') : value;

/** Hits of a search are a set, and only counted where they fill several pages. Of a schema, the shop's types. */
function comparable(name: string, body: Json): Json {
  const copy = structuredClone(body) as {
    data?: {
      products?: {
        items?: { sku?: string }[];
        page_info?: { total_pages: number };
        suggestions?: Json;
      } | null;
      __schema?: Json;
      __type?: Json;
    };
  };
  if (copy.data?.__schema || copy.data?.__type) return withoutProse(copy as Json);
  const products = copy.data?.products;
  if (!products || !/^search\/|^documents\/(productSearch|searchSuggestions)$/.test(name)) return body;
  delete products.suggestions;
  if ((products.page_info?.total_pages ?? 1) > 1) products.items = products.items?.map(() => ({}));
  else products.items?.sort((one, other) => (one.sku ?? '').localeCompare(other.sku ?? ''));
  return copy as Json;
}

const prose = ['description', 'isDeprecated', 'deprecationReason'];
const isOfLibrary = (value: Json) => nameOf(value).startsWith('__');

/** Without order, prose, and what belongs to the GraphQL library's own release: its types and directives. */
function withoutProse(value: Json): Json {
  if (Array.isArray(value)) {
    const named = value.every((item) => isObject(item) && typeof item['name'] === 'string');
    const items = value.filter((item) => !isOfLibrary(item)).map(withoutProse);
    return named ? items.sort((one, other) => nameOf(one).localeCompare(nameOf(other))) : items;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !prose.includes(key) && key !== 'directives')
      .map(([key, inner]) => [key, withoutProse(inner)]),
  );
}

const nameOf = (value: Json) => (isObject(value) ? String(value['name']) : '');
