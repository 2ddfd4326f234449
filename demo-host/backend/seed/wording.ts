// Sentences for product descriptions, put together from hand-written parts; the same product always gets the same text.
import type { Kind } from '../images/kinds';
import type { Item } from './assortment';

/** A stable number for a text, so that choices never change between runs. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

function pick(parts: readonly string[], seed: string): string {
  return parts[hashOf(seed) % parts.length] ?? '';
}

interface Parts {
  opens: readonly string[];
  closes: readonly string[];
}

const whisky: Parts = {
  opens: [
    'Opens with orchard fruit and beeswax, then turns to toasted oak and a long, dry warmth',
    'Honey and baked apple on the nose, with vanilla, clove and a trace of sea air behind them',
    'A deep nose of dried fig and orange peel leads to dark chocolate and gentle smoke',
    'Malt biscuit and pear come first, followed by ginger, heather and a clean, peppery finish',
    'Rich toffee and walnut, lifted by citrus oil and rounded off with old leather',
  ],
  closes: [
    'Best with a few drops of water and nothing planned afterwards',
    'Pour it neat, give it ten minutes and let it come to you',
    'A fine companion to dark chocolate or a mature cheddar',
    'Makes an old fashioned worth remembering',
  ],
};
const clear: Parts = {
  opens: [
    'Bright juniper and lemon peel over a soft, slightly saline body',
    'Clean and silky, with white pepper, fresh herbs and a cool finish',
    'Citrus leaf and coriander seed come forward, then a dry, mineral length',
    'Creamy on the palate, with a whisper of anise and sweet grain',
    'Crisp from the first sip, with floral notes that stay light to the end',
  ],
  closes: [
    'Keep it in the freezer and serve it in small, cold glasses',
    'Lengthen with good tonic and a slice of grapefruit',
    'Stirs into a martini that needs no garnish',
    'Holds its own in anything long, cold and simple',
  ],
};
const dark: Parts = {
  opens: [
    'Molasses, banana and toasted coconut over a warm base of spice',
    'Cooked agave and black pepper, with caramel and a hint of smoke',
    'Dried apricot, cedar and candied peel unfold slowly in the glass',
    'Vanilla, roast coffee and raisin, carried by a silky texture',
    'Grapes, rancio and warm pastry lead to a finish that lasts for minutes',
  ],
  closes: [
    'Serve it neat in a tulip glass after dinner',
    'One large cube of ice is all it asks for',
    'Wonderful with almonds, dates or a good cigar',
    'Gives a sour or a daiquiri unexpected depth',
  ],
};
const sweet: Parts = {
  opens: [
    'Sweet and bitter in good balance, with orange zest and roasted nuts',
    'Velvety, with cocoa, vanilla and just enough warmth',
    'Alpine herbs and candied lemon, refreshing rather than heavy',
    'Ripe fruit, marzipan and a clean finish that is never sticky',
  ],
  closes: [
    'Serve chilled, or over vanilla ice cream',
    'Lengthen with soda and plenty of ice before dinner',
    'The last word after a long meal',
    'A spoonful turns coffee into dessert',
  ],
};
const wine: Parts = {
  opens: [
    'Ripe fruit and fine tannins, with spice from months in oak',
    'Fresh and mineral, with citrus, white peach and a saline edge',
    'Cherry, violet and a savoury note of bay leaf',
    'Generous in the middle and dry at the end, with lively acidity throughout',
    'Layers of plum, cassis and graphite that open with air',
  ],
  closes: [
    'Serve with roast lamb, or decant an hour before',
    'Drinks well now and will keep for years in a cool cellar',
    'At its best with grilled fish and good company',
    'Open it with hard cheese and take your time',
  ],
};
const sparkling: Parts = {
  opens: [
    'Fine, persistent bubbles carry brioche, green apple and almond',
    'Pear and white flowers, with a creamy mousse and a dry finish',
    'Red berries and toast over a chalky, elegant frame',
  ],
  closes: [
    'Serve at eight degrees, in a glass with room to breathe',
    'Made for oysters, celebrations and Tuesday evenings',
    'Brings any table to attention',
  ],
};
const beer: Parts = {
  opens: [
    'Fresh bread and noble hops, with a snap of bitterness at the end',
    'Roast malt, dark fruit and a firm, creamy head',
    'Bright and thirst-quenching, with citrus and a clean finish',
    'Clove, banana and honeyed malt in fine balance',
  ],
  closes: [
    'Chill well and pour with a proper crown',
    'Goes with everything that comes off a grill',
    'Best shared before the boarding call',
  ],
};
const chocolate: Parts = {
  opens: [
    'Melts slowly and tastes of red fruit, roast nuts and cream',
    'Deep cocoa with a gentle bitterness and a silken finish',
    'Crisp shells around soft centres, each with a flavour of its own',
  ],
  closes: [
    'Keeps its shine in hand luggage when stored below twenty degrees',
    'A gift that rarely arrives unopened',
    'Try it with a dark rum or a strong espresso',
  ],
};
const food: Parts = {
  opens: [
    'Honest ingredients, a short list of them, and time to do them justice',
    'Full of flavour, with the balance that only small batches have',
    'Aromatic from the moment the lid comes off',
  ],
  closes: [
    'Packed for travel and sealed against every climate',
    'Needs little more than warm bread and an appetite',
    'Keeps for months in the cupboard, though it seldom has to',
  ],
};
const scent: Parts = {
  opens: [
    'Opens bright and citric, settles into iris and warm woods',
    'Resin, amber and a dry trace of leather that stays close to the skin',
    'Cool salt air over fig leaf, musk and sun-warmed stone',
  ],
  closes: [
    'Lasts from the first meeting to the last flight',
    'Fifty millilitres in a bottle made to be refilled',
    'One spray on the collar is enough',
  ],
};
const gift: Parts = {
  opens: [
    'A well-chosen collection, each piece wrapped in tissue and ready to give',
    'Made up by our own buyers from the things that they take home themselves',
    'Everything for one good evening, in one handsome box',
  ],
  closes: [
    'Comes with a card that waits for your words',
    'The box is worth keeping, too',
    'Fits the overhead locker and most occasions',
  ],
};

const parts: Record<Kind, Parts> = {
  whisky, brandy: dark, rum: dark, tequila: dark, gin: clear, vodka: clear, spirit: clear, liqueur: sweet, wine,
  champagne: sparkling, beer, can: beer, chocolate, tin: food, jar: food, cigars: gift, perfume: scent, gift,
}; // prettier-ignore

export function describe(item: Item): { description: string; short: string } {
  const { opens, closes } = parts[item.brand.kind];
  const seed = item.brand.name + item.title;
  const first = pick(opens, seed);
  return {
    description: `<p>${first}. ${item.brand.story} ${pick(closes, seed + 'close')}.</p>`,
    short: `<p>${first}.</p>`,
  };
}

const praise = [
  'Exactly as described',
  'Worth the trip',
  'A new favourite',
  'Good, and well packed',
  'Would buy again',
  'Impressed the whole table',
];
const remarks = [
  'Bought it between two flights and went back for a second one.',
  'Smooth service at the counter, and the price was well below home.',
  'A gift for my father, who asked for the address of the shop.',
  'Lovely balance. I would have liked a larger size.',
  'Arrived at the gate in a sealed bag, no trouble with the transfer.',
  'Better than the one I usually pay more for.',
];
const people = ['Marta', 'Ola', 'Ben', 'Ines', 'Takeshi', 'Ruth', 'Anselm', 'Priya', 'Luc', 'Nadia'];

export interface SeedReview {
  nickname: string;
  title: string;
  text: string;
  votes: readonly [quality: number, value: number, price: number];
}

/** About every third product has been reviewed, some of them several times. */
export function reviewsFor(sku: string): SeedReview[] {
  const count = Math.max(0, (hashOf(sku) % 9) - 5);
  return Array.from({ length: count }, (_, index) => {
    const seed = `${sku}${index}`;
    const vote = (aspect: string) => 3 + (hashOf(seed + aspect) % 3);
    return {
      nickname: pick(people, seed + 'who'),
      title: pick(praise, seed),
      text: pick(remarks, seed + 'text'),
      votes: [vote('quality'), vote('value'), vote('price')] as const,
    };
  });
}
