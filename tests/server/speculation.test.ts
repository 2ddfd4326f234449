// @vitest-environment node
// What a page lets browsers prepare before a link is followed, and what it keeps out of that.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchRoute } from '../../src/routing/route-table';
import { createPageRenderer } from '../../server/pages/index';
import { privatePaths } from '../../server/pages/look-up';
import { pageRules } from '../../server/pages/document/speculation';
import { createFirstScreens } from '../../server/render/index';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

interface Rule {
  where: { and: [object, { not: { href_matches: string[] } }, object] };
  eagerness: string;
}
type Rules = Partial<Record<'prefetch' | 'prerender', Rule[]>>;

let backend: TestBackend;
beforeAll(async () => void (backend = await testBackend()));
afterAll(() => backend?.close());

function answerAt(path: string): Promise<Response> {
  const fetch = (request: Request) => backend.handle(request);
  const firstScreens = createFirstScreens({ shopUrl: testOrigin, fetch });
  const render = createPageRenderer({ shopUrl: testOrigin, fetch, firstScreens });
  return render(new Request(testOrigin + path, { headers: { accept: 'text/html' } }));
}

const scriptIn = (html: string) => /<script type="speculationrules"[^>]*>(.*?)<\/script>/.exec(html)?.[1];

describe('a page that was drawn', () => {
  it('has rules, allowed by their hash', async () => {
    const page = await answerAt('/spirits/whisky.html');
    const rules = scriptIn(await page.text()) ?? '';
    const [rule] = (JSON.parse(rules) as Rules).prerender!;
    expect(rule?.eagerness).toBe('moderate');
    const hash = createHash('sha256').update(rules).digest('base64');
    const [, scripts] = /script-src ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
    expect(scripts).toContain(`'sha256-${hash}'`);
  });

  it('may be prepared whole by another host of its site', async () => {
    const { headers } = await answerAt('/spirits/whisky.html');
    expect(headers.get('supports-loading-mode')).toBe('credentialed-prerender');
  });
});

it.each(['/cart', '/checkout', '/sign-in', '/nothing-is-here.html'])('%s has none', async (path) => {
  const page = await answerAt(path);
  expect(page.headers.has('supports-loading-mode')).toBe(false);
  expect(scriptIn(await page.text())).toBeUndefined();
});

describe('the rules of pages of other sites', () => {
  it('are a file that every origin may read, and wait for the press', async () => {
    const file = await answerAt('/speculation-rules.json');
    expect(file.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    const { prefetch = [], prerender = [] } = (await file.json()) as Rules;
    expect([...prefetch, ...prerender].map(({ eagerness }) => eagerness)).toEqual([
      'conservative',
      'conservative',
    ]);
    const page = JSON.parse(pageRules) as Rules;
    expect(prefetch[0]?.where).toEqual(page.prerender![0]?.where);
  });
});

it('nothing is prepared that is one person’s, or that a visit changes', () => {
  const [rule] = (JSON.parse(pageRules) as Rules).prerender!;
  const { href_matches: left } = rule!.where.and[1].not;
  const changing = [
    '/cart',
    '/checkout',
    '/sign-in',
    '/create-account',
    '/customer/account/confirm',
    '/guest-order',
  ];
  const ofPersons = [
    '/wishlist',
    '/saved-payments',
    '/order-history',
    '/communications',
    '/address-book',
    '/account-information',
  ];
  for (const path of [...changing, ...ofPersons]) expect(left).toContain(`${path}{/*}?`);
  // What needs a sign-in is among them, whatever is added to the routes.
  for (const path of privatePaths) expect(matchRoute(path, new URLSearchParams())).toBeDefined();
  // Where a mail leads that ends a subscription, and where a Magento signs out.
  for (const path of ['/graphql', '/newsletter', '/customer']) expect(left).toContain(`${path}{/*}?`);
});
