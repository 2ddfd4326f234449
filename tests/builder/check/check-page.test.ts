// @vitest-environment happy-dom
// One mistake per page: the checker names it, and nothing else.
import { describe, expect, it } from 'vitest';
import { builds, card, check, goodIntegrity, loader, page, rules, shop } from './shop';

const versioned = `${shop}/airside-0.1.0-aaaaaaaa.js`;

describe('pages without a mistake', () => {
  it.each([
    ['loader in the head', page(card)],
    ['loader at the end, async', page(card + loader.replace('<script', '<script async'), '')],
    [
      'versioned with its hash',
      page(card, `<script type=module src=${versioned} integrity=${goodIntegrity} crossorigin></script>`),
    ],
    ['the small build', page(card, `<script type="module" src="${shop}/embed/airside.js"></script>`)],
    ['upper-case tags', page('<AIRSIDE-PRICE SKU="GN-002"></AIRSIDE-PRICE>')],
    ['in a paragraph', page('<p>From <airside-price sku="GN-002">10 $</airside-price> on.</p>')],
    ['with fallback', page('<airside-product-card sku="A"><a href="/a">See it</a></airside-product-card>')],
    ['in a table cell', page(`<table><tr><td>${card}</td></tr></table>`)],
    ['told about as code', page(`${card}<pre><code>&lt;airside-price sku="A"&gt;</code></pre>`)],
    [
      'attributes of editors',
      page(
        '<airside-mini-cart class="x" id=y data-z style="color:red" aria-label="Bag" v-if="a" @click="b"></airside-mini-cart>',
      ),
    ],
    ['a store of its own', page(`<airside-store store-view="de">${card}</airside-store>`)],
    ['imported by a module', page(card, `<script type="module">import '${shop}/airside.js'</script>`)],
    ['another host’s scripts', page(card, `<script src="https://cdn.example/jquery.js"></script>${loader}`)],
    ['no word about us', '<!doctype html><p>Hello'],
  ])('%s', (_name, html) => expect(rules(html)).toEqual([]));
});

describe('the loader', () => {
  it.each<[string, string, string[]]>([
    ['missing', page(card, '<script src="/site.js"></script>'), ['no-loader']],
    ['stripped: a page without any script', page(card, ''), ['script-stripped']],
    ['a part of a page', card, ['no-loader-in-part']],
    ['in a comment', page(card, `<!-- ${loader} -->`), ['loader-as-text']],
    [
      'as text',
      page(`<p>&lt;script type="module" src="${shop}/airside.js"&gt;&lt;/script&gt;</p>${card}`, ''),
      ['loader-as-text'],
    ],
    ['in noscript', page(card, `<noscript>${loader}</noscript>`), ['loader-as-text']],
    ['not a module', page(card, `<script src="${shop}/airside.js"></script>`), ['loader-not-module']],
    [
      'as text/javascript',
      page(card, `<script type="text/javascript" src="${shop}/airside.js" defer></script>`),
      ['loader-not-module'],
    ],
    [
      'delayed by WP Rocket',
      page(
        card,
        `<script type="rocketlazyloadscript" data-rocket-type="module" data-rocket-src="${shop}/airside.js"></script>`,
      ),
      ['loader-asleep'],
    ],
    [
      'delayed by Cloudflare',
      page(card, `<script type="3c9d0-module" src="${shop}/airside.js"></script>`),
      ['loader-asleep'],
    ],
    [
      'waiting for consent',
      page(
        card,
        `<script type="text/plain" data-cookieconsent="marketing" src="${shop}/airside.js"></script>`,
      ),
      ['loader-asleep'],
    ],
    ['twice', page(card + loader), ['loader-twice']],
    [
      'two versions',
      page(card, loader + `<script type="module" src="${shop}/airside-0.0.9-cccccccc.js"></script>`),
      ['two-versions'],
    ],
    [
      'both runtimes',
      page(card, loader + `<script type="module" src="${shop}/embed/airside.js"></script>`),
      ['two-runtimes'],
    ],
    [
      'of two shops',
      page(card, loader + '<script type="module" src="https://other.example/airside.js"></script>'),
      ['two-shops'],
    ],
    [
      'from one’s own computer',
      page(card, '<script type="module" src="http://localhost:4000/airside.js"></script>'),
      ['loader-local'],
    ],
    [
      'with a relative address',
      page(card, '<script type="module" src="js/airside.js"></script>'),
      ['loader-relative'],
    ],
    [
      'with cookies',
      page(card, `<script type="module" crossorigin="use-credentials" src="${shop}/airside.js"></script>`),
      ['loader-credentials'],
    ],
    ['without elements', page(''), ['no-elements']],
    ['on an AMP page', page(card).replace('<html', '<html amp'), ['amp']],
  ])('%s', (_name, html, expected) => expect(rules(html)).toEqual(expected));

  it('says where the address leads that a <base> changes', () => {
    const head = '<base href="https://cdn.example/site/"><script type="module" src="airside.js"></script>';
    expect(check(page(card, head))[0]?.effect ?? '').toBeDefined();
    const finding = check(page(card, head)).find(({ rule }) => rule === 'loader-relative');
    expect(finding?.effect).toContain('https://cdn.example/site/airside.js');
  });

  it('hears of a tag manager that may put it in', () => {
    const [finding] = check(
      page(card, '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>'),
    );
    expect(finding).toMatchObject({ rule: 'no-loader', mend: expect.stringContaining('tag manager') });
  });
});

describe('integrity', () => {
  const tag = (src: string, rest: string): string =>
    page(card, `<script type="module" src="${src}" ${rest}></script>`);
  it.each<[string, string, string[]]>([
    [
      'of another file',
      tag(versioned, `integrity="sha384-${'C'.repeat(64)}" crossorigin`),
      ['integrity-mismatch'],
    ],
    [
      'of the alias’s bytes of today',
      tag(`${shop}/airside.js`, `integrity="${goodIntegrity}" crossorigin`),
      ['integrity-of-alias'],
    ],
    [
      'of the alias’s bytes of yesterday',
      tag(`${shop}/airside.js`, `integrity="sha384-${'C'.repeat(64)}" crossorigin`),
      ['integrity-mismatch'],
    ],
    [
      'without crossorigin',
      tag(versioned, `integrity="${goodIntegrity}"`),
      ['integrity-without-crossorigin'],
    ],
    ['that is no hash', tag(versioned, 'integrity="md5-abc" crossorigin'), ['integrity-malformed']],
    [
      'of a build that is not known here',
      tag(`${shop}/airside-0.0.1-dddddddd.js`, `integrity="sha384-${'C'.repeat(64)}" crossorigin`),
      [],
    ],
  ])('%s', (_name, html, expected) => expect(rules(html)).toEqual(expected));

  it('gives the line that fits', () => {
    const [finding] = check(tag(versioned, `integrity="sha384-${'C'.repeat(64)}" crossorigin`));
    expect(finding?.code).toContain(
      `src="${builds[0]!.base}${builds[0]!.release.file}" integrity="${goodIntegrity}"`,
    );
  });
});

describe('what the loader is told', () => {
  const tag = (data: string, query = ''): string =>
    page(card, `<script type="module" src="${shop}/airside.js${query}" ${data}></script>`);
  it.each<[string, string, string[]]>([
    ['a misspelt name', tag('data-end-point="https://a.example/graphql"'), ['config-unknown']],
    ['a name without data-', tag('endpoint="https://a.example/graphql"'), ['config-unknown']],
    ['no address', tag('data-endpoint="https://"'), ['config-address']],
    ['no address but a host', tag('data-endpoint="localhost:8080/graphql"'), ['config-address']],
    ['another language', tag('data-locale="de_DE"'), ['config-locale']],
    ['what optimisers add', tag('data-cfasync="false" data-no-optimize="1"'), []],
    ['a misspelt name in its address', tag('', '?end-point=https://a.example/graphql'), ['config-unknown']],
    ['a name with data- in its address', tag('', '?data-locale=en_US'), ['config-unknown']],
    ['no address in its address', tag('', '?endpoint=https://'), ['config-address']],
    ['another language in its address', tag('', '?locale=de_DE'), ['config-locale']],
    ['another language that an attribute takes back', tag('data-locale="en_US"', '?locale=de_DE'), []],
    [
      'a backend over http in its address',
      tag('', '?endpoint=http://shop.example/graphql'),
      ['mixed-content'],
    ],
    ['what keeps caches away', tag('', '?v=3&amp;ver=1.2&amp;t=1700000000'), []],
  ])('%s', (_name, html, expected) => expect(rules(html)).toEqual(expected));

  it('says what to write where its address says it wrong', () => {
    const [finding] = check(tag('', '?store-veiw=europe'));
    expect(finding).toMatchObject({ line: 5, code: 'store-view=europe' });
  });
});

describe('tags and attributes', () => {
  it.each<[string, string, string[]]>([
    ['a misspelt tag', '<airside-product-crad sku="A"></airside-product-crad>', ['tag-unknown']],
    ['a tag of ours that is none', '<airside-wheel-of-fortune></airside-wheel-of-fortune>', ['tag-unknown']],
    ['no prefix to speak of', `<airside_price sku="A"></airside_price>${card}`, ['tag-unknown']],
    ['letters swapped in the prefix', `<ariside-price sku="A"></ariside-price>${card}`, ['tag-unknown']],
    [
      'a line break that the editor put into a tag',
      `<airside-price<br />\nsku="A"></airside-price>${card}`,
      ['tag-in-tag'],
    ],
    ['a no-break space', `<airside-price\u00a0sku="A"></airside-price>${card}`, ['stray-space']],
    ['a misspelt attribute', '<airside-mini-cart open-on-ad></airside-mini-cart>', ['attribute-unknown']],
    [
      'an attribute in camelCase',
      '<airside-product-card sku="A" addToCart></airside-product-card>',
      ['attribute-unknown'],
    ],
    [
      'a word that is no choice',
      '<airside-product-list kind="bestseller"></airside-product-list>',
      ['attribute-value'],
    ],
    ['no number', '<airside-product-list skus="A" limit="six"></airside-product-list>', ['attribute-value']],
    [
      'neither yes nor no',
      '<airside-product-card sku="A" add-to-cart="maybe"></airside-product-card>',
      ['attribute-value'],
    ],
    ['nothing to show', '<airside-product-card></airside-product-card>', ['attribute-missing']],
    ['an empty SKU', '<airside-price sku=" "></airside-price>', ['attribute-missing']],
    [
      'one of several would do',
      '<airside-product-list limit="3"></airside-product-list>',
      ['attribute-missing'],
    ],
    ['curly quotes', '<airside-price sku=“GN-002”></airside-price>', ['curly-quotes']],
    [
      'a template that was not filled in',
      '<airside-price sku="{{ product.sku }}"></airside-price>',
      ['template-left'],
    ],
    [
      'a quote that is not closed',
      '<airside-price sku="GN-002></airside-price>\n<p class="x">More</p>',
      ['quote-not-closed', 'tag-not-closed'],
    ],
  ])('%s', (_name, body, expected) => expect(rules(page(body))).toEqual(expected));

  it('knows which one is meant, and where', () => {
    expect(check(page('<p>\n<airside-product-crad sku="A"></airside-product-crad>'))[0]).toMatchObject({
      line: 9,
      mend: 'Did you mean <airside-product-card>?',
    });
  });
});

describe('places', () => {
  it.each<[string, string, string[]]>([
    ['self-closing', '<div><airside-price sku="A" /> from now on</div>', ['self-closing']],
    ['self-closing, nothing behind', '<div><airside-mini-cart/></div>', ['self-closing']],
    ['not closed', '<div><airside-price sku="A"> and more</div>', ['tag-not-closed']],
    [
      'a block ends the paragraph',
      '<p><airside-product-card sku="A"><div>See it</div></airside-product-card></p>',
      ['paragraph-split'],
    ],
    ['in a link', `<a href="/x">${card}</a>`, ['control-in-control']],
    ['in a button', '<button><airside-mini-cart></airside-mini-cart></button>', ['control-in-control']],
    ['a price in a link', '<a href="/x"><airside-price sku="A"></airside-price></a>', []],
    ['in a select', '<select><airside-price sku="A"></airside-price></select>', ['in-select']],
    ['in a table outside its cells', `<table><tr>${card}</tr></table>`, ['in-table']],
    ['in a drawing', '<svg><airside-price sku="A"></airside-price></svg>', ['no-elements', 'in-svg']],
    [
      'in foreignObject',
      '<svg><foreignObject><airside-price sku="A"></airside-price></foreignObject></svg>',
      [],
    ],
    ['in noscript', `<noscript>${card}</noscript>`, ['in-noscript', 'no-elements']],
    ['in a textarea', `<textarea>${card}</textarea>`, ['in-textarea', 'no-elements']],
    ['in a template', `<template>${card}</template>`, ['no-elements', 'in-template']],
    [
      'in a declarative shadow root',
      `<x-y><template shadowrootmode="open">${card}</template></x-y>${card}`,
      [],
    ],
    ['in a comment', `${card}<!-- ${card} -->`, ['in-comment']],
    ['shown as text', `<p>&lt;airside-price sku="A"&gt;&lt;/airside-price&gt;</p>${card}`, ['tag-as-text']],
    ['a form in a form', '<form><airside-sign-in></airside-sign-in></form>', ['form-in-form']],
    ['one in the other', `<airside-product-list kind="new">${card}</airside-product-list>`, ['in-fallback']],
    ['cut off', `${card}<airside-price sku="A`, ['unfinished']],
    ['two shops', '<airside-shop></airside-shop><airside-shop></airside-shop>', ['twice']],
    [
      'two mini carts',
      '<airside-mini-cart></airside-mini-cart><airside-mini-cart></airside-mini-cart>',
      ['twice'],
    ],
    [
      'a header beside the shop',
      '<airside-header></airside-header><airside-shop></airside-shop>',
      ['shop-brings-it'],
    ],
  ])('%s', (_name, body, expected) => expect(rules(page(body)).sort()).toEqual([...expected].sort()));

  it('in the head', () => expect(rules(page('', loader + card))).toEqual(['in-head']));
});

describe('where the page is', () => {
  const plain = page(card, '<script type="module" src="http://shop.example/airside.js"></script>');
  it.each<[string, string, string | undefined, string[]]>([
    ['http on https', plain, 'https://notes.example', ['mixed-content']],
    ['http on http', plain, 'http://notes.example', []],
    ['http, nobody knows on what', plain, undefined, ['mixed-content', 'address-unknown']],
    [
      'a page that upgrades',
      plain.replace(
        '<title>',
        '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><title>',
      ),
      'https://notes.example',
      [],
    ],
    [
      'the backend over http',
      page(
        card,
        `<script type="module" src="${shop}/airside.js" data-endpoint="http://api.example/graphql"></script>`,
      ),
      'https://notes.example',
      ['mixed-content'],
    ],
    ['a file', page(card), 'file:///home/me/page.html', ['page-is-file']],
    ['an address without a scheme', page(card), 'notes.example/page', []],
    ['one of this machine, without a scheme', plain, 'localhost:8080', []],
    ['no address', page(card), 'mailto:editors@notes.example', ['address-unknown']],
    [
      'a canonical link that says nothing of it',
      page(card, loader + '<link rel="canonical" href="page.html">'),
      undefined,
      ['address-unknown'],
    ],
    [
      'the canonical link says it',
      page(card, loader + '<link rel="canonical" href="https://notes.example/">'),
      undefined,
      [],
    ],
  ])('%s', (_name, html, address, expected) =>
    expect(rules(html, address === undefined ? {} : { address })).toEqual(expected),
  );

  it('gives the command that asks the backend', () => {
    expect(check(page(card)).find(({ rule }) => rule === 'cors')?.code).toBe(
      'npm run doctor -- https://shop.example/graphql --origin https://notes.example',
    );
  });
});
