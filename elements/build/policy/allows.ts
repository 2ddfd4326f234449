// Whether the sources of a directive allow an address, by CSP level 3; nonces, hashes and strict-dynamic are asked for scripts.

export interface Self {
  /** Address of the page; without it 'self' matches nothing. */
  page?: URL;
}

const keyword = (sources: readonly string[], word: string): boolean =>
  sources.some((source) => source.toLowerCase() === `'${word}'`);

export const isStrictDynamic = (sources: readonly string[]): boolean => keyword(sources, 'strict-dynamic');

/** By address alone. `url` may be a folder (…/chunks/), to ask for whatever is in it. */
export function allowsUrl(sources: readonly string[], url: URL, { page }: Self = {}): boolean {
  return sources.some((source) => {
    if (source === "'self'") return page?.origin === url.origin || isUpgraded(page, url);
    return !source.startsWith("'") && matches(source.toLowerCase(), url, page);
  });
}

/** `'self'` of an http page also means its https address. */
function isUpgraded(page: URL | undefined, url: URL): boolean {
  return page?.protocol === 'http:' && url.protocol === 'https:' && page.host === url.host;
}

function matches(source: string, url: URL, page: URL | undefined): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol) || url.protocol === page?.protocol;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return isSameScheme(source, url.protocol);
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? [];
  if (!host) return false;
  const expected = scheme ? `${scheme}:` : (page?.protocol ?? url.protocol);
  if (!isSameScheme(expected, url.protocol)) return false;
  if (!isSameHost(host, url.hostname)) return false;
  if (!isSamePort(port, url, expected)) return false;
  return !path || path === '/' || isSamePath(path, url.pathname);
}

/** A source with http allows the safer https, too. */
function isSameScheme(source: string, scheme: string): boolean {
  if (source === scheme) return true;
  const also: Record<string, string[]> = {
    'http:': ['https:'],
    'ws:': ['wss:', 'http:', 'https:'],
    'wss:': ['https:'],
  };
  return also[source]?.includes(scheme) ?? false;
}

function isSameHost(source: string, host: string): boolean {
  return source.startsWith('*.') ? host.endsWith(source.slice(1)) : source === host;
}

function isSamePort(port: string | undefined, url: URL, scheme: string): boolean {
  if (port === '*') return true;
  const usual: Record<string, string> = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' };
  const actual = url.port || usual[url.protocol] || '';
  if (port) return port === actual || (port === '80' && actual === '443');
  return actual === usual[url.protocol] || (actual === usual[scheme] && isSameScheme(scheme, url.protocol));
}

/** With a slash at its end a path means everything below it, else exactly that file. */
function isSamePath(path: string, actual: string): boolean {
  const wanted = decode(path.split('?')[0] ?? '');
  const found = decode(actual).toLowerCase();
  return wanted.endsWith('/') ? found.startsWith(wanted) : found === wanted;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A script that stands in the page. */
export interface PageScript {
  /** undefined: an inline script. */
  url?: URL;
  nonce?: string;
  integrity?: string;
}

export function allowsScript(sources: readonly string[], script: PageScript, self: Self = {}): boolean {
  if (script.nonce && sources.includes(`'nonce-${script.nonce}'`)) return true;
  if (script.url && script.integrity && areHashesListed(sources, script.integrity)) return true;
  if (!script.url) return keyword(sources, 'unsafe-inline') && !ignoresInline(sources);
  return !isStrictDynamic(sources) && allowsUrl(sources, script.url, self);
}

/** All hashes of an integrity attribute stand in the policy, too. */
function areHashesListed(sources: readonly string[], integrity: string): boolean {
  const hashes = integrity.trim().split(/\s+/);
  return hashes.every((hash) => sources.includes(`'${hash.split('?')[0]}'`));
}

/** Beside a nonce or a hash, 'unsafe-inline' means nothing. */
export function ignoresInline(sources: readonly string[]): boolean {
  return isStrictDynamic(sources) || sources.some((source) => /^'(nonce-|sha(256|384|512)-)/i.test(source));
}
