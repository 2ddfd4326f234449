// Wide still lifes for the home page and for categories: several bottles on an ivory or a navy ground, without words.
import { drawPiece } from './piece';
import { between, hash } from './random';
import { backdrop, ivory, navy, standing, svgDocument } from './scene';
import type { Subject } from './subject';
import { guessKind, type Kind } from '../kinds';

const houses: Partial<Record<Kind, readonly (readonly [brand: string, name: string])[]>> = {
  whisky: [
    ['Glen Orrin', 'Glen Orrin 18 Year Old'],
    ['Tarn & Fell', 'Tarn & Fell Peated'],
    ['Copper Still', 'Copper Still Bourbon'],
    ['Ardvane', 'Ardvane Sherry Cask'],
    ['Lochmere', 'Lochmere 12 Year Old'],
    ['Old Wharf', 'Old Wharf Rye'],
    ['Kilbrae', 'Kilbrae Single Malt'],
  ],
  gin: [
    ['Petal & Pine', 'Petal & Pine Dry Gin'],
    ['Harbour Light', 'Harbour Light Gin'],
    ['Saltmarsh', 'Saltmarsh Samphire Gin'],
    ['Quince House', 'Quince House Gin'],
    ['Northlight', 'Northlight Coastal Gin'],
  ],
  vodka: [
    ['Nordhavn', 'Nordhavn Vodka'],
    ['Silverbirch', 'Silverbirch Vodka'],
    ['Rimefrost', 'Rimefrost Winter Wheat'],
  ],
  rum: [
    ['Cayo Verde', 'Cayo Verde Dark Rum'],
    ['Three Tides', 'Three Tides Aged Rum'],
    ['Baracay', 'Baracay Reserva'],
    ['Isla Blanca', 'Isla Blanca White Rum'],
  ],
  tequila: [
    ['Casa Luar', 'Casa Luar Anejo'],
    ['Mesa Alta', 'Mesa Alta Reposado'],
    ['Piedra Sol', 'Piedra Sol Blanco'],
  ],
  liqueur: [
    ['Bellamora', 'Bellamora Amaretto'],
    ['Verdemonte', 'Verdemonte Herbal Mint'],
    ['Ciel Rouge', 'Ciel Rouge Cherry'],
    ['Solara', 'Solara Orange'],
    ['Kaffa', 'Kaffa Coffee'],
  ],
  brandy: [
    ['Delacour', 'Delacour XO'],
    ['Saint Aubry', 'Saint Aubry VSOP'],
    ['Vieux Tonneau', 'Vieux Tonneau Cognac'],
    ['Marceau', 'Marceau Hors d’Age'],
  ],
  wine: [
    ['Belair', 'Belair Rouge'],
    ['Montclar', 'Montclar Chardonnay'],
    ['Quinta Alva', 'Quinta Alva Reserva'],
    ['Roche d’Or', 'Roche d’Or Rosé'],
  ],
  champagne: [
    ['Lacroix', 'Lacroix Brut'],
    ['Maison Vey', 'Maison Vey Rosé'],
    ['Duchene', 'Duchene Grand Cru'],
  ],
};
const mixed: Kind[] = ['whisky', 'brandy', 'gin', 'champagne', 'rum', 'tequila', 'liqueur', 'vodka', 'wine'];

function subject(kind: Kind, place: number): Subject {
  const choice = houses[kind] ?? [];
  const [brand, name] = choice[place % choice.length] ?? ['Airside', 'Airside Reserve'];
  return { kind, brand, name, millilitres: 750, volume: '750 ml' };
}

/** `name` is the file's name: words in it choose the kind (whisky) and the ground (navy, night). */
export function drawBanner(name: string, width: number, height: number): string {
  const ratio = width / height;
  const viewHeight = 1000;
  const viewWidth = viewHeight * ratio;
  const ground =
    /navy|night|dark/.test(name) || (!/ivory|day|light/.test(name) && hash(name) % 2 === 0) ? navy : ivory;
  const theme = guessKind([name.replace(/[-_/.]/g, ' ')], '');
  const kinds = themed(theme, name);
  const variety = theme === 'spirit' ? 9 : (houses[theme]?.length ?? 9);
  const count = Math.max(3, Math.min(variety, Math.round(ratio * 2.9)));
  const shelf = 850;
  // The middle of a wide banner stays free for words; bottles stand to the right of it.
  const spread = Math.min(count * 84, viewWidth * (ratio > 1.5 ? 0.205 : 0.3));
  const middle = viewWidth * (ratio > 1.5 ? 0.73 : 0.5);
  const [left, right] = [middle - spread, middle + spread];
  const places = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const isBack = index % 2 === 1;
    return {
      x: left + (right - left) * share + between(-14, 14, `${name}${index}x`),
      y: shelf + (isBack ? -60 : 20) + between(-12, 12, `${name}${index}y`),
      scale: (isBack ? 0.82 : 0.92) * between(0.96, 1.03, `${name}${index}s`),
      piece: drawPiece(subject(kinds(index), index + (hash(name) % 3))),
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

function themed(theme: Kind, name: string): (index: number) => Kind {
  return (index) =>
    theme !== 'spirit' && houses[theme] ? theme : (mixed[(index + hash(name)) % mixed.length] ?? 'whisky');
}
