// The elements that a server draws: the frame of a page, and the screens that are the same for everybody.
import {
  bannerStyles,
  groupStyles,
  logoStyles,
  offerStyles,
  stepStyles,
} from '../../src/content/home/styles';
import { newsletterStyles } from '../../src/content/newsletter/styles';
import type { Contract } from '../../elements/kit/contract';
import brandPage from '../../elements/tags/brand-page/brand-page';
import categoryPage from '../../elements/tags/category-page/category-page';
import footer from '../../elements/tags/footer/footer';
import header from '../../elements/tags/header/header';
import home from '../../elements/tags/home/home';
import newsletter from '../../elements/tags/newsletter/newsletter';
import productCard from '../../elements/tags/product-card/product-card';
import productList from '../../elements/tags/product-list/product-list';
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

const aloneContracts: Contract[] = [productCard, productList, newsletter];

/** What pages of other sites may take in as it is drawn. */
export const alone: ReadonlyMap<string, Contract> = new Map(
  aloneContracts.map((contract) => [contract.tag, contract]),
);

/** Specials are looked for in whole pages of products: those would all stand in the page, to be asked for once more. */
export const isDrawnAlone = (tag: string, { kind }: Record<string, string>): boolean =>
  alone.has(tag) && kind !== 'specials';

/** Sheets that parts of an element bring with them. */
const ofParts: Record<string, readonly string[]> = {
  'airside-home': [...bannerStyles, ...offerStyles, ...groupStyles, ...logoStyles, ...stepStyles],
  'airside-newsletter': newsletterStyles,
};

export const sheetsOf = (tag: string): readonly string[] => [
  ...((drawn.get(tag) ?? alone.get(tag))?.styles ?? []),
  ...(ofParts[tag] ?? []),
];
