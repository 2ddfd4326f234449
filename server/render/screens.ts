// The elements that a server draws: the frame of a page, and the screens that are the same for everybody.
import {
  bannerStyles,
  groupStyles,
  logoStyles,
  offerStyles,
  stepStyles,
} from '../../src/content/home/styles';
import type { Contract } from '../../elements/kit/contract';
import brandPage from '../../elements/tags/brand-page/brand-page';
import categoryPage from '../../elements/tags/category-page/category-page';
import footer from '../../elements/tags/footer/footer';
import header from '../../elements/tags/header/header';
import home from '../../elements/tags/home/home';
import productPage from '../../elements/tags/product-page/product-page';
import searchPage from '../../elements/tags/search-page/search-page';

const contracts: Contract[] = [header, home, categoryPage, productPage, searchPage, brandPage, footer];

export const drawn: ReadonlyMap<string, Contract> = new Map(
  contracts.map((contract) => [contract.tag, contract]),
);

/** One person's screens, which begin with what their server cannot know: their frame is drawn alone. */
export const framed: readonly string[] = ['airside-cart-page', 'airside-checkout'];

/** What stands round every screen. */
export const frame: readonly string[] = [header.tag, footer.tag];

/** Sheets that parts of an element bring with them. */
const ofParts: Record<string, readonly string[]> = {
  'airside-home': [...bannerStyles, ...offerStyles, ...groupStyles, ...logoStyles, ...stepStyles],
};

export const sheetsOf = (tag: string): readonly string[] => [
  ...(drawn.get(tag)?.styles ?? []),
  ...(ofParts[tag] ?? []),
];
