// Turns the assortment into product rows: numbers, keys, prices, stock, sizes and places in the shop.
import { brands } from './assortment';
import { itemsOf, type Brand, type Item } from './brand';
import { describe, hashOf } from './wording';

export const sizes = ['50 ml', '200 ml', '375 ml', '700 ml', '750 ml', '1 L', '1.75 L'] as const;
export type Size = (typeof sizes)[number];

export interface SeedProduct {
  sku: string;
  item: Item;
  name: string;
  urlKey: string;
  type: 'simple' | 'configurable';
  visibility: 1 | 4;
  cents: number | null;
  specialCents: number | null;
  quantity: number;
  size: Size | null;
  maxPerCart: number;
  parentSku: string | null;
  description: string;
  short: string;
  /** Paths of its categories besides the brand's own. */
  alsoIn: string[];
  tiers: { group: number | null; quantity: number; cents: number }[];
}

const prefixes: Record<string, string> = {
  whisky: 'WH', gin: 'GN', vodka: 'VD', rum: 'RM', tequila: 'TQ', brandy: 'BR', liqueur: 'LQ', wine: 'WN', champagne: 'CH',
  beer: 'BE', can: 'CN', chocolate: 'CC', tin: 'TN', jar: 'JR', perfume: 'PF', cigars: 'CG', gift: 'GF',
}; // oxfmt-ignore

const bottled = new Set([
  'whisky',
  'gin',
  'vodka',
  'rum',
  'tequila',
  'brandy',
  'liqueur',
  'wine',
  'champagne',
]);

/** Sizes of a configurable and what each costs, as a share of the ordinary bottle. */
type Range = readonly [Size, number];
const ranges: readonly (readonly [Range, Range, Range])[] = [
  [['50 ml', 0.14], ['750 ml', 1], ['1 L', 1.26]],
  [['375 ml', 0.58], ['750 ml', 1], ['1.75 L', 2.05]],
  [['200 ml', 0.34], ['700 ml', 0.96], ['1 L', 1.26]],
]; // oxfmt-ignore

export function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Prices end in .00, .50 or .90, as on a shelf. */
function shelfPrice(dollars: number): number {
  const whole = Math.max(1, Math.floor(dollars));
  const part = dollars - whole;
  return whole * 100 + (part < 0.25 ? 0 : part < 0.7 ? 50 : 90);
}

function quantityOf({ flags }: Item, sku: string): number {
  if (flags.has('o')) return 0;
  if (flags.has('x')) return 1;
  if (flags.has('l')) return 2 + (hashOf(sku) % 3);
  return 24 + (hashOf(sku) % 160);
}

function placesOf({ flags }: Item): string[] {
  return [
    ...(flags.has('b') ? ['home/best-sellers', 'retail-store/shop-favourites'] : []),
    ...(flags.has('n') ? ['home/new-arrivals'] : []),
    ...(flags.has('d') ? ['diplomats/diplomatic-catalogue'] : []),
    ...(flags.has('d') && flags.has('s') ? ['diplomats/specials'] : []),
    ...(flags.has('s') && !flags.has('d') ? ['diplomats/specials'] : []),
  ];
}

function tiersOf({ flags }: Item, cents: number): SeedProduct['tiers'] {
  if (!flags.has('t')) return [];
  return [
    { group: null, quantity: 6, cents: Math.round(cents * 0.9) },
    { group: 3, quantity: 1, cents: Math.round(cents * 0.8) },
  ];
}

function specialOf({ flags }: Item, cents: number): number | null {
  return flags.has('s') ? shelfPrice((cents * 0.82) / 100) : null;
}

function productOf(item: Item, sku: string): SeedProduct {
  const { brand, title, dollars, flags } = item;
  const name = `${brand.name} ${title}`;
  const cents = shelfPrice(dollars + (hashOf(name) % 3) * 0.4);
  return {
    sku,
    item,
    name,
    urlKey: keyOf(name),
    type: 'simple',
    visibility: 4,
    cents,
    specialCents: specialOf(item, cents),
    quantity: quantityOf(item, sku),
    size: bottled.has(brand.kind)
      ? brand.kind === 'champagne' || brand.kind === 'wine'
        ? '750 ml'
        : '700 ml'
      : null,
    maxPerCart: flags.has('m') ? 2 : 10000,
    parentSku: null,
    ...describe(item),
    alsoIn: placesOf(item),
    tiers: tiersOf(item, cents),
  };
}

/** A product sold in several sizes: its variants first, as the parent refers to them. */
function inSizes(parent: SeedProduct): SeedProduct[] {
  const range = ranges[hashOf(parent.sku) % ranges.length] ?? [];
  const variants = range.map(([size, share], index): SeedProduct => {
    const sku = `${parent.sku}-${keyOf(size).toUpperCase()}`;
    const cents = shelfPrice(((parent.cents ?? 0) / 100) * share);
    return {
      ...parent,
      sku,
      name: `${parent.name} ${size}`,
      urlKey: keyOf(`${parent.name} ${size}`),
      visibility: 1,
      cents,
      specialCents: specialOf(parent.item, cents),
      // Every third family has run out of its largest size.
      quantity: index === range.length - 1 && hashOf(parent.sku) % 3 === 0 ? 0 : quantityOf(parent.item, sku),
      size,
      parentSku: parent.sku,
      alsoIn: [],
      tiers: tiersOf(parent.item, cents),
    };
  });
  return [...variants, { ...parent, type: 'configurable', cents: null, quantity: 0, size: null, tiers: [] }];
}

/** How many products a line of the assortment with the flag c becomes: a configurable and its variants. */
export const familySize = 4;

/** One family per line of the assortment, in order of their ids; a configurable stands last, after its variants. */
export function* seedFamilies(of: Iterable<Brand> = brands): Generator<SeedProduct[]> {
  const counts = new Map<string, number>();
  for (const item of itemsOf(of)) {
    const prefix = prefixes[item.brand.kind] ?? 'XX';
    const number = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, number);
    const product = productOf(item, `${prefix}-${String(number).padStart(3, '0')}`);
    yield item.flags.has('c') ? inSizes(product) : [product];
  }
}
