// Where addresses in editors' HTML lead, and which tags of ours may stand in it: rules without a page.
import { describe, expect, it } from 'vitest';
import { createAddresses } from '../../../src/content/cms/addresses';
import { isLiveAttribute, isLiveTag } from '../../../src/content/cms/live-tags';

const place = {
  endpoint: 'https://backend.example/graphql',
  shopUrl: 'https://shop.example/de/',
  linkBases: ['https://magento.example/de/', 'https://magento.example/'],
  href: (path: string) => `shop:${path}`,
};
const { file, link } = createAddresses(place);

describe('a file', () => {
  it.each([
    ['/media/a.png', 'https://backend.example/media/a.png'],
    ['media/a.png', 'https://backend.example/media/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    [' http://other.example/a.png ', 'http://other.example/a.png'],
    ...['png', 'jpeg', 'gif', 'webp', 'avif'].map((type) => [
      `data:image/${type};base64,AA==`,
      `data:image/${type};base64,AA==`,
    ]),
    [' DATA:image/PNG;base64,AA==', ' DATA:image/PNG;base64,AA=='],
  ])('%s', (address, expected) => expect(file(address)).toBe(expected));

  it.each([
    'data:image/svg+xml;base64,AA==',
    'data:image/png',
    'data:text/html,x',
    'x:data:image/png;base64,AA==',
    'javascript:alert(1)',
    'xhttps:/a',
    'httpsx:/a',
    'ftp://backend.example/a',
    'mailto:a@b.example',
    'blob:https://backend.example/1',
    'https://',
  ])('is not %s', (address) => expect(file(address)).toBeUndefined());
});

describe('a link', () => {
  it.each([
    ['#place', '#place', 'here'],
    ['/about-us', 'shop:/about-us', 'shop'],
    ['about-us?x=1#y', 'shop:/about-us?x=1#y', 'shop'],
    [' https://backend.example/about-us/ ', 'shop:/about-us/', 'shop'],
    ['https://shop.example/de/cart?a=1#b', 'shop:/cart?a=1#b', 'shop'],
    ['https://shop.example/de/', 'shop:/', 'shop'],
    ['https://shop.example/other', 'shop:/other', 'shop'],
    ['https://backend.example/de/x', 'shop:/de/x', 'shop'],
    ['https://magento.example/de/gin.html?x=1', 'shop:/gin.html?x=1', 'shop'],
    ['https://magento.example/about-us/', 'shop:/about-us/', 'shop'],
    ['https://magento.example/de/media/a.pdf', 'https://magento.example/de/media/a.pdf', 'file'],
    ['https://backend.example/en/media/a', 'shop:/en/media/a', 'shop'],
    ['/mediaeval', 'shop:/mediaeval', 'shop'],
    ...['media', 'static', 'pub', 'uploads', 'graphql', 'rest'].map((folder) => [
      `/${folder}/a`,
      `https://backend.example/${folder}/a`,
      'file',
    ]),
    ['https://other.example/media/a', 'https://other.example/media/a', 'other'],
    ['http://shop.example/de/', 'http://shop.example/de/', 'other'],
    ['mailto:a@b.example', 'mailto:a@b.example', 'other'],
    ['tel:+431', 'tel:+431', 'other'],
  ])('%s', (address, href, kind) => expect(link(address)).toEqual({ href, kind }));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://other.example/',
    'xhttp:/a',
    'httpx:/a',
    'https://',
  ])('is none: %s', (address) => expect(link(address)).toBeUndefined());

  it('of a backend that says nothing of its pages’ addresses goes by origins alone', () => {
    const { link: bare } = createAddresses({ ...place, linkBases: undefined });
    expect(bare('https://magento.example/x')).toEqual({ href: 'https://magento.example/x', kind: 'other' });
    expect(bare('/x')).toEqual({ href: 'shop:/x', kind: 'shop' });
  });
});

describe('tags of the shop', () => {
  it.each(['airside-price', 'airside-add-to-cart', 'airside-cms-block'])('%s may stand', (tag) =>
    expect(isLiveTag(tag)).toBe(true),
  );

  it.each([
    'airside-store',
    'airside-shop',
    'airside-checkout',
    'airside-sign-in',
    'toString',
    'constructor',
    '',
  ])('%s may not', (tag) => {
    expect(isLiveTag(tag)).toBe(false);
    expect(isLiveAttribute('length', tag)).toBe(false);
  });

  it('keep the attributes of their own', () => {
    expect(isLiveAttribute('sku', 'airside-price')).toBe(true);
    expect(isLiveAttribute('endpoint', 'airside-price')).toBe(false);
    expect(isLiveAttribute('sku', 'airside-contact')).toBe(false);
    expect(isLiveAttribute('sku')).toBe(false);
  });
});
