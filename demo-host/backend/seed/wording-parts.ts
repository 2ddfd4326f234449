// Hand-written sentences about taste and use, by the sort of thing that a product is.

export interface Parts {
  opens: readonly string[];
  closes: readonly string[];
}

const afterDinner = [
  'Serve it neat in a tulip glass after dinner',
  'One large cube of ice is all it asks for',
  'Wonderful with almonds, dates or a good cigar',
];
const tonic = [
  'Lengthen with good tonic and a slice of grapefruit',
  'Stirs into a martini that needs no garnish',
  'Holds its own in anything long, cold and simple',
];

const sorts = {
  whisky: {
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
  },
  gin: {
    opens: [
      'Bright juniper and lemon peel over a soft, slightly saline body',
      'Citrus leaf and coriander seed come forward, then a dry, mineral length',
      'Crisp from the first sip, with floral notes that stay light to the end',
      'Piney and fresh, with angelica, pink pepper and a long, cool finish',
    ],
    closes: tonic,
  },
  vodka: {
    opens: [
      'Clean and silky, with white pepper and a cool finish',
      'Creamy on the palate, with a whisper of anise and sweet grain',
      'Pure and weightless at first, then bready and pleasantly warm',
    ],
    closes: ['Keep it in the freezer and serve it in small, cold glasses', ...tonic.slice(1)],
  },
  rum: {
    opens: [
      'Molasses, banana and toasted coconut over a warm base of spice',
      'Vanilla, roast coffee and raisin, carried by a silky texture',
      'Grilled pineapple and cane syrup, with nutmeg and a dry, woody end',
    ],
    closes: [...afterDinner.slice(1), 'Gives a sour or a daiquiri unexpected depth'],
  },
  tequila: {
    opens: [
      'Cooked agave and black pepper, with caramel and a hint of smoke',
      'Wet stone, lime zest and green herbs, generous and clean',
      'Roast pineapple and cedar unfold slowly around a core of sweet agave',
    ],
    closes: [
      'Sip it from a small clay cup with a slice of orange',
      'Turns a margarita into the main course',
      'Let it breathe, and leave the salt in the kitchen',
    ],
  },
  brandy: {
    opens: [
      'Dried apricot, cedar and candied peel unfold slowly in the glass',
      'Grapes, rancio and warm pastry lead to a finish that lasts for minutes',
      'Orchard fruit, honey and a trace of cinnamon, soft from beginning to end',
    ],
    closes: afterDinner,
  },
  cream: {
    opens: [
      'Velvety, with cocoa, vanilla and just enough warmth',
      'Roasted nuts and marzipan, sweet without being sticky',
      'Smooth and full, like dessert in a small glass',
    ],
    closes: [
      'Serve over ice, or over vanilla ice cream',
      'A spoonful turns coffee into dessert',
      'The last word after a long meal',
    ],
  },
  bitter: {
    opens: [
      'Sweet and bitter in good balance, with orange zest and gentian',
      'Alpine herbs and candied lemon, refreshing rather than heavy',
      'Ripe citrus, a little spice and a clean, dry finish',
    ],
    closes: [
      'Lengthen with soda and plenty of ice before dinner',
      'Serve well chilled in small glasses',
      'The last word after a long meal',
    ],
  },
  red: {
    opens: [
      'Ripe dark fruit and fine tannins, with spice from months in oak',
      'Cherry, violet and a savoury note of bay leaf',
      'Layers of plum, cassis and graphite that open with air',
    ],
    closes: [
      'Serve with roast lamb, or decant an hour before',
      'Drinks well now and will keep for years in a cool cellar',
      'Open it with hard cheese and take your time',
    ],
  },
  white: {
    opens: [
      'Fresh and mineral, with citrus, white peach and a saline edge',
      'Green apple and elderflower, with lively acidity throughout',
      'Generous in the middle and dry at the end, with a trace of almond',
    ],
    closes: [
      'At its best with grilled fish and good company',
      'Serve well chilled, in large glasses',
      'Made for shellfish and long lunches',
    ],
  },
  rose: {
    opens: [
      'Wild strawberry and grapefruit, pale and dry',
      'Peach skin and garrigue herbs on a light frame',
      'Redcurrant, melon and a cool, stony finish',
    ],
    closes: [
      'Serve cold, outdoors and without hurry',
      'Goes with everything that has olive oil on it',
      'Brings summer to any gate',
    ],
  },
  fortified: {
    opens: [
      'Walnut, dried fig and orange peel, long and warming',
      'Plum jam and dark chocolate over a firm backbone',
      'Salted almond and toffee, with a finish that goes on and on',
    ],
    closes: [
      'Serve slightly cool, with blue cheese',
      'Keeps for weeks once opened, in theory',
      'A quiet end to a loud evening',
    ],
  },
  sparkling: {
    opens: [
      'Fine, persistent bubbles carry brioche, green apple and almond',
      'Pear and white flowers, with a creamy mousse and a dry finish',
      'Citrus, toast and a chalky, elegant frame',
    ],
    closes: [
      'Serve at eight degrees, in a glass with room to breathe',
      'Made for oysters, celebrations and Tuesday evenings',
      'Brings any table to attention',
    ],
  },
  lager: {
    opens: [
      'Fresh bread and noble hops, with a snap of bitterness at the end',
      'Honeyed malt and a clean, thirst-quenching finish',
      'Golden crust, meadow flowers and a firm, creamy head',
    ],
    closes: ['Chill well and pour with a proper crown', 'Goes with everything that comes off a grill'],
  },
  ale: {
    opens: [
      'Roast malt, dark fruit and a firm, creamy head',
      'Clove, candied orange and biscuit in fine balance',
      'Caramel and hedgerow fruit, with a gentle bitterness',
    ],
    closes: [
      'Serve at cellar temperature, and share the bottle',
      'Stands up to stews, mustard and old cheese',
    ],
  },
  mixed: {
    opens: [
      'Properly measured and properly cold, with real citrus in it',
      'Bright, dry and just strong enough',
      'A bar’s own recipe, with fresh bubbles and no syrup',
    ],
    closes: [
      'Chill, open and enjoy before boarding',
      'Best over ice, good without',
      'Sold by the can, seldom bought singly',
    ],
  },
  chocolate: {
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
  },
  food: {
    opens: [
      'Honest ingredients, a short list of them, and time to do them justice',
      'Full of flavour, with the balance that only small batches have',
      'Aromatic from the moment the lid comes off',
    ],
    closes: [
      'Packed for travel and sealed against every climate',
      'A small luxury for the first morning back home',
      'Keeps for months in the cupboard, though it seldom has to',
    ],
  },
  scent: {
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
  },
  cigars: {
    opens: [
      'Cedar and cocoa at first, then leather and a little pepper',
      'An even draw, a firm ash and a creamy, nutty middle',
      'Mild to begin with, with coffee and spice towards the end',
    ],
    closes: [
      'Rest them a week after the journey',
      'Best after dinner, with an aged rum',
      'Boxed in cedar and sealed at the factory',
    ],
  },
  gift: {
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
  },
} satisfies Record<string, Parts>;

type Sort = keyof typeof sorts;

const byCategory: Record<string, Sort> = {
  'wine/red': 'red', 'wine/white': 'white', 'wine/rose': 'rose', 'wine/champagne': 'sparkling', 'wine/port-and-sherry': 'fortified',
  'beer/lager': 'lager', 'beer/ale': 'ale', 'beer/ready-to-drink': 'mixed', 'gifts/perfume': 'scent', 'gifts/cigars': 'cigars',
  'spirits/gin': 'gin', 'spirits/vodka': 'vodka', 'spirits/rum': 'rum', 'spirits/tequila': 'tequila', 'spirits/brandy': 'brandy',
}; // oxfmt-ignore

const byKind: Record<string, Sort> = {
  whisky: 'whisky',
  chocolate: 'chocolate',
  tin: 'food',
  jar: 'food',
  gift: 'gift',
};

/** What can be said about a product, by where it stands and what it is called. */
export function partsFor(category: string, kind: string, title: string): Parts {
  if (kind === 'liqueur') return /cream|coffee|hazelnut|amaretto/i.test(title) ? sorts.cream : sorts.bitter;
  return sorts[byCategory[category] ?? byKind[kind] ?? 'gift'];
}
