// @vitest-environment happy-dom
// Frames in editors' HTML: which are shown, how tame they are, and what becomes of the others.
import { describe, expect, it } from 'vitest';
import { createAddresses } from '../../../src/content/cms/addresses';
import { embedOrigins, tameFrames } from '../../../src/content/cms/embeds';

const addresses = createAddresses({
  endpoint: 'https://backend.example/graphql',
  shopUrl: 'https://shop.example/',
  href: (path) => path,
});

/** What stands where a frame with these attributes was. */
function tamed(attributes: Record<string, string>): Element | null {
  const content = document.createDocumentFragment();
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  content.append(frame);
  tameFrames(content, addresses, 'Film');
  return content.firstElementChild;
}

describe('a frame', () => {
  it.each([
    ['https://www.youtube.com/embed/abc-1_X', 'https://www.youtube-nocookie.com/embed/abc-1_X'],
    ['https://youtube.com/embed/abc?start=3', 'https://www.youtube-nocookie.com/embed/abc?start=3'],
    ['https://www.youtube-nocookie.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
    ['//player.vimeo.com/video/70?h=1', 'https://player.vimeo.com/video/70?h=1'],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=1',
      'https://www.openstreetmap.org/export/embed.html?bbox=1',
    ],
  ])('is shown from %s', (src, expected) => {
    const frame = tamed({ src });
    expect(frame?.getAttribute('src')).toBe(expected);
    expect(embedOrigins).toContain(new URL(expected).origin);
  });

  it.each([
    'http://www.youtube.com/embed/abc',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/embed/abc/more',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/x/embed/abc',
    'https://evil-youtube.com/embed/abc',
    'https://www.youtube.com.evil.example/embed/abc',
    'https://www.youtube-evil.com/embed/abc',
    'https://evil.example/video/7',
    'https://player.vimeo.com/videos',
    'https://player.vimeo.com/x/video/7',
    'https://player.vimeo.com/video/x',
    'https://vimeo.com/video/7',
    'https://www.openstreetmap.org/export/other.html',
    'https://evil.example/export/embed.html',
  ])('becomes a link where it is %s', (src) => {
    const link = tamed({ src });
    expect(link?.outerHTML).toBe(`<a href="${src}">${new URL(src).hostname}</a>`);
  });

  it('becomes a link by its own name', () => {
    expect(tamed({ src: '/game', title: 'Game' })?.outerHTML).toBe(
      '<a href="https://backend.example/game">Game</a>',
    );
  });

  it.each(['javascript:alert(1)', 'https://', 'data:text/html,x'])('is gone where it is %s', (src) => {
    expect(tamed({ src })).toBeNull();
  });

  it('is tame', () => {
    const frame = tamed({
      src: 'https://player.vimeo.com/video/7',
      allow: 'camera',
      sandbox: 'allow-top-navigation',
    });
    const said = (name: string) => frame?.getAttribute(name);
    expect([said('sandbox'), said('allow'), said('referrerpolicy'), said('loading')]).toEqual([
      'allow-scripts allow-same-origin allow-popups allow-presentation',
      'fullscreen; picture-in-picture',
      'strict-origin-when-cross-origin',
      'lazy',
    ]);
    expect(frame?.className).toBe('cms-embed');
    expect(said('title')).toBe('Film');
  });

  it('keeps its own name', () => {
    expect(tamed({ src: 'https://player.vimeo.com/video/7', title: 'Stills' })?.getAttribute('title')).toBe(
      'Stills',
    );
  });
});

it('each of several is seen to', () => {
  const content = document.createDocumentFragment();
  for (const src of [
    'https://',
    'https://player.vimeo.com/video/7',
    '/game',
    'https://player.vimeo.com/video/8',
  ]) {
    const frame = document.createElement('iframe');
    frame.setAttribute('src', src);
    content.append(frame);
  }
  tameFrames(content, addresses, 'Film');
  expect([...content.children].map(({ localName }) => localName)).toEqual(['iframe', 'a', 'iframe']);
});
