// Wide still lifes for the home page and for categories: several bottles on an ivory or a navy ground, without words.
import { drawPiece } from './piece';
import { between, hash, pick } from './random';
import { backdrop, ivory, navy, standing, svgDocument } from './scene';
import type { Subject } from './subject';
import { guessKind, type Kind } from '../kinds';

const houses: Partial<Record<Kind, [brand: string, name: string][]>> = {
  whisky: [
    ['Glen Orrin', 'Glen Orrin 18 Year Old'],
    ['Copper Still', 'Copper Still Bourbon'],
    ['Ardvane', 'Ardvane Sherry Cask'],
  ],
  gin: [
    ['Petal & Pine', 'Petal & Pine Dry Gin'],
    ['Harbour Light', 'Harbour Light Gin'],
  ],
  vodka: [
    ['Nordhavn', 'Nordhavn Vodka'],
    ['Silverbirch', 'Silverbirch Vodka'],
  ],
  rum: [
    ['Cayo Verde', 'Cayo Verde Dark Rum'],
    ['Three Tides', 'Three Tides Aged Rum'],
  ],
  tequila: [
    ['Casa Luar', 'Casa Luar Anejo'],
    ['Mesa Alta', 'Mesa Alta Reposado'],
  ],
  liqueur: [
    ['Bellamora', 'Bellamora Amaretto'],
    ['Verdemonte', 'Verdemonte Herbal Mint'],
  ],
  brandy: [
    ['Delacour', 'Delacour XO'],
    ['Saint Aubry', 'Saint Aubry VSOP'],
  ],
  wine: [
    ['Belair', 'Belair Rouge'],
    ['Montrose', 'Montrose Chardonnay'],
  ],
  champagne: [
    ['Lacroix', 'Lacroix Brut'],
    ['Lacroix', 'Lacroix Rose'],
  ],
};
const mixed: Kind[] = ['whisky', 'brandy', 'gin', 'champagne', 'rum', 'tequila', 'liqueur', 'vodka', 'wine'];

function subject(kind: Kind, seed: string): Subject {
  const [brand, name] = pick(houses[kind] ?? [['Airside', 'Airside Reserve']], seed);
  return {
    kind,
    brand,
    name,
    millilitres: between(0, 1, seed + 'size') > 0.75 ? 1000 : 750,
    volume: '750 ml',
  };
}

/** `name` is the file's name: words in it choose the kind (whisky) and the ground (navy, night). */
export function drawBanner(name: string, width: number, height: number): string {
  const ratio = width / height;
  const viewHeight = 1000;
  const viewWidth = viewHeight * ratio;
  const ground =
    /navy|night|dark/.test(name) || (!/ivory|day|light/.test(name) && hash(name) % 2 === 0) ? navy : ivory;
  const theme = guessKind([name.replace(/[-_/.]/g, ' ')], '');
  const count = Math.max(1, Math.min(9, Math.round(ratio * 3)));
  const shelf = 850;
  // The middle of a wide banner stays free for words; bottles stand to the right of it.
  const left = ratio > 1.5 ? viewWidth * 0.5 : viewWidth * 0.14;
  const right = viewWidth * (ratio > 1.5 ? 0.95 : 0.86);
  const kindAt = (index: number): Kind =>
    theme === 'spirit' || !houses[theme] ? (mixed[(index + hash(name)) % mixed.length] ?? 'whisky') : theme;
  const places = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const isBack = index % 2 === 1;
    return {
      x: left + (right - left) * share + between(-14, 14, `${name}${index}x`),
      y: shelf + (isBack ? -60 : 20) + between(-12, 12, `${name}${index}y`),
      scale: (isBack ? 0.82 : 0.92) * between(0.96, 1.03, `${name}${index}s`),
      piece: drawPiece(subject(kindAt(index), `${name}${index}`)),
    };
  }).sort((one, other) => one.y - other.y);
  const bottles = places
    .map(
      ({ x, y, scale, piece }, index) =>
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${standing(piece, 0, 0, ground, `p${index}`)}</g>`,
    )
    .join('');
  return svgDocument(backdrop(viewWidth, viewHeight, 690, ground) + bottles, {
    width,
    height,
    viewWidth,
    viewHeight,
  });
}
