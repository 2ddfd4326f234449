// Which pages a browser may prepare before a link to them is followed (speculation rules). Never one that is a person's, or that a visit changes.
import { privatePaths } from '../look-up';

/** For pages of other sites, which name it in a header (docs/embed.md). */
export const speculationPath = '/speculation-rules.json';

/** The backend's: what it answers and keeps, and where its mails lead, some of which change something. */
const notPages = [
  ...['/graphql', '/rest', '/api', '/media', '/static', '/uploads'],
  ...['/customer', '/newsletter', '/sales'],
];

/** On the address of the rules: that of the page, or of the file. */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: [...privatePaths, ...notPages].map((path) => `${path}{/*}?`) } },
    // Other tabs, files, and what editors do not stand for.
    { not: { selector_matches: '[target], [download], [rel~="nofollow"]' } },
  ],
};

/**
 * As it stands in a page that the server has drawn, until the shop follows links itself (elements/tags/shop): whoever rests on a
 * link before its script has come finds the next page drawn, too.
 */
export const pageRules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });

/** With the press only: what another site's visitors look at is not ours to guess. Prepared whole where both are of one site. */
const foreignRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'conservative' }],
  prerender: [{ where, eagerness: 'conservative' }],
});

/** The file that pages of other sites name. */
export function speculationFile(): Response {
  return new Response(foreignRules, {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    },
  });
}
