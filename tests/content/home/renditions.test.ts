// Which of a picture's renditions are named, and how wide a banner's picture is said to be.
import { expect, it } from 'vitest';
import { bannerSizes } from '../../../src/content/home/banners/banner-sizes';
import type { Banner, ContentImage } from '../../../src/content/home/home-content';
import { ratioOf, srcSetOf, usualUrl } from '../../../src/content/home/renditions';

const picture = (width: number, height: number, ...widths: number[]): ContentImage => ({
  url: '/original.png',
  alt: '',
  width,
  height,
  renditions: widths.map((each) => ({ url: `/${each}.png`, width: each })),
});

it('names the renditions, and never the original', () => {
  const image = picture(4000, 2000, 480, 960, 1600);
  expect(srcSetOf(image)).toBe('/480.png 480w, /960.png 960w, /1600.png 1600w');
  expect(usualUrl(image)).toBe('/960.png');
  expect(usualUrl(picture(4000, 2000, 245, 500))).toBe('/500.png');
});

it('names the picture where there is nothing else', () => {
  expect([srcSetOf(picture(4000, 2000)), usualUrl(picture(4000, 2000))]).toEqual([
    undefined,
    '/original.png',
  ]);
});

it('knows no ratio where the service does not say it', () => {
  expect([ratioOf(picture(1600, 800)), ratioOf({ ...picture(1, 1), height: undefined })]).toEqual([
    2,
    undefined,
  ]);
});

const banner: Banner = {
  title: 'Malts',
  text: '',
  buttons: [],
  alignment: 'start',
  image: picture(2400, 1000),
};

const covering = '(width < 864px) 864px, 100vw';
it.each([
  ['beside words', {}, '(width < 1440px) 864px, (width < 2240px) 60vw, (width < 2278px) 1344px, 59vw'],
  ['under words', { alignment: 'center' as const }, covering],
  ['without words', { title: '' }, covering],
])('says how wide a picture is that covers its frame %s', (_case, other, wide) => {
  expect(bannerSizes({ ...banner, ...other }).sizes).toBe(`(width < 768px) 192vw, ${wide}`);
});

it('says how wide the picture of narrow screens is', () => {
  expect(bannerSizes({ ...banner, mobileImage: picture(800, 1000) }).mobileSizes).toBe('100vw');
  expect(bannerSizes({ ...banner, mobileImage: picture(1500, 1000) }).mobileSizes).toBe('120vw');
});
