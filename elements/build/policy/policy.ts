// A Content-Security-Policy as text → its directives, and the directive that decides about a kind of request.

export interface Policy {
  /** By lower-case name; of two with one name the first counts. */
  directives: ReadonlyMap<string, readonly string[]>;
  /** Where the policy came from: its header, or a meta element. */
  from: 'header' | 'meta';
  /** It only reports, and blocks nothing. */
  reportOnly: boolean;
  /** Offset of the meta element in the page. */
  start?: number;
}

/** A directive that decides about a kind of request. */
export interface Decider {
  name: string;
  sources: readonly string[];
}

/** Who decides, in order: the first of these that the policy has. */
const deciders: Record<string, readonly string[]> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'media-src': ['media-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
};

/** `serialized`: one policy, without the header's name. */
export function parseDirectives(serialized: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of serialized.split(';')) {
    const [name, ...values] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values);
  }
  return directives;
}

/**
 * What people paste: the bare policy, its header line, or all headers of an answer. A comma separates policies, each of which
 * must allow what the page does.
 */
export function parseHeaders(text: string): Policy[] {
  const lines = text
    .replace(/\r/g, '')
    // A folded header goes on in the next line.
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const named = lines.flatMap((line) => {
    const [, reportOnly, value = ''] =
      /^\s*(?:<\s*)?content-security-policy(-report-only)?\s*[:=]\s*(.*)$/i.exec(line) ?? [];
    return value ? [{ value, reportOnly: Boolean(reportOnly) }] : [];
  });
  const isDump = lines.some((line) => /^\s*(?:HTTP\/[\d.]+ \d{3}|[\w-]+:\s)/.test(line));
  const bare = isDump || !text.trim() ? [] : [{ value: lines.join(' '), reportOnly: false }];
  return (named.length ? named : bare).flatMap(({ value, reportOnly }) =>
    value
      .trim()
      .replace(/^["'](?=[a-z-]+ )(.*)["']$/i, '$1')
      .split(',')
      .map((one) => parseDirectives(one))
      .filter((directives) => directives.size)
      .map((directives): Policy => ({ directives, from: 'header', reportOnly })),
  );
}

/** The directive that decides, and its sources; undefined where nothing is forbidden. */
export function deciding({ directives }: Policy, kind: string): Decider | undefined {
  const name = (deciders[kind] ?? [kind]).find((candidate) => directives.has(candidate));
  return name ? { name, sources: directives.get(name) ?? [] } : undefined;
}

/** The directive with further origins, as it is to be written; what another one decided for it gets a name of its own. */
export function directiveLine(
  directive: string,
  { name, sources }: Decider,
  origins: readonly string[],
): string {
  const own = name === 'default-src' || name === 'child-src' ? directive : name;
  return [own, ...sources.filter((source) => source.toLowerCase() !== "'none'"), ...origins].join(' ');
}
