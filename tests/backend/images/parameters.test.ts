import { describe, expect, it } from 'vitest';
import { renditionOf, widths } from '../../../demo-host/backend/images/parameters';

const natural = { width: 960, ratio: 0.8 };
const rendition = (path: string, accept = '') =>
  renditionOf(new URL(path, 'http://airside.test'), accept, natural);

describe('the size of a picture', () => {
  it('is what was asked for, where it is one of the usual widths', () =>
    expect(rendition('/a.png?width=640&height=800&fit=cover')).toMatchObject({ width: 640, height: 800 }));
  it('keeps the proportions of the picture where only one side is given', () => {
    expect(rendition('/a.png?width=320')).toMatchObject({ width: 320, height: 400 });
    expect(rendition('/a.png?height=400')).toMatchObject({ width: 320, height: 400 });
  });
  it('goes up to the next usual width, in the same proportions', () =>
    expect(rendition('/a.png?width=300&height=300')).toMatchObject({ width: 320, height: 320 }));
  it.each([
    'width=999999',
    'width=1e9&height=1',
    'width=-5',
    'width=abc',
    'height=99999&width=1',
    'width=0',
    '',
  ])('stays within bounds for %s', (query) => {
    const { width, height } = rendition(`/a.png?${query}`);
    expect(widths).toContain(width);
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(3200);
  });
});

it('is one of a few shapes, whatever is asked for', () => {
  const shapes = new Set<string>();
  for (let height = 1; height < 2000; height += 7) {
    const { width, height: drawn } = rendition(`/a.png?width=640&height=${height}`);
    shapes.add(`${width}x${drawn}`);
  }
  expect(shapes.size).toBeLessThanOrEqual(17);
  for (const ratio of [0.8, 1, 1.6, 2.4])
    expect(rendition(`/a.png?width=640&height=${Math.round(640 / ratio)}`).height).toBe(
      Math.round(640 / ratio),
    );
});

describe('the format of a picture', () => {
  it.each([
    ['/a.png?auto=webp&format=png', 'image/avif,image/webp,*/*', 'avif'],
    ['/a.png?auto=webp&format=png', 'image/webp,*/*', 'webp'],
    ['/a.png?auto=webp&format=png', 'image/png', 'png'],
    ['/a.png?format=png', 'image/webp', 'png'],
    ['/a.jpg?auto=webp&format=pjpg', '*/*', 'jpeg'],
    ['/a.png?format=pjpg', '', 'jpeg'],
    ['/a.png', '', 'png'],
    ['/a.jpg', '', 'jpeg'],
    ['/a.png', 'image/avif,image/webp,*/*', 'avif'],
    ['/a.png?width=320', 'image/webp,*/*', 'webp'],
    ['/a.png?format=avif', '', 'avif'],
    ['/a.png?format=tiff', '', 'jpeg'],
  ])('%s for %s is %s', (path, accept, format) => expect(rendition(path, accept).format).toBe(format));

  it('has one of a few qualities', () => {
    expect(rendition('/a.jpg?quality=51').quality).toBe(65);
    expect(rendition('/a.jpg?quality=1000').quality).toBe(92);
  });
});
