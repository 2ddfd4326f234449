// Parts that names of invented brands and of what they make are put together from.
import type { Kind } from '../images/kinds';

// oxfmt-ignore
export const brandStarts = [
  'Aldern', 'Amber', 'Ash', 'Bask', 'Birk', 'Black', 'Brack', 'Bram', 'Cald', 'Carn', 'Clover', 'Copper', 'Corrie', 'Dray',
  'Dun', 'East', 'Elm', 'Fair', 'Fenn', 'Fern', 'Gale', 'Gilt', 'Grey', 'Hald', 'Hart', 'Hazel', 'Heath', 'Holm', 'Iron',
  'Juniper', 'Kald', 'Kestrel', 'Lark', 'Laur', 'Lind', 'Loch', 'Mard', 'Marl', 'Mill', 'Moor', 'Nord', 'North', 'Oak', 'Old',
  'Orrin', 'Pell', 'Quill', 'Raven', 'Rowan', 'Salt', 'Sand', 'Silver', 'Sorrel', 'Stone', 'Tarn', 'Thorn', 'Vald', 'West',
  'Wild', 'Winter', 'Wren', 'Yarrow',
] as const;

// oxfmt-ignore
export const brandEnds = [
  'bank', 'barrow', 'beck', 'borne', 'bridge', 'brook', 'by', 'combe', 'cray', 'croft', 'dale', 'dene', 'fell', 'field',
  'ford', 'garth', 'gate', 'grove', 'ham', 'haven', 'helm', 'holt', 'hurst', 'keld', 'lea', 'low', 'march', 'mere', 'mont',
  'moss', 'nab', 'ness', 'pike', 'quay', 'reach', 'ridge', 'rigg', 'scar', 'shaw', 'side', 'stead', 'strand', 'thwaite',
  'toft', 'vale', 'ward', 'water', 'wick', 'wold', 'yard',
] as const;

interface Titles {
  /** Every pair of the two lists is a product. */
  firsts: readonly string[];
  seconds: readonly string[];
  /** USD; most products are near the lower end. */
  dollars: readonly [lowest: number, highest: number];
  /** % by volume; 0: none. */
  strength: readonly [weakest: number, strongest: number];
}

const aged: Titles = {
  firsts: ['3 Year Old', '6 Year Old', '8 Year Old', '10 Year Old', '12 Year Old', '15 Year Old', '18 Year Old', 'Reserve'],
  seconds: ['', 'Sherry Cask', 'Port Finish', 'Double Wood', 'Small Batch', 'Cask Strength', 'Virgin Oak', 'Solera'],
  dollars: [22, 480],
  strength: [38, 58],
}; // oxfmt-ignore
const clear: Titles = {
  firsts: ['Dry', 'Original', 'Coastal', 'Garden', 'Navy', 'Silver', 'Winter', 'Citrus'],
  seconds: ['', 'Batch 1', 'Batch 2', 'Batch 3', 'Limited Edition', 'Distiller’s Cut', 'Traveller’s Edition', 'Organic'],
  dollars: [14, 90],
  strength: [37, 57],
}; // oxfmt-ignore
const wine: Titles = {
  firsts: ['Estate', 'Old Vines', 'Grand Cuvée', 'Single Vineyard', 'Reserve', 'Hillside', 'Riverbank', 'Late Harvest'],
  seconds: ['2014', '2015', '2016', '2017', '2018', '2019', '2020', '2021'],
  dollars: [9, 220],
  strength: [11, 15],
}; // oxfmt-ignore
const beer: Titles = {
  firsts: ['Pale', 'Dark', 'Amber', 'Golden', 'Smoked', 'Wheat', 'Session', 'Double'],
  seconds: ['', 'Six Pack', 'Barrel Aged', 'Unfiltered', 'Harvest', 'Spring Brew', 'Export', 'Anniversary'],
  dollars: [6, 28],
  strength: [4, 9],
}; // oxfmt-ignore
const food: Titles = {
  firsts: ['Classic', 'Dark', 'Hazelnut', 'Orange', 'Sea Salt', 'Caramel', 'Wild Berry', 'Ginger'],
  seconds: ['Selection', 'Box', 'Travel Tin', 'Gift Tin', 'Family Size', 'Tasting Set', 'Reserve', 'Sampler'],
  dollars: [6, 60],
  strength: [0, 0],
}; // oxfmt-ignore
const luxury: Titles = {
  firsts: ['Cedar', 'Iris', 'Midnight', 'Harbour', 'Saffron', 'Velvet', 'Marine', 'Amber'],
  seconds: ['', 'Intense', 'Edition', 'Collection', 'Travel Set', 'No. 5', 'No. 8', 'Twelve'],
  dollars: [20, 320],
  strength: [0, 0],
}; // oxfmt-ignore

const byKind: Partial<Record<Kind, Titles>> = {
  whisky: aged, rum: aged, brandy: aged, tequila: aged, gin: clear, vodka: clear, liqueur: clear, wine, champagne: wine,
  beer, can: beer, chocolate: food, tin: food, jar: food,
}; // oxfmt-ignore

export function titlesOf(kind: Kind): Titles {
  return byKind[kind] ?? luxury;
}
