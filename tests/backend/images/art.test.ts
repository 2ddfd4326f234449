import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { arranged, drawBanner } from '../../../demo-host/backend/images/art/banner';
import { isDrawable, letter, measure } from '../../../demo-host/backend/images/art/lettering';
import { drawPiece } from '../../../demo-host/backend/images/art/piece';
import { closeUp, packshot, svgDocument } from '../../../demo-host/backend/images/art/scene';
import type { Subject } from '../../../demo-host/backend/images/art/subject';
import { guessKind, kinds, millilitres } from '../../../demo-host/backend/images/kinds';
import { gin } from './gin';

async function pixels(subject: Subject, view = packshot): Promise<string> {
  const svg = svgDocument(view(drawPiece(subject)), {
    width: 80,
    height: 100,
    viewWidth: 800,
    viewHeight: 1000,
  });
  return (await sharp(Buffer.from(svg)).raw().toBuffer()).toString('base64');
}

describe('product art', () => {
  it('is the same every time', async () => expect(await pixels(gin)).toBe(await pixels({ ...gin })));

  it('differs by kind', async () => {
    const seen = await Promise.all(kinds.map((kind) => pixels({ ...gin, kind })));
    expect(new Set(seen).size).toBe(kinds.length);
  });

  it('differs by brand and by size', async () => {
    const brands = ['Sazerac', 'Bacardi', 'Proximo', 'Luxco'];
    const seen = await Promise.all(brands.map((brand) => pixels({ ...gin, brand })));
    expect(new Set(seen).size).toBe(brands.length);
    expect(drawPiece({ ...gin, millilitres: 50 }).height).toBeLessThan(drawPiece(gin).height * 0.7);
    expect(drawPiece({ ...gin, millilitres: 1750 }).width).toBeGreaterThan(drawPiece(gin).width);
  });

  it.each(['', '<b>Bold</b><script>alert(1)</script>', 'تمر', '"&<>', '🥃', 'x'.repeat(255)])(
    'draws a product of the name %j',
    async (name) => {
      expect(await pixels({ ...gin, name, brand: name })).not.toBe('');
    },
  );

  it.each(kinds)('is seen from nearer in a second picture: %s', async (kind) => {
    expect(await pixels({ ...gin, kind }, closeUp)).not.toBe(await pixels({ ...gin, kind }));
  });

  it('fits a banner into any frame', async () => {
    for (const [width, height] of [
      [1600, 667],
      [800, 1000],
      [2560, 640],
    ] as const) {
      const image = sharp(
        Buffer.from(drawBanner('whisky-navy.png', width, height, [gin, { ...gin, brand: 'Saltmarsh' }])),
      );
      expect(await image.metadata()).toMatchObject({ width, height });
    }
  });

  it.each([
    ['gin-navy.png', 0.73],
    ['gin-navy-middle.png', 0.5],
  ])('has the bottles of a banner where words leave room: %s', (name, share) => {
    const { width, places } = arranged(
      name,
      2.4,
      ['Saltmarsh', 'Old Wharf', 'Lantern'].map((brand) => ({ ...gin, brand })),
    );
    const [first, last] = [places[0]!, places.at(-1)!];
    expect((first.x + last.x) / 2 / width).toBeCloseTo(share, 1);
  });

  it('draws a banner without anything on it', async () => {
    const image = sharp(Buffer.from(drawBanner('empty-ivory.png', 800, 333, [])));
    expect(await image.metadata()).toMatchObject({ width: 800, height: 333 });
  });
});

describe('lettering', () => {
  it('needs no font of the machine', () => {
    expect(letter('Añejo & Ærø', { y: 0, size: 20 })).toMatch(/^M.*Z$/);
    expect(measure('WW', 20)).toBeGreaterThan(measure('ii', 20));
  });
  it('leaves out what the face lacks', () => expect(isDrawable('تمر')).toBe(false));
});

describe('guessing the kind', () => {
  it.each([
    ['Spirits / Whisky / Single Malt Scotch', 'Glenlivet', 'whisky'],
    ['Spirits / Liqueurs / Whiskey Liqueurs', 'Fireball', 'liqueur'],
    ['Spirits / Tequila & Mezcal / Mezcal', 'X', 'tequila'],
    ['Spirits / Brandy & Cognac', 'X', 'brandy'],
    ['Gifts / Gift Packs', 'Jameson W/2 Glasses', 'gift'],
    ['Ready to Drink / Cocktails', 'Peach Margarita', 'can'],
    ['Spirits / More Spirits', 'Frida Kahlo Reposado Tequila', 'tequila'],
    ['Spirits / More Spirits', 'Ginger Root', 'spirit'],
    ['Food / Chocolate', 'Dark 70%', 'chocolate'],
  ])('%s, %s is %s', (category, name, kind) => expect(guessKind([category], name)).toBe(kind));

  it.each([
    ['750 ml', 750],
    ['1.75 L', 1750],
    ['70 cl', 700],
    ['Magnum', undefined],
  ])('%s holds %s', (text, expected) => expect(millilitres(text)).toBe(expected));
});
