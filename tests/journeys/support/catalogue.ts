// Which bottle the journeys buy: from the real catalogue where it is there, else from the shop's own assortment.
import { merchantCatalogue as csv } from '../../support/merchant-catalogue';

export interface Assortment {
  csv?: string;
  /** Menu, submenu and the category that holds the bottle. */
  menu: [string, string];
  category: string;
  product: string;
  size: RegExp;
  /** A value of the filter "Bottle size" that leaves more than one page of the category. */
  commonSize: string;
}

/** The shop's own assortment. */
export const own: Assortment = {
  menu: ['Spirits', 'Whisky'],
  category: 'Whisky',
  product: 'Glen Tarrow 10 Year Old',
  size: /^700 ml|^750 ml/,
  commonSize: '700 ml',
};

/** One product with a name of 80 characters, alone in its category; to be imported after the real catalogue. */
export const extremes = 'tests/journeys/support/extremes.csv';

export function assortment(): Assortment {
  if (!csv) {
    console.warn('The real catalogue is not beside the project: journeys buy from the invented assortment.');
    return own;
  }
  return {
    csv,
    menu: ['Spirits', 'Flavoured Vodka'],
    category: 'Flavoured Vodka',
    product: 'Absolut Apeach',
    size: /^1 L/,
    commonSize: '750 ml',
  };
}
