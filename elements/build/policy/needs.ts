// What the elements need of a host page's Content-Security-Policy: origins by directive, with the reason; and a policy that has them.
import { csp, trustedTypes, type CspSource } from '../../kit/release';
import { allowsUrl, isStrictDynamic } from './allows';
import { deciding, parseDirectives, type Policy } from './policy';

export interface Need {
  directive: string;
  origin: string;
  /** Completes "… are blocked": what does not come without it. */
  what: string;
}

/** Where card fields come from, and what they and the shop's own code ask. */
export interface CardOrigins {
  frames: readonly string[];
  requests: readonly string[];
}

/** Origins by what they serve; a shop at one origin names that one for all. */
export type Origins = Record<Exclude<CspSource, 'payment'>, readonly string[]> & { payment: CardOrigins };

const what: Record<string, string> = {
  'script-src': 'the code of the elements',
  'connect-src': 'products, prices and the cart',
  'img-src': 'pictures',
  'media-src': 'films',
  'font-src': 'the typeface of headings',
  'frame-src': 'the fields for the card',
};

/** Elements that ask for a card, or hold one that does. */
const paying = ['airside-checkout', 'airside-shop'];

export const someTagPays = (tags: readonly string[]): boolean => paying.some((tag) => tags.includes(tag));

/** `tags`: the elements on the page. The optional sheet of the loader is no need. */
export function needsOf(origins: Origins, tags: readonly string[]): Need[] {
  const pays = someTagPays(tags);
  const originsOf = (source: CspSource, directive: string) =>
    source === 'payment'
      ? origins.payment[directive === 'frame-src' ? 'frames' : 'requests']
      : origins[source];
  const needs = Object.entries(csp).flatMap(([directive, sources]) => {
    const reason = what[directive];
    if (!reason || (directive === 'frame-src' && !pays)) return [];
    const wanted: CspSource[] = directive === 'connect-src' && pays ? [...sources, 'payment'] : [...sources];
    return wanted.flatMap((source) =>
      originsOf(source, directive).map((origin) => ({ directive, origin, what: reason })),
    );
  });
  return needs.filter(
    (need, index) =>
      needs.findIndex(({ directive, origin }) => directive === need.directive && origin === need.origin) ===
      index,
  );
}

/** One line per directive, for a site that has no policy of its own yet. */
export function policyLines(needs: readonly Need[]): string {
  return [...byDirective(needs)]
    .map(([directive, origins]) => `${directive} ${origins.join(' ')}`)
    .join(';\n');
}

/** What `trusted-types` should say; undefined where it lets our policies be made as it is, or there is none. */
export function trustedTypesWithOurs({ directives }: Policy): string[] | undefined {
  const allowed = directives.get('trusted-types');
  if (!allowed || allowed.includes('*')) return undefined;
  const missing = trustedTypes.filter((name) => !allowed.includes(name));
  if (!missing.length) return undefined;
  return [...allowed.filter((name) => name.toLowerCase() !== "'none'"), ...missing];
}

/**
 * A pasted policy with what is missing, everything else as it was. A directive that only falls back to default-src gets its
 * sources as a start: named on its own, it no longer falls back. Answers the text unchanged where nothing is missing.
 */
export function extendPolicy(text: string, needs: readonly Need[]): string {
  const prefix = /^\s*content-security-policy\s*:\s*/i.exec(text)?.[0] ?? '';
  const serialized = text.slice(prefix.length).trim().replace(/;\s*$/, '');
  const policy: Policy = { directives: parseDirectives(serialized), from: 'header', reportOnly: false };
  const added = new Map<string, string[]>();
  for (const { directive, origin } of needs) {
    const decider = deciding(policy, directive);
    // With strict-dynamic no origin counts.
    if (!decider || isStrictDynamic(decider.sources)) continue;
    if (allowsUrl(decider.sources, new URL(`${origin}/`))) continue;
    const name = decider.name === 'default-src' || decider.name === 'child-src' ? directive : decider.name;
    const start = added.get(name) ?? decider.sources.filter((source) => source.toLowerCase() !== "'none'");
    added.set(name, [...start, origin]);
  }
  const types = trustedTypesWithOurs(policy);
  if (types) added.set('trusted-types', types);
  if (!added.size) return text.trim();
  const parts = serialized.split(';').map((part) => part.trim());
  const kept = parts.filter(Boolean).map((part) => {
    const name = part.split(/\s+/)[0]!.toLowerCase();
    const sources = added.get(name);
    if (!sources || policy.directives.get(name)?.join(' ') !== part.split(/\s+/).slice(1).join(' '))
      return part;
    added.delete(name);
    return [name, ...sources].join(' ');
  });
  const rest = [...added].map(([name, sources]) => [name, ...sources].join(' '));
  return prefix + [...kept, ...rest].join('; ');
}

function byDirective(needs: readonly Need[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { directive, origin } of needs) found.set(directive, [...(found.get(directive) ?? []), origin]);
  return found;
}
