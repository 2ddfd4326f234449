import { beforeEach, describe, expect, it, vi } from 'vitest';
import { observe } from '../../elements/index';
import { page } from '../../elements/page';
import { put, quietPage, settled, until } from './support';

quietPage();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const isDefined = (tag: string) => Boolean(customElements.get(tag));

describe('the loader', () => {
  it('loads nothing for a page without our tags, and ignores tags that are not ours or not known', async () => {
    put('<div><my-widget></my-widget><airside-unknown></airside-unknown></div>');
    await settled(100);
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

  it('can be told of a shadow root that was attached later', async () => {
    const host = put('<div></div>');
    await settled();
    const root = host.attachShadow({ mode: 'open' });
    observe(root);
    root.append(document.createElement('airside-toasts'));
    await until(() => expect(isDefined('airside-toasts')).toBe(true));
  });

  it('keeps room for the shop until it is there', () => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    expect(rules.join()).toContain('airside-shop:not(:defined)');
  });

  it('says which tags it knows', async () => {
    expect(page().has('airside-shop')).toBe(true);
    expect(page().has('airside-gift-wrap')).toBe(false);
    expect(page().has('airside-constructor')).toBe(false);
    expect(await page().load('airside-unknown')).toBe(false);
  });

  it('stands back behind a copy that is already there', async () => {
    const before = page();
    const copy = '../../elements/index.ts?copy';
    await import(/* @vite-ignore */ copy);
    expect(page()).toBe(before);
    expect(console.warn).not.toHaveBeenCalled();
    before.version = '0.0.1';
    const other = '../../elements/index.ts?other';
    await import(/* @vite-ignore */ other);
    expect(page()).toBe(before);
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('0.0.1');
  });
});
