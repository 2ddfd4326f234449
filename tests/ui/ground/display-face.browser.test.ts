// Titles while their face is on its way: in one that takes the same room, from the first frame on.
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import { expect, it } from 'vitest';
import { adoptDisplayFace } from '../../../src/ui/ground/display-face';
import tokens from '../../../src/ui/ground/more-tokens.css?inline';

const titles = [
  'Five bottles worth the walk to the gate',
  'Glen Tarrow 10 Year Old Single Malt',
  'Special offers of the season',
  'Newsletter',
];

function widthOf(text: string, family: string): number {
  const line = document.body.appendChild(document.createElement('span'));
  line.style.cssText = `position:absolute;white-space:nowrap;font:400 40px/1.2 ${family}`;
  line.textContent = text;
  return line.getBoundingClientRect().width;
}

it('have the “&” of the face that stands in for it', () => {
  adoptDisplayFace(document);
  const ranges = [...document.fonts]
    .filter(({ family }) => family.replaceAll('"', '') === 'Airside Display')
    .map(({ unicodeRange }) => unicodeRange.toUpperCase().replaceAll(' ', ''));
  expect(ranges).toEqual([expect.stringContaining('U+27-')]);
  expect(ranges[0]).toMatch(/^U\+0-25,/);
});

it('are about as wide at first as in their face', async () => {
  adoptDisplayFace(document);
  const [, stack = ''] = /--airside-font-display, ([^)]+)\)/.exec(tokens) ?? [];
  const first = titles.map((title) => widthOf(title, stack));
  // Of the face itself, which a page takes only where it comes in time.
  document.fonts.add(await new FontFace('The face', `url("${marcellus}")`).load());
  const later = titles.map((title) => widthOf(title, "'The face'"));
  const sum = (widths: number[]) => widths.reduce((all, each) => all + each);
  expect(sum(first) / sum(later)).toBeCloseTo(1, 1.5);
});
