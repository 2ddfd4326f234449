// What the browsers of the floor (`browserslist` in package.json) can do, as MDN's tables say it.
import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { readFileSync } from 'node:fs';

const browsers = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

/** Name of MDN's and oldest version. */
const floor = browserslist.map((line) => {
  const [browser, version] = line.split(' ') as [keyof typeof browsers, string];
  return { browser: browsers[browser], version };
});

export { data };

/** Browsers of the floor that lack it; none where MDN says nothing of it. */
export function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  const isAnywhere = floor.some(
    ({ browser }) => support && listOf(support[browser]).some((one) => has(one, '9999')),
  );
  // Nobody relies on what no browser has.
  if (!support || !isAnywhere) return [];
  return floor
    .filter(({ browser, version }) => !listOf(support[browser]).some((one) => has(one, version)))
    .map(({ browser, version }) => `${browser} ${version}`);
}

const listOf = (
  support: CompatStatement['support'][keyof CompatStatement['support']],
): SimpleSupportStatement[] => (support === undefined ? [] : ([support].flat() as SimpleSupportStatement[]));

/** Half of a feature counts: what it lacks has a row of its own. */
function has(
  {
    version_added: since,
    version_removed: until,
    flags,
    prefix,
    alternative_name: other,
  }: SimpleSupportStatement,
  version: string,
): boolean {
  if (typeof since !== 'string' || since === 'preview' || flags || prefix || other) return false;
  return (
    isAtLeast(version, since.replace('≤', '')) &&
    !(typeof until === 'string' && isAtLeast(version, until.replace('≤', '')))
  );
}

function isAtLeast(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => text.split('.').map(Number));
  for (let part = 0; part < Math.max(a!.length, b!.length); part += 1) {
    const difference = (a![part] ?? 0) - (b![part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
