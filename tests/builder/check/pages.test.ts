// @vitest-environment happy-dom
// Pages as systems make them (shapes of WordPress, Elementor, Shopify, Webflow, Wix, Squarespace, mail and print exports; all
// invented), and texts that are no pages at all: the checker finds what is wrong, is quiet about the rest, and never throws.
import { describe, expect, it } from 'vitest';
import { isWhole } from '../../support/whole';
import { check, goodIntegrity, here, rules, shop } from './shop';

const wordpress = (content: string, head = ''): string => `<!DOCTYPE html>
<html lang="en-US" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8" />
<link rel="profile" href="http://gmpg.org/xfn/11">
<title>Five bottles &#8211; Gate Notes</title>
<link rel="canonical" href="https://notes.example/five-bottles/" />
<style id='wp-emoji-styles-inline-css'>img.wp-smiley { display: inline !important; }</style>
<link rel='stylesheet' id='theme-css' href='https://notes.example/wp-content/themes/t/style.css?ver=6.8' media='all' />
${head}
</head>
<body class="wp-singular post-template-default single single-post postid-12">
<div class="wp-site-blocks"><main><div class="entry-content wp-block-post-content">
${content}
</div></main></div>
<script src="https://notes.example/wp-includes/js/comment-reply.min.js?ver=6.8" id="comment-reply-js" async></script>
</body>
</html>`;
const script = `<script type="module" src="${shop}/airside.js"></script>`;

describe('WordPress', () => {
  it.each<[string, string, string[]]>([
    [
      'block editor, loader in the theme',
      wordpress('<p><airside-mini-cart></airside-mini-cart></p>', script),
      [],
    ],
    [
      'author without the right to write scripts',
      wordpress('<p><airside-mini-cart></airside-mini-cart></p>'),
      ['no-loader'],
    ],
    [
      'pasted into the visual editor',
      wordpress('<p>&lt;airside-mini-cart&gt;&lt;/airside-mini-cart&gt;</p>', script),
      ['tag-as-text', 'no-elements'],
    ],
    [
      'loader pasted into the visual editor',
      wordpress(
        `<p>&lt;script type=&#8221;module&#8221; src=&#8221;${shop}/airside.js&#8221;&gt;&lt;/script&gt;</p><airside-mini-cart></airside-mini-cart>`,
      ),
      ['loader-as-text'],
    ],
    [
      'texturised quotes',
      wordpress('<p><airside-price sku=&#8221;GN-002&#8243;></airside-price></p>', script),
      ['curly-quotes'],
    ],
    [
      'wpautop round blocks',
      wordpress(
        '<p><airside-product-card sku="A"></p>\n<div>See it</div>\n<p></airside-product-card></p>',
        script,
      ),
      ['tag-not-closed'],
    ],
    [
      'delayed by an optimiser',
      wordpress(
        '<airside-mini-cart></airside-mini-cart>',
        `<script type="rocketlazyloadscript" data-rocket-src='${shop}/airside.js'></script>`,
      ),
      ['loader-asleep'],
    ],
    [
      'combined and stripped of type',
      wordpress(
        '<airside-mini-cart></airside-mini-cart>',
        `<script defer src="${shop}/airside.js?ver=6.8" id="airside-js"></script>`,
      ),
      ['loader-not-module'],
    ],
    [
      'lazy by LiteSpeed',
      wordpress(
        '<airside-mini-cart></airside-mini-cart>',
        `<script type="litespeed/javascript" data-src="${shop}/airside.js"></script>`,
      ),
      ['loader-asleep'],
    ],
    [
      'the same plugin twice',
      wordpress('<airside-mini-cart></airside-mini-cart>', script + script),
      ['loader-twice'],
    ],
    [
      'a shortcode that nobody expands',
      wordpress('<airside-price sku="[[sku]]"></airside-price>', script),
      ['template-left'],
    ],
    [
      'an excerpt that ends in a tag',
      wordpress('<p>Read on <airside-price sku="GN-002', script),
      ['quote-not-closed'],
    ],
  ])('%s', (_name, html, expected) =>
    expect(rules(html, {}).filter((rule) => rule !== 'cors')).toEqual(expect.arrayContaining(expected)),
  );
});

describe('builders and shops', () => {
  it.each<[string, string, string[]]>([
    [
      'Elementor: a link as a box round a card',
      wordpress(
        '<a class="elementor-element e-con" href="/x"><div class="elementor-widget-html"><airside-product-card sku="A" add-to-cart></airside-product-card></div></a>',
        script,
      ),
      ['control-in-control'],
    ],
    [
      'Webflow: embed in a rich text, attributes of its own',
      `<!DOCTYPE html><html data-wf-page="1" data-wf-site="2"><head><title>x</title>${script}</head><body><div data-w-id="3" class="w-embed"><airside-newsletter data-w-tab="x"></airside-newsletter></div><script src="https://cdn.example/webflow.js"></script></body></html>`,
      [],
    ],
    [
      'Wix: an iframe of HTML of its own',
      `<html><body><iframe srcdoc="&lt;airside-price&gt;"></iframe><airside-price sku="A"></airside-price>${script}</body></html>`,
      [],
    ],
    [
      'Shopify: Liquid that was not filled in',
      `<html><head>${script}</head><body><airside-product-card sku="{{ product.metafields.duty.sku }}"></airside-product-card></body></html>`,
      ['template-left'],
    ],
    [
      'Shopify: a filter that answered nothing',
      `<html><head>${script}</head><body><airside-product-card sku=""></airside-product-card></body></html>`,
      ['attribute-missing'],
    ],
    [
      'Squarespace: loader in a code block that is a noscript for editors',
      `<html><body><div class="sqs-block-code"><noscript>${script}</noscript><airside-mini-cart></airside-mini-cart></div><script>Static={}</script></body></html>`,
      ['loader-as-text'],
    ],
    [
      'React on the server: camelCase and no closing tag',
      `<html><head>${script}</head><body><div id="root"><airside-product-list categoryUid="MTI=" hideEmpty /><footer>x</footer></div></body></html>`,
      ['attribute-missing', 'self-closing', 'attribute-unknown', 'attribute-unknown'],
    ],
    [
      'a consent tool',
      `<html><head><script type="text/plain" class="cmplz-script" data-category="statistics" src="${shop}/airside.js"></script></head><body><airside-mini-cart></airside-mini-cart></body></html>`,
      ['loader-asleep'],
    ],
    [
      'a tag manager does it',
      `<html><head><script>(function(w,d,s,l,i){})(window,document,'script','dataLayer','GTM-X')//gtm.js</script></head><body><airside-mini-cart></airside-mini-cart></body></html>`,
      ['no-loader'],
    ],
    [
      'print export: everything in upper case, no quotes',
      `<HTML><HEAD><SCRIPT TYPE=module SRC=${shop}/airside.js></SCRIPT></HEAD><BODY><AIRSIDE-PRICE SKU=GN-002></AIRSIDE-PRICE></BODY></HTML>`,
      [],
    ],
    [
      'a page of tables',
      `<html><head>${script}</head><body><table><tr><td><table><tr><airside-price sku="A"></airside-price><td>x</table></table></body></html>`,
      ['in-table'],
    ],
    [
      'minified, no optional tags',
      `<!doctype html><title>x</title>${script}<p>a<p><airside-price sku=A></airside-price>`,
      [],
    ],
    [
      'an old version by hash, held by a strict policy in the page',
      `<!doctype html><html><head><meta http-equiv=content-security-policy content="default-src 'none'; script-src ${shop}; connect-src ${shop}; img-src ${shop}; media-src ${shop}; font-src ${shop}"><script type=module src=${shop}/airside-0.1.0-aaaaaaaa.js integrity=${goodIntegrity} crossorigin></script></head><body><airside-price sku=A></airside-price></body></html>`,
      [],
    ],
    [
      'windows line ends and a byte order mark',
      `\ufeff<!doctype html>\r\n<html>\r\n<head>\r\n${script}\r\n</head>\r\n<body>\r\n<airside-price sku="A"></airside-price>\r\n</body></html>`,
      [],
    ],
  ])('%s', (_name, html, expected) => expect(rules(html)).toEqual(expected));

  it('counts lines as an editor does', () => {
    const html = `<!doctype html>\r\n<html>\r\n<head>${script}</head>\r\n<body>\r\n<airside-price></airside-price>`;
    expect(check(html)[0]).toMatchObject({ rule: 'attribute-missing', line: 5 });
  });
});

describe('garbage', () => {
  // happy-dom takes four times as long for twice as deep.
  const long = '<div>'.repeat(isWhole ? 20_000 : 5_000) + '<airside-price sku="A">' + '<p>'.repeat(2_000);
  it.each([
    ['nothing', ''],
    ['a word', 'airside'],
    ['one bracket', '<'],
    ['brackets', '<<<<>>>><</></ ><!><!-<!--'],
    ['a lone end', '</airside-price>'],
    ['null characters', '<airside-price\0 sku="\0">\0</airside-price>'],
    ['half a surrogate', '<airside-price sku="\ud800">\udfff'],
    ['references that are none', '&#x110000;&#99999999999;&bogus;<airside-price sku="&#xFFFFFFFF;&;&#;">'],
    ['JSON', '{"html":"<airside-price sku=\\"A\\"></airside-price>"}'],
    [
      'names of Object',
      '<airside-constructor __proto__="x" constructor="y"></airside-constructor><airside-price __proto__=1 sku=a></airside-price>',
    ],
    ['deep and long', long],
  ])('%s', (_name, html) => expect(() => check(html)).not.toThrow());

  // A careless pattern takes hours here: the time limit of every test is enough to tell.
  it('is quick with what repeats', () => {
    for (const text of [
      '<script airside',
      '&lt;script ',
      '<!--',
      '<airside-price sku="',
      '<a href=',
      'script airside ',
    ])
      check(text.repeat(20_000), { ...here, headers: "script-src 'self' ".repeat(2_000) });
  });

  it('takes any text, and any headers', () => {
    const pieces = [
      ...[
        '<',
        '>',
        '/',
        '"',
        "'",
        '=',
        ' ',
        '\n',
        '&',
        ';',
        '-',
        '!',
        '?',
        '\0',
        'é',
        '“',
        '{{',
        '*',
        ':',
        ',',
      ],
      ...[
        'airside-price',
        'airside-',
        'script',
        'sku',
        'svg',
        'table',
        'p',
        'template',
        'select',
        'meta',
        'base',
        'textarea',
      ],
      ...[
        '<airside-price sku="A">',
        '</airside-price>',
        script,
        '<!--',
        '-->',
        '<p>',
        '</p>',
        "'none'",
        'script-src',
        'integrity=',
        'http://[',
        'data-endpoint=',
      ],
    ];
    let seed = 7;
    const random = (most: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % most;
    };
    const text = (): string =>
      Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join('');
    for (let round = 0; round < 3_000; round += 1) {
      const html = text();
      const place = { headers: text(), address: text() };
      expect(() => check(html, place), JSON.stringify({ html, place })).not.toThrow();
    }
  });
});
