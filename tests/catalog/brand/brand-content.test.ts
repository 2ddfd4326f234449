// What is read from a brand's CMS block, and what never is.
import { expect, it } from 'vitest';
import { parseBrandContent } from '../../../src/catalog/brand/brand-content';

it('takes a block apart: banners, film with captions, words', () => {
  expect(
    parseBrandContent(`<div class="x"><a href="/gin.html?a=1&amp;b=2"><img alt="A &quot;B&quot;" src="https://m.example/a.png" data-mobile='/m/a.png'></a>
      <img src=/b.png></div>
      <video poster="/p.jpg" aria-label="How it is made" autoplay><source src="/f.webm" type="video/webm"><source src="/f.mp4">
      <track kind="captions" srclang="en" label="English" src="/f.vtt" default><track src="/g.vtt" srclang="de">No <b>video</b> here.</video>
      <h2>Water &amp; time</h2><p>One.</p><ul><li>Two</li></ul>`),
  ).toEqual({
    banners: [
      { image: 'https://m.example/a.png', imageMobile: '/m/a.png', alt: 'A "B"', href: '/gin.html?a=1&b=2' },
      { image: '/b.png', alt: '' },
    ],
    video: {
      poster: '/p.jpg',
      label: 'How it is made',
      sources: [{ src: '/f.webm', type: 'video/webm' }, { src: '/f.mp4' }],
      tracks: [
        { src: '/f.vtt', kind: 'captions', language: 'en', label: 'English', isDefault: true },
        { src: '/g.vtt', kind: 'subtitles', language: 'de', label: '', isDefault: false },
      ],
    },
    words: [
      { kind: 'heading', text: 'Water & time' },
      { kind: 'paragraph', text: 'One.' },
      { kind: 'item', text: 'Two' },
    ],
  });
});

it.each([
  'javascript:alert(1)',
  ' java&#115;cript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  'vbscript:x',
  '\\\\evil',
])('takes no address like %j', (address) => {
  const { banners, video } = parseBrandContent(
    `<a href="${address}"><img src="/a.png" alt=""></a><img src="${address}"><video poster="${address}"><source src="${address}"></video>`,
  );
  expect(banners).toEqual([{ image: '/a.png', alt: '' }]);
  expect(video).toBeUndefined();
});

it('reads nothing from scripts, styles, comments, or no block at all', () => {
  const hidden =
    '<script>"<img src=/a.png>"</script><style>p{}</style><!-- <img src="/b.png"> --><!-- <video';
  expect(parseBrandContent(hidden)).toEqual({ banners: [], words: [] });
  expect(parseBrandContent(null)).toEqual({ banners: [], words: [] });
  expect(parseBrandContent('<img src="/a.png" alt="a > b">').banners).toEqual([
    { image: '/a.png', alt: 'a > b' },
  ]);
});
