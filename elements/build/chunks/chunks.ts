// Plans the chunks of the shop from who needs each module.
type Graph = { getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null };

/** Elements that a shopper comes to as a page of their own. */
export const screens = [
  'home',
  'category-page',
  'search-page',
  'brand-page',
  'product-page',
  'cart-page',
  'checkout',
];
const listings = ['category-page', 'search-page', 'brand-page'];
/** Stands round every page of the shop. */
const frame = [
  'shop',
  'header',
  'mega-menu',
  'navigation-drawer',
  'search-box',
  'store-switcher',
  'currency-switcher',
];
/** Stand on the home page, and alone wherever editors put them. */
const homeParts = ['banner-carousel', 'special-offers', 'banner-group', 'brand-logos', 'duty-free-steps'];
/** Elements that stand in pages of other sites, often several on one. */
const shelves = ['product-list', 'product-card', 'price'];
/** Stand in pages of other sites, which are spared what only whole pages of the shop have in common; an opened mini cart is as much as a page. */
const embedded = [...shelves, 'add-to-cart', 'wishlist-button', 'search-box'];
/** What editors write and what stands beside it; the sanitiser comes with them alone. */
const content = ['cms-page', 'cms-block', 'contact', 'event'];
/** Show products, or what is asked about them. */
const goods = [
  'home',
  ...homeParts,
  ...listings,
  'product-page',
  ...shelves,
  'add-to-cart',
  'wishlist-button',
  'wishlist',
  'search-box',
  'breadcrumbs',
  'purchase',
];
/** The pages by which one gets a session: whoever is on one is likely to go to another. */
const access = ['sign-in', 'create-account', 'forgot-password', 'reset-password', 'account-confirm'];
const orders = ['order-history', 'guest-order'];
/** The pages of a signed-in customer, who is as likely to go from one to the next. */
const customer = [
  ...orders,
  'account',
  'wishlist',
  'saved-payments',
  'communications',
  'address-book',
  'account-information',
];

/** Loaded when the page is usable, or seldom. */
const late = ['footer', 'toasts', 'error-view', 'session', 'left-open'];
/** Ask the backend for nothing until somebody sends something: they are drawn without 'core', where the Storefront is. */
export const quiet = ['newsletter'];
/** Late parts that some pages ask for at once, or that must bring no page along: they count as elements, of these names. */
const early: Record<string, string> = {
  'src/transport/client.ts': 'client',
  'src/cart/api.ts': 'cart',
  'src/user/api.ts': 'user',
  'src/navigation/CheckoutBar.tsx': 'checkout',
  'src/catalog/purchase/purchase.ts': 'purchase',
  'elements/kit/takeover/takeover.ts': 'takeover',
  'elements/kit/default-storefront.ts': 'storefront',
  'src/transport/plain-question.ts': 'question',
};
/** Late parts that have nearly all in common, in one chunk. */
const feet = ['src/cart/page/CartFoot.tsx', 'src/catalog/product-page/BuyFoot.tsx'];
/** What others, or late parts, have in common with a screen, or with a customer's pages, is kept apart: they do not bring those along. */
const aside: Record<string, string> = {
  'brand-page': 'brands',
  'cart-page': 'cart',
  checkout: 'address',
  customer: 'user',
  home: 'teasers',
};

/** A module goes to the chunk of the first row that fits it. A row fits where all that it says is true. */
export interface Row {
  chunk: string;
  /** Nobody else needs the module. */
  only?: string[];
  /** No other screen does; what smaller elements need follows the screens. */
  screens?: string[];
  /** One of these needs it. */
  some?: string[];
  /** None of these does. */
  none?: string[];
  /** As many of `screens`, or of `only`, at least. */
  least?: number;
}

/** From what comes always to what comes seldom, from few who share it to many. */
export const table: readonly Row[] = [
  // The bag comes without React; what it starts with is the beginning of every other element, too.
  { chunk: 'ground', some: ['badge'], least: 2 },
  { chunk: 'kit', some: ['define'] },
  { chunk: 'kit', some: quiet, least: 2 },
  // A page that its server has drawn asks nothing at first.
  { chunk: 'client', only: ['client'] },
  { chunk: 'takeover', only: ['takeover'] },
  { chunk: 'core', some: ['storefront', 'client', 'question'] },
  { chunk: 'frame', some: ['shop', 'header'], only: frame },
  // With the frame these two would make 'core' import the frame, which imports 'core'.
  { chunk: 'page', some: ['shop', 'header', 'more'], none: embedded },
  { chunk: 'core', some: ['shop', 'header'] },
  // Whether something was saved is asked by two pages that have nothing else in common.
  { chunk: 'page', only: ['cart-page', 'wishlist'], least: 2 },
  // Who is signed in is asked on every page.
  { chunk: 'user', some: ['user'] },
  // The sign-in is where most go; what one of the others alone needs comes with that one.
  { chunk: 'access', only: access, some: ['sign-in'] },
  { chunk: 'access', only: access, least: 2 },
  { chunk: 'orders', only: orders, least: 2 },
  { chunk: 'customer', only: customer, least: 2 },
  // On both sides of the sign-in.
  { chunk: 'person', only: [...access, ...customer], least: 2 },
  { chunk: 'form', only: ['contact', 'checkout', ...access, ...customer], least: 2 },
  { chunk: 'home', only: ['home', ...homeParts], some: ['home'] },
  { chunk: 'home', only: homeParts, least: 2 },
  { chunk: 'content', only: content, least: 2 },
  // A list of events shows no editors' HTML.
  { chunk: 'content-page', only: ['events', ...content], least: 2 },
  // A button to buy is all that a product card has beyond a shelf.
  { chunk: 'product', only: ['add-to-cart', 'product-card'], some: ['add-to-cart'] },
  // Elements of foreign pages need it: not for the price of the whole home page.
  { chunk: 'shelf', screens: ['home'], some: shelves },
  { chunk: 'catalog', screens: ['search-page'], some: ['search-box'] },
  { chunk: 'listing', screens: listings, least: 2 },
  // What shelves on pages of other sites do without.
  {
    chunk: 'goods',
    only: goods,
    none: [...shelves, 'add-to-cart', 'wishlist-button', 'search-box'],
    least: 2,
  },
  { chunk: 'catalog', only: goods, least: 2 },
  {
    chunk: 'cart',
    only: ['cart-page', 'checkout', 'mini-cart', 'cart'],
    screens: ['cart-page', 'checkout'],
    least: 2,
  },
  // What its reading shares with the checkout: 'address' would come along with every cart.
  { chunk: 'cart', only: ['checkout', 'cart'], least: 2 },
];

/** One chunk for what always comes together, so that a page needs few; what is loaded late keeps out of them. */
export function chunkOf(id: string, graph: Graph): string | null {
  const users = usersOf(id, graph);
  // The index of @lit/context imports what gives a storefront, too; who only asks for one has no use for it.
  if (/@lit[\\/]context[\\/]lib[\\/](controllers|value-notifier)/.test(id))
    ['badge', 'define'].forEach((each) => users.delete(each));
  const isFoot = users.delete('foot');
  const isLate = users.delete('late');
  if (!users.size) return isFoot && !isLate ? 'foot' : null;
  // In a file that is nobody else's it needs no namespace, so none of the bundler's helpers.
  if (users.size === 1 && users.has('badge')) return null;
  if (/node_modules[\\/](react|react-dom|scheduler|@preact[\\/]signals-react|@r2wc)[\\/]/.test(id))
    return 'kit';
  return planned([...users], isLate || isFoot);
}

/** The chunk of a module that these elements need, and late parts too where `isLate`; null: the bundler's to decide. */
export function planned(users: readonly string[], isLate = false): string | null {
  const row = table.find((each) => fits(each, users));
  if (row) return (isLate && aside[row.chunk]) || row.chunk;
  const pages = screensAmong(users);
  const [page] = pages;
  const common = users.some((user) => embedded.includes(user)) ? 'core' : 'page';
  if (pages.length > 1) return common;
  if (page) return ((isLate || users.length > 1) && aside[page]) || page;
  if (users.length === 1) return users[0] ?? null;
  return users.some((user) => shelves.includes(user)) ? 'shelf' : users.length > 2 ? common : null;
}

function fits({ only, screens: of, some, none, least = 1 }: Row, users: readonly string[]): boolean {
  const pages = screensAmong(users);
  const counted = of ? pages : users;
  return (
    (!only || users.every((user) => only.includes(user))) &&
    (!of || pages.every((page) => of.includes(page))) &&
    (!some || users.some((user) => some.includes(user))) &&
    !none?.some((user) => users.includes(user)) &&
    // Nobody's screens are no reason.
    counted.length >= least
  );
}

const screensAmong = (users: readonly string[]) => screens.filter((screen) => users.includes(screen));

/** The elements (or 'badge', 'define', 'late') that cannot start without this module. */
function usersOf(id: string, graph: Graph, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(id)) return found;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (info?.dynamicImporters.length) found.add(userOf(id, info.dynamicImporters));
  for (const importer of info?.importers ?? []) usersOf(importer, graph, seen, found);
  return found;
}

/** What is imported on demand is an element, where the loader's tables import it, or a late part. */
function userOf(id: string, importers: readonly string[]): string {
  const path = id.replaceAll('\\', '/');
  const [, folder = '', file] = /\/elements\/(?:kit\/|tags\/)?([\w-]+)(?:\/([\w-]+))?\.ts$/.exec(path) ?? [];
  const isElement = importers.some((importer) =>
    /elements\/(index|more)\.ts/.test(importer.replaceAll('\\', '/')),
  );
  if (isElement && !late.includes(folder)) return file === 'badge' ? file : folder;
  const isAt = (name: string) => path.endsWith(`/${name}`);
  return feet.some(isAt) ? 'foot' : (Object.entries(early).find(([name]) => isAt(name))?.[1] ?? 'late');
}
