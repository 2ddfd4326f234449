import { describe, expect, it } from 'vitest';
import { imageRatio, imageSrcSet, imageUrl, imageWidths } from '../../../src/ui/picture/image-url';

const base = 'https://shop.example/media/';

describe('behaviour 7.3: imageUrl', () => {
  it('adds size, fit and format to a product image', () => {
    const url = imageUrl('/w/h/whisky.jpg', { width: 320, height: 400, type: 'image-product', base });
    expect(url).toBe(
      'https://shop.example/media/catalog/product/w/h/whisky.jpg?auto=webp&format=pjpg&width=320&height=400&fit=cover',
    );
  });

  it.each([
    ['image-product', 'catalog/product'],
    ['image-category', 'catalog/category'],
    ['image-swatch', 'attribute/swatch'],
  ] as const)('looks for %s in %s', (type, folder) => {
    expect(imageUrl('a.jpg', { type, base })).toMatch(`https://shop.example/media/${folder}/a.jpg?`);
  });

  it.each([
    ['a.png', 'png'],
    ['a.PNG', 'png'],
    ['a.png?v=2', 'png'],
    ['a.jpg', 'pjpg'],
    ['a.webp', 'pjpg'],
    ['png.gif', 'pjpg'],
  ])('asks for %s as %s', (file, format) => {
    const url = new URL(imageUrl(file, { width: 40, type: 'image-product', base }));
    expect(url.searchParams.get('format')).toBe(format);
    expect(url.searchParams.get('auto')).toBe('webp');
  });

  it('leaves out the sizes that are not known', () => {
    expect(imageUrl('a.jpg', { type: 'image-product', base })).not.toMatch(/width|height/);
  });

  it('rounds to whole pixels', () => {
    expect(imageUrl('a.jpg', { width: 100, height: 33.3, type: 'image-product', base })).toContain(
      'height=33',
    );
  });

  it('does not name the folder twice', () => {
    expect(imageUrl('/media/catalog/product/a.jpg', { type: 'image-product', base })).toMatch(
      /^https:\/\/shop\.example\/media\/catalog\/product\/a\.jpg\?/,
    );
  });

  it('keeps the host, the parameters and the fragment of an absolute address', () => {
    expect(imageUrl('https://cdn.example/a.jpg?v=3&width=99#x', { width: 10, type: 'image-product' })).toBe(
      'https://cdn.example/a.jpg?v=3&width=99&auto=webp&format=pjpg&fit=cover#x',
    );
  });

  it('only makes other types absolute', () => {
    expect(imageUrl('/uploads/a.jpg', { width: 10, type: 'content', base: 'https://cms.example/api/' })).toBe(
      'https://cms.example/uploads/a.jpg',
    );
    expect(imageUrl('https://cms.example/a.jpg', { width: 10, type: 'content' })).toBe(
      'https://cms.example/a.jpg',
    );
  });

  it.each(['', 'data:image/gif;base64,AA', 'blob:https://shop.example/1'])('leaves %j alone', (src) => {
    expect(imageUrl(src, { width: 10, type: 'image-product', base })).toBe(src);
  });
});

describe('behaviour 9: imageSrcSet', () => {
  it('knows the widths and the ratio of behaviour 9', () => {
    expect([...imageWidths]).toEqual([40, 80, 160, 320, 640, 960, 1280, 1600, 2560]);
    expect(imageRatio).toBe(0.8);
  });

  it('names each width with the height of the ratio', () => {
    expect(
      imageSrcSet('https://a.example/b.jpg', { widths: [80, 160], ratio: 0.8, type: 'image-product' }),
    ).toBe(
      'https://a.example/b.jpg?auto=webp&format=pjpg&width=80&height=100&fit=cover 80w, ' +
        'https://a.example/b.jpg?auto=webp&format=pjpg&width=160&height=200&fit=cover 160w',
    );
  });
});
