// @vitest-environment happy-dom
// What the embed builder hands out to copy: loader line, tag, theme, policy.
import { describe, expect, it } from 'vitest';
import { extendPolicy, needsOf, policyLines } from '../../elements/build/policy/needs';
import { contracts } from '../../elements/build/contracts';
import { loaderHtml } from '../../demo-host/pages/builder/snippet/loader-html';
import { tagHtml } from '../../elements/build/tag-html';
import { themeCss, tokensIn } from '../../demo-host/pages/builder/snippet/theme-css';
import { tokens } from '../../elements/kit/sheets/tokens';
import { check, builds, shop } from './check/shop';

const contractOf = (tag: string) => contracts.find((contract) => contract.tag === tag)!;

describe('tag', () => {
  const card = contractOf('airside-product-card');
  it.each([
    [{}, '<airside-product-card></airside-product-card>'],
    [{ sku: 'GN-002' }, '<airside-product-card sku="GN-002"></airside-product-card>'],
    [{ sku: 'a"b&c' }, '<airside-product-card sku="a&quot;b&amp;c"></airside-product-card>'],
    [{ sku: 'A', 'add-to-cart': true }, '<airside-product-card sku="A" add-to-cart></airside-product-card>'],
    [{ sku: 'A', 'add-to-cart': false }, '<airside-product-card sku="A"></airside-product-card>'],
    [{ sku: 'A', unknown: 'x' }, '<airside-product-card sku="A"></airside-product-card>'],
  ])('%j', (values, html) => expect(tagHtml(card, values)).toBe(html));
  it('leaves out what is the default', () =>
    expect(tagHtml(contractOf('airside-brand-logos'), { heading: 'Our houses', limit: 12 })).toBe(
      '<airside-brand-logos heading="Our houses"></airside-brand-logos>',
    ));
});

describe('loader', () => {
  it('follows releases', () =>
    expect(loaderHtml({ base: `${shop}/` })).toBe(
      `<script type="module" src="${shop}/airside.js"></script>`,
    ));
  it('says by its address what differs where a tag manager leaves nothing else', () => {
    const config = { 'store-view': 'de', 'shop-url': 'https://www.example/?a&b', locale: '' };
    const [, address = ''] =
      /src="([^"]*)"/.exec(loaderHtml({ base: `${shop}/`, config, isManaged: true })) ?? [];
    const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
    expect(pathname).toBe('/airside.js');
    expect([...searchParams]).toEqual([
      ['store-view', 'de'],
      ['shop-url', 'https://www.example/?a&b'],
    ]);
    expect(loaderHtml({ base: `${shop}/`, isManaged: true })).toBe(loaderHtml({ base: `${shop}/` }));
  });
  it('is held at one release by its hash, and told what differs', () => {
    const { base, release } = builds[1]!;
    expect(loaderHtml({ base, release, config: { 'store-view': 'de', locale: '' } })).toBe(
      `<script type="module" src="${base}${release.file}" integrity="${release.integrity}" crossorigin data-store-view="de"></script>`,
    );
  });
});

describe('theme', () => {
  it('writes what differs from the default, in the order of the tokens', () =>
    expect(
      themeCss({ '--airside-accent': '#003366', '--airside-ink': '#000', '--airside-radius': '10px' }),
    ).toBe(':root {\n  --airside-ink: #000;\n  --airside-accent: #003366;\n}'));
  it('is nothing where nothing differs', () =>
    expect(themeCss(Object.fromEntries(tokens.map(({ name, default: value }) => [name, value])))).toBe(''));
  it('lets nothing out of a value', () =>
    expect(
      themeCss({
        '--airside-ink': 'red; } body { display: none',
        '--airside-x': 'y',
        '--airside-font': '</style>',
      }),
    ).toBe(''));
  it('reads what it wrote', () => {
    const chosen = { '--airside-accent': '#003366', '--airside-font': "Georgia, 'Times New Roman', serif" };
    expect(tokensIn(`/* --airside-ink: red */ ${themeCss(chosen)}`)).toEqual(chosen);
  });
});

describe('policy', () => {
  const cards = { frames: ['https://fields.example'], requests: ['https://cards.example'] };
  const origins = { loader: [shop], backend: [shop], content: [shop], payment: cards };
  const needs = needsOf(origins, ['airside-price']);
  it('one line per directive', () =>
    expect(policyLines(needs).split(';\n')).toEqual(
      ['script-src', 'connect-src', 'img-src', 'media-src', 'font-src'].map((name) => `${name} ${shop}`),
    ));
  it('frames and requests of the card fields, where somebody pays', () => {
    expect(policyLines(needsOf(origins, ['airside-checkout']))).toContain('frame-src https://fields.example');
    expect(policyLines(needsOf(origins, ['airside-checkout']))).toContain(
      `connect-src ${shop} https://cards.example`,
    );
  });
  it.each([
    [
      "default-src 'self'; script-src 'self' https://cdn.example",
      /script-src 'self' https:\/\/cdn.example https:\/\/shop.example/,
    ],
    [
      "default-src 'none'",
      /default-src 'none'; script-src https:\/\/shop.example; connect-src https:\/\/shop.example/,
    ],
    ["Content-Security-Policy: img-src 'none';", /^Content-Security-Policy: img-src https:\/\/shop.example$/],
    ['default-src https:', /^default-src https:$/],
    ['', /^$/],
  ])('extends %s', (policy, expected) => expect(extendPolicy(policy, needs)).toMatch(expected));
  it.each([
    ['trusted-types dompurify', 'trusted-types dompurify airside-html airside-structured-data'],
    [
      "Trusted-Types airside-html 'allow-duplicates'",
      "trusted-types airside-html 'allow-duplicates' airside-structured-data",
    ],
    ["trusted-types 'none'", 'trusted-types airside-html airside-structured-data'],
    ['trusted-types *', 'trusted-types *'],
    ["require-trusted-types-for 'script'", "require-trusted-types-for 'script'"],
  ])('gives our names to %s', (policy, expected) => {
    expect(extendPolicy(policy, needs)).toBe(expected);
    expect(extendPolicy(`img-src https:; ${policy}`, needs)).toBe(`img-src https:; ${expected}`);
  });
  it('extended, it lets a page pass', () => {
    const policy =
      "default-src 'self'; img-src 'none'; object-src 'none'; trusted-types dompurify; require-trusted-types-for 'script'";
    const headers = extendPolicy(policy, needs);
    const html = `<!doctype html><html><head>${loaderHtml({ base: `${shop}/` })}</head><body>${tagHtml(contractOf('airside-price'), { sku: 'A' })}`;
    expect(check(html, { headers, address: 'https://notes.example' }).map(({ rule }) => rule)).toEqual([
      'cors',
    ]);
  });
});
