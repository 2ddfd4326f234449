import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../elements/index';
import { page } from '../../../elements/kit/page';
import { put, quietPage, settled, until } from '../support';

quietPage();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

/** The loader has seen, and fetched, what came into the page last; so also all that came before. */
async function seen(tag: string): Promise<void> {
  expect(isDefined(tag)).toBe(false);
  put(`<${tag}></${tag}>`);
  await until(() => expect(isDefined(tag)).toBe(true));
}

const isDefined = (tag: string) => Boolean(customElements.get(tag));

describe('the loader', () => {
  it('loads nothing for a page without our tags, and ignores tags that are not ours or not known', async () => {
    put('<div><my-widget></my-widget><airside-unknown></airside-unknown></div>');
    await seen('airside-banner-group');
    expect(isDefined('airside-price')).toBe(false);
    expect(isDefined('airside-unknown')).toBe(false);
  });

  it('loads an element when its tag is inserted, once', async () => {
    put('<section><p><airside-price sku="a"></airside-price></p></section>');
    await until(() => expect(isDefined('airside-price')).toBe(true));
    expect(isDefined('airside-footer')).toBe(false);
  });

  it('sees into shadow roots that come with the inserted part', async () => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = '<airside-breadcrumbs></airside-breadcrumbs>';
    document.body.append(host);
    await until(() => expect(isDefined('airside-breadcrumbs')).toBe(true));
  });

  it('goes on watching such a shadow root', async () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    document.body.append(host);
    await settled();
    root.append(document.createElement('airside-mega-menu'));
    await until(() => expect(isDefined('airside-mega-menu')).toBe(true));
  });

  it('sees a shadow root that is attached to an element of the page', async () => {
    const host = put('<div></div>');
    await settled();
    const root = host.attachShadow({ mode: 'open' });
    await settled();
    root.append(document.createElement('airside-toasts'));
    await until(() => expect(isDefined('airside-toasts')).toBe(true));
  });

  it('leaves a closed shadow root closed', async () => {
    const root = put('<div></div>').attachShadow({ mode: 'closed' });
    root.append(document.createElement('airside-events'));
    await seen('airside-special-offers');
    expect(isDefined('airside-events')).toBe(false);
  });

  it('keeps room in the page and in shadow roots, where one of our tags stands', async () => {
    const roomIn = (root: Document | ShadowRoot) =>
      root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join();
    const [own, other] = [put('<div></div>'), put('<div></div>')].map((host) =>
      host.attachShadow({ mode: 'open' }),
    );
    own!.innerHTML = '<airside-price sku="a"></airside-price>';
    other!.innerHTML = '<p></p>';
    await until(() => expect(roomIn(own!)).toContain('airside-shop:not(:defined)'));
    expect(roomIn(document)).toContain('airside-shop:not(:defined)');
    expect(roomIn(other!)).toBe('');
  });

  it('fetches nothing for a tag that somebody else has defined, and says so', async () => {
    customElements.define('airside-account-confirm', class extends HTMLElement {});
    expect(await page().load('airside-account-confirm')).toBe(true);
    put('<airside-account-confirm></airside-account-confirm>');
    await seen('airside-duty-free-steps');
    expect(vi.mocked(console.warn).mock.calls).toEqual([['<airside-account-confirm> is taken']]);
  });

  it('says which tags it knows', async () => {
    expect(page().has('airside-shop')).toBe(true);
    expect(page().has('airside-gift-wrap')).toBe(false);
    expect(page().has('airside-constructor')).toBe(false);
    expect(await page().load('airside-unknown')).toBe(false);
  });

  it('stands back behind a copy that is already there', async () => {
    const before = page();
    const copy = '../../../elements/index.ts?copy';
    await import(/* @vite-ignore */ copy);
    expect(page()).toBe(before);
    expect(console.warn).not.toHaveBeenCalled();
    before.version = '0.0.1';
    const other = '../../../elements/index.ts?other';
    await import(/* @vite-ignore */ other);
    expect(page()).toBe(before);
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('0.0.1');
  });
});
