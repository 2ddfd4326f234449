// What is in the glass and what the glass is made of, by kind and by what the name says.
import { colour, mix, type Colour } from './colour';
import { between, hash, pick } from './random';
import type { Kind } from '../kinds';

export interface Filling {
  /** As seen through the middle of the bottle. */
  liquid: Colour;
  /** 0: light falls through; 1: nothing does (cream liqueur, dark glass). */
  dense: number;
  /** Tint of the empty glass. */
  glass: Colour;
  /** Frosted glass has no hard lights. */
  frosted: boolean;
}

const clearGlass = colour('#e9eeec');
const water = colour('#f1f3ef');

/** Flavours that colour a liqueur or an aged spirit; first match wins. */
const hues: readonly (readonly [RegExp, string])[] = [
  [/coffee|kahlua|espresso|mocha|cacao|chocolate|cocoa(?!nut)/i, '#3a1c10'],
  [/blue cura|blue|ocean/i, '#2c74b8'],
  [
    /cherry|raspberry|strawberr|cranberr|pomegranate|watermelon|grenadine|red|campari|cinnamon|fireball/i,
    '#b3202b',
  ],
  [/black(berry|currant)|cassis|sloe|grape|plum|blueberr|acai|purple/i, '#5b1d3f'],
  [/melon|apple|mint|menthe|lime|green|chartreuse|absinthe|kiwi/i, '#5f9a3a'],
  [/orange|peach|mango|apricot|tangerine|aperol|passion|pumpkin/i, '#dd7a1f'],
  [/lemon|limon|banana|pineapple|pear|ginger|honey|elderflower|galliano|gold/i, '#e0ad3a'],
  [/amaretto|caramel|butterscotch|hazelnut|maple|toffee|walnut|pecan|amaro|herb|jager/i, '#8a4414'],
  [/rose|pink|lychee|hibiscus/i, '#e59aa0'],
];

function hueOf(name: string): Colour | undefined {
  const found = hues.find(([pattern]) => pattern.test(name));
  return found && colour(found[1]);
}

/** Age and cask in the name make a whisky darker; otherwise the house decides. */
function amber(name: string, seed: string): Colour {
  const years = Number(/\b(\d{1,2})\s*(?:yr|year|yo|y\b)/i.exec(name)?.[1] ?? 0);
  const dark = /sherry|port|black|dark|double|oak|barrel|bourbon|rye/i.test(name) ? 0.35 : 0;
  const depth = Math.min(1, between(0.1, 0.55, seed) + dark + years / 40);
  return mix(colour('#e2a035'), colour('#9a4410'), depth);
}

export function fillingOf(kind: Kind, brand: string, name: string): Filling {
  const seed = `${brand}/${name}`;
  const clear = (liquid: Colour, dense = 0.15): Filling => ({
    liquid,
    dense,
    glass: clearGlass,
    frosted: false,
  });
  switch (kind) {
    case 'vodka': {
      const hue = hueOf(name);
      const liquid = hue ? mix(water, hue, 0.07) : water;
      const glass = mix(clearGlass, colour('#cfe0ea'), between(0, 0.7, brand));
      return { ...clear(liquid, 0), glass, frosted: hash(brand + 'frost') % 3 === 0 };
    }
    case 'gin': {
      const hue = hueOf(name);
      if (hue) return clear(mix(water, hue, 0.35), 0.1);
      const glasses = ['#e9eeec', '#dfeae6', '#bfe0e2', '#7fb8c4', '#9cc7a4', '#6f93b5'];
      const glass = colour(pick(glasses, brand + 'glass'));
      return { liquid: mix(water, glass, 0.75), dense: 0.05, glass, frosted: false };
    }
    case 'tequila': {
      if (/a[nñ]ejo|gold|anejo/i.test(name)) return clear(colour('#cf8a2c'));
      if (/reposado/i.test(name)) return clear(colour('#e3bd6c'), 0.08);
      return clear(hueOf(name) ? mix(water, hueOf(name) ?? water, 0.3) : water, 0);
    }
    case 'rum': {
      if (/white|silver|blanco|light|platinum|coconut|superior/i.test(name)) return clear(water, 0);
      if (/black|dark|navy/i.test(name)) return clear(colour('#5b2408'), 0.45);
      return clear(mix(colour('#d08a2b'), colour('#7f3208'), between(0, 1, seed)));
    }
    case 'liqueur': {
      if (/cream|irish|eggnog|horchata|chata/i.test(name))
        return { liquid: colour('#dcc3a0'), dense: 0.95, glass: clearGlass, frosted: false };
      return clear(
        hueOf(name) ?? colour(pick(['#b85c14', '#8f1f2a', '#d99a2b', '#f0ede4', '#6b2c12'], seed)),
        0.2,
      );
    }
    case 'brandy':
      return clear(mix(colour('#c46d1b'), colour('#7c2c0a'), between(0, 1, seed)), 0.25);
    case 'whisky':
      return clear(amber(name, seed));
    case 'wine': {
      if (/\bros[eé](?!\p{L})|blush|pink/iu.test(name)) return clear(colour('#eeb2a4'), 0.05);
      if (/white|blanc|chardonnay|riesling|pinot gri|sauvignon b|albari/i.test(name))
        return { liquid: colour('#cfc96b'), dense: 0.12, glass: colour('#b9c79a'), frosted: false };
      return { liquid: colour('#1f2a1a'), dense: 0.92, glass: colour('#3c4a34'), frosted: false };
    }
    case 'champagne': {
      if (/\bros[eé](?!\p{L})/iu.test(name)) return clear(colour('#eda88f'), 0.08);
      return { liquid: colour('#26351f'), dense: 0.88, glass: colour('#3f5138'), frosted: false };
    }
    case 'beer':
      return { liquid: colour('#4a2408'), dense: 0.7, glass: colour('#6b3a12'), frosted: false };
    default:
      return clear(hueOf(name) ?? colour(pick(['#f1f3ef', '#d79a3c', '#f1f3ef', '#8f4212'], seed)), 0.12);
  }
}
