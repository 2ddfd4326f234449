// Pictures in a real browser (behaviour 7.3, 9): what is asked for, when, and that their room is kept.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageWidths } from '../../../src/ui/picture/image-url';
import { Picture, type PictureProps } from '../../../src/ui/picture/Picture';
import { uiStyles } from '../../../src/ui/styles';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
  vi.restoreAllMocks();
});

/** What an image is told, in the order in which the runtime says it: by attribute or by property. */
function listen(): string[] {
  const told: string[] = [];
  const { setAttribute } = Element.prototype;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (this instanceof HTMLImageElement) told.push(name.toLowerCase());
    setAttribute.call(this, name, value);
  });
  for (const name of ['loading', 'sizes', 'srcset', 'src'] as const) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, name)!;
    vi.spyOn(HTMLImageElement.prototype, name, 'set').mockImplementation(function (
      this: HTMLImageElement,
      value: string,
    ) {
      told.push(name);
      set!.call(this, value);
    });
  }
  return told;
}

function show(props: Partial<PictureProps>) {
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = '200px';
  const shadow = host.attachShadow({ mode: 'open' });
  for (const text of uiStyles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    shadow.adoptedStyleSheets.push(sheet);
  }
  const react = (root = createRoot(shadow));
  flushSync(() => react.render(<Picture src="/no/such.jpg" alt="" sizes="200px" {...props} />));
  return {
    image: () => shadow.querySelector('img'),
    height: () => shadow.querySelector('.picture')?.getBoundingClientRect().height,
  };
}

const parameters = (address: string) =>
  Object.fromEntries(new URL(address, 'https://shop.example').searchParams);

describe('behaviour 7.3, 9: a picture', () => {
  it('has width, height and a frame of the ratio 0.8 where nothing else is said', () => {
    const { image, height } = show({});
    expect([image()?.width, image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual([
      200,
      '640',
      '800',
    ]);
    expect(height()).toBe(250);
  });

  it('has whole numbers for width and height at any ratio', () => {
    const { image, height } = show({ ratio: 1.5, widths: [40, 80] });
    expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(['80', '53']);
    expect(height()).toBeCloseTo(200 / 1.5, 0);
  });

  it('offers the widths of behaviour 9, each cut to the ratio', () => {
    const { image } = show({ widths: imageWidths });
    const offered = image()!
      .srcset.split(', ')
      .map((entry) => entry.split(' '));
    expect(offered.map(([, width]) => width)).toEqual(imageWidths.map((width) => `${width}w`));
    expect(offered.map(([address = '']) => parameters(address))).toEqual(
      imageWidths.map((width) => ({
        auto: 'webp',
        format: 'pjpg',
        width: String(width),
        height: String(width / 0.8),
        fit: 'cover',
      })),
    );
  });

  it('is fetched when it comes near, with the size that it is laid out in', () => {
    const { image } = show({});
    expect([image()?.loading, image()?.fetchPriority, image()?.sizes]).toEqual(['lazy', 'auto', '200px']);
  });

  it('is fetched at once, before others, and there with its frame, where it has priority', () => {
    const { image } = show({ priority: true });
    expect([image()?.loading, image()?.fetchPriority, image()?.sizes]).toEqual(['eager', 'high', '200px']);
    expect([image()?.decoding, show({}).image()?.decoding]).toEqual(['sync', 'async']);
  });

  it.each([false, true])('is told when and how wide before what', (priority) => {
    const told = listen();
    show({ priority });
    const decide = ['loading', 'sizes', 'srcset', 'src'];
    // React says `src` once more when it stands in the page.
    expect([...new Set(told)].filter((name) => decide.includes(name))).toEqual(decide);
  });

  it('of the content service is asked for as it is', () => {
    const { image } = show({ src: 'https://cms.example/uploads/a.jpg', type: 'content' });
    expect([image()?.getAttribute('src'), image()?.hasAttribute('srcset')]).toEqual([
      'https://cms.example/uploads/a.jpg',
      false,
    ]);
    expect(image()?.getAttribute('height')).toBe('800');
  });

  it('keeps its room where it is missing or does not come', async () => {
    expect(show({ src: '' }).height()).toBe(250);
    root?.unmount();
    host?.remove();
    const { image, height } = show({ src: pixel, priority: true });
    image()?.dispatchEvent(new Event('error'));
    await expect.poll(image).toBeNull();
    expect(height()).toBe(250);
  });
});
