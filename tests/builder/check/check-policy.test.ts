// @vitest-environment happy-dom
// Pages with a Content-Security-Policy: what it blocks, and the directive that mends it.
import { describe, expect, it } from 'vitest';
import { card, check, goodIntegrity, here, loader, page, rules, shop } from './shop';

const with_ = (headers: string, html = page(card)) => rules(html, { ...here, headers });
const tagged = (attributes: string): string =>
  page(card, `<script type="module" src="${shop}/airside.js" ${attributes}></script>`);
const allowed = `default-src 'self'; script-src 'self' ${shop}; connect-src ${shop}; img-src ${shop}; media-src ${shop}; font-src ${shop}`;
const others = ['connect-src', 'font-src', 'img-src', 'media-src'];

describe('policies that let everything pass', () => {
  it.each([
    ['what docs/embed.md says', allowed],
    ['all of https', 'default-src https:'],
    ['everything', 'default-src *'],
    [
      'a wildcard',
      "default-src 'none'; script-src *.example; connect-src *.example; img-src *.example; media-src *.example; font-src *.example",
    ],
    ['only about frames', "frame-ancestors 'none'"],
    ['no trusted type that we lack', `${allowed}; require-trusted-types-for 'script'; trusted-types *`],
    ['trusted types without names', `${allowed}; require-trusted-types-for 'script'`],
    ['an empty one', ''],
    [
      'all headers of an answer',
      `HTTP/2 200\ncontent-type: text/html\nContent-Security-Policy: ${allowed}\nx-frame-options: DENY`,
    ],
    ['headers without one', 'HTTP/1.1 200 OK\nContent-Type: text/html\nServer: x'],
  ])('%s', (_name, headers) => expect(with_(headers)).toEqual([]));
});

describe('scripts', () => {
  it.each<[string, string, string, string[]]>([
    ['only its own', "script-src 'self'", page(card), ['script-src']],
    ['none', "script-src 'none'", page(card), ['script-src']],
    ['an empty directive', 'script-src', page(card), ['script-src']],
    ['by script-src-elem', `script-src *; script-src-elem 'self'`, page(card), ['script-src']],
    ['another port', 'script-src https://shop.example:8443', page(card), ['script-src']],
    ['http means https, too', 'script-src http://shop.example', page(card), []],
    ['one file', `script-src ${shop}/airside.js`, page(card), ['script-src-chunks']],
    ['a folder', `script-src ${shop}/`, page(card), []],
    [
      'a hash',
      `script-src '${goodIntegrity}'`,
      tagged(`integrity="${goodIntegrity}" crossorigin`),
      ['integrity-of-alias', 'script-src-chunks'],
    ],
    ['a nonce', "script-src 'nonce-abc'", tagged('nonce="abc"'), []],
    ['a nonce that the loader lacks', "script-src 'nonce-abc'", page(card), ['script-src']],
    ['a nonce of another answer', "script-src 'nonce-abc'", tagged('nonce="xyz"'), ['nonce-differs']],
    ['strict-dynamic with a nonce', "script-src 'nonce-abc' 'strict-dynamic'", tagged('nonce="abc"'), []],
    [
      'strict-dynamic makes addresses void',
      `script-src ${shop} 'nonce-abc' 'strict-dynamic' https: 'unsafe-inline'`,
      page(card),
      ['script-src'],
    ],
    ['two policies, one of them strict', `script-src ${shop}, script-src 'self'`, page(card), ['script-src']],
    [
      'an inline import',
      "script-src 'self' https://shop.example",
      page(card, `<script type="module">import "${shop}/airside.js"</script>`),
      ['script-src'],
    ],
  ])('%s', (_name, headers, html, expected) => expect(with_(headers, html).sort()).toEqual(expected.sort()));

  it('names the directive as it should be', () => {
    const [finding] = check(page(card), { ...here, headers: "script-src 'self' https://cdn.example" });
    expect(finding?.code).toBe("script-src 'self' https://cdn.example https://shop.example");
  });
  it('makes a directive of its own where default-src decides', () => {
    const findings = check(page(card), { ...here, headers: "default-src 'none'" });
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining([`script-src ${shop}`, `connect-src ${shop}`, `img-src ${shop}`]),
    );
  });
  it('shows a nonce where only that helps', () => {
    const headers = "script-src 'nonce-abc' 'strict-dynamic'";
    expect(check(page(card), { ...here, headers })[0]?.code).toContain('nonce="…"');
  });
});

describe('everything else', () => {
  it.each<[string, string, string[]]>([
    ['nothing at all', "default-src 'none'", ['script-src', ...others]],
    ['only itself', "default-src 'self'", ['script-src', ...others]],
    ['no requests', allowed.replace(`connect-src ${shop}`, "connect-src 'none'"), ['connect-src']],
    ['pictures of its own', allowed.replace(`img-src ${shop}`, "img-src 'self' data:"), ['img-src']],
    ['no pictures of ours', allowed.replace(`font-src ${shop}`, "font-src 'self'"), ['font-src']],
    ['other trusted types', `${allowed}; trusted-types dompurify`, ['trusted-types']],
    ['a sandbox', `${allowed}; sandbox allow-scripts`, ['sandbox']],
    ['a report only', `Content-Security-Policy-Report-Only: default-src 'none'`, ['report-only']],
  ])('%s', (_name, headers, expected) => expect(with_(headers).sort()).toEqual([...expected].sort()));

  it('card fields need their frame, where somebody pays', () => {
    const html = page(
      '<airside-checkout></airside-checkout>',
      `<script type="module" src="${shop}/airside.js" data-payment-url="https://cards.example"></script>`,
    );
    const findings = check(html, { ...here, headers: allowed });
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        "frame-src 'self' https://cards.example",
        `connect-src ${shop} https://cards.example`,
      ]),
    );
  });
  it('so do those of a provider that the backend brings', () => {
    const cards = { frames: ['https://fields.example'], requests: ['https://api.cards.example'] };
    const own = { endpoint: `${shop}/graphql`, cards };
    const codesOf = (body: string, data = '') => {
      const html = page(body, `<script type="module" src="${shop}/airside.js" ${data}></script>`);
      return check(html, { ...here, headers: allowed, own }).flatMap(({ rule, code = '' }) =>
        rule === 'cors' ? [] : [code],
      );
    };
    const checkout = '<airside-checkout></airside-checkout>';
    expect(codesOf(checkout).sort()).toEqual([
      `connect-src ${shop} https://api.cards.example`,
      "frame-src 'self' https://fields.example",
    ]);
    expect(codesOf(card)).toEqual([]);
    const elsewhere = codesOf(checkout, 'data-endpoint="https://api.example/graphql"');
    expect(elsewhere.join('\n')).not.toMatch(/fields|cards/);
  });
  it('asks for the backend where it is elsewhere', () => {
    const html = page(
      card,
      `<script type="module" src="${shop}/airside.js" data-endpoint="https://api.example/graphql"></script>`,
    );
    const [finding] = check(html, { ...here, headers: allowed });
    expect(finding).toMatchObject({ rule: 'connect-src', code: `connect-src ${shop} https://api.example` });
  });
  it('a setting counts in the loader’s address, too, and an attribute before it', () => {
    const codeOf = (query: string, data = '') => {
      const script = `<script type="module" src="${shop}/airside.js?${query}" ${data}></script>`;
      return check(page(card, script), { ...here, headers: allowed })[0]?.code;
    };
    const query = 'endpoint=https://api.example/graphql&amp;store-view=europe';
    expect(codeOf(query)).toBe(`connect-src ${shop} https://api.example`);
    expect(codeOf(query, `data-endpoint="https://other.example/graphql"`)).toBe(
      `connect-src ${shop} https://other.example`,
    );
    expect(codeOf(query, `data-endpoint="${shop}/graphql"`)).not.toContain('api.example');
  });
  it('a meta policy counts in the head, on its line', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
    expect(check(page(card, meta + loader))[0]).toMatchObject({ rule: 'script-src', line: 5 });
    expect(rules(page(meta + card))).toEqual(['policy-outside-head']);
  });
  it('a theme in the page needs a source, too', () => {
    const html = page(`<style>:root { --airside-accent: navy }</style>${card}`);
    expect(with_(`${allowed}; style-src 'self'`, html)).toEqual(['style-src']);
    expect(with_(`${allowed}; style-src 'unsafe-inline'`, html)).toEqual([]);
    expect(with_(`${allowed}; style-src 'nonce-a' 'unsafe-inline'`, html)).toEqual(['style-src']);
  });
});
