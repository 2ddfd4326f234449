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
/** What other elements and late parts have in common with a screen, that it is not brought along: the drawer shows cart lines. */
const shared: Record<string, string> = { 'cart-page': 'cart', checkout: 'address' };
/** Elements that stand in pages of other sites, often several on one. */
const shelves = ['product-list', 'product-card', 'price'];
/** Stand on the home page, and alone wherever editors put them. */
const homeParts = ['banner-carousel', 'special-offers', 'banner-group', 'brand-logos', 'duty-free-steps'];
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
/** What editors write and what stands beside it; the sanitiser comes with them alone. */
const content = ['cms-page', 'cms-block', 'contact', 'event'];
/** The pages by which one gets a session: whoever is on one is likely to go to another. */
const access = ['sign-in', 'create-account', 'forgot-password', 'reset-password', 'account-confirm'];
/** The pages of a signed-in customer, who is as likely to go from one to the next. */
const customer = [
  'wishlist',
  'saved-payments',
  'order-history',
  'communications',
  'address-book',
  'account-information',
  'guest-order',
];
/** Loaded when the page is usable. */
const late = ['footer', 'toasts', 'error-view', 'session'];

/** The elements (or 'define', 'late') that cannot start without this module. */
function users(id: string, graph: Graph, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(id)) return found;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (info?.dynamicImporters.length) {
    const [, folder = '', file] =
      /\/elements\/([\w-]+?)(?:\/([\w-]+))?\.ts$/.exec(id.replaceAll('\\', '/')) ?? [];
    const isElement = info.dynamicImporters.some((importer) =>
      /elements\/(index|more)\.ts/.test(importer.replaceAll('\\', '/')),
    );
    found.add(!isElement || late.includes(folder) ? 'late' : file === 'badge' ? file : folder);
  }
  for (const importer of info?.importers ?? []) users(importer, graph, seen, found);
  return found;
}

/** One chunk for what always comes together, so that a page needs few; what is loaded late keeps out of them. */
export function chunkOf(id: string, graph: Graph): string | null {
  const by = users(id, graph);
  const pages = screens.filter((screen) => by.has(screen));
  const within = (...names: string[]): boolean => pages.every((page) => names.includes(page));
  // The index of @lit/context imports what gives a storefront, too; a bag only asks for one.
  const gives = /@lit[\\/]context[\\/]lib[\\/](controllers|value-notifier)/.test(id);
  if (by.has('badge') && !gives) return 'ground';
  const isLate = by.delete('late');
  if (!by.size) return null;
  if (/node_modules[\\/](react|react-dom|scheduler|@preact[\\/]signals-react|@r2wc)[\\/]/.test(id))
    return 'react';
  if (by.has('define')) return 'core';
  // What others need too must not come with the frame: 'core' would import it, and it 'core'.
  if (by.has('shop') || by.has('header'))
    return [...by].every((user) => frame.includes(user)) ? 'frame' : 'core';
  const isOnly = (...names: string[]): boolean => [...by].every((element) => names.includes(element));
  // The sign-in is where most go; what one of the others alone needs comes with that one.
  if (isOnly(...access)) return by.size > 1 || by.has('sign-in') ? 'account' : ([...by][0] ?? null);
  if (by.size > 1 && isOnly('home', ...homeParts)) return 'home-parts';
  if (isOnly('order-history', 'guest-order')) return by.size > 1 ? 'orders' : null;
  if (by.size > 1 && isOnly('account', ...customer)) return 'customer';
  // What one needs on both sides of the sign-in.
  if (by.size > 1 && isOnly('account', ...access, ...customer)) return 'person';
  // The footer brings the form along late; alone on a page of another site it is one file.
  if (by.size === 1 && by.has('newsletter')) return 'newsletter';
  const isOfShelf = by.size > 1 && shelves.some((element) => by.has(element));
  if (!pages.length) {
    const isContent = (user: string) => user === 'events' || content.includes(user);
    // A list of events shows no editors' HTML.
    if (by.size > 1 && [...by].every(isContent)) return by.has('events') ? 'content-page' : 'content';
    // A button to buy is all that a product card has beyond a shelf.
    if (by.has('add-to-cart') && [...by].every((user) => user === 'add-to-cart' || user === 'product-card'))
      return 'product';
    return isOfShelf ? 'shelf' : by.size > 2 ? 'core' : null;
  }
  const [only] = pages;
  if (pages.length === 1 && only) {
    // Elements of foreign pages need it too: not for the price of the whole home page.
    if (only === 'home' && by.size > 1) return isOfShelf ? 'shelf' : null;
    if (only === 'search-page' && by.size > 1) return 'catalog';
    if (only === 'checkout' && by.size > 2) return 'core';
    if (only === 'product-page' && by.has('add-to-cart')) return 'core';
    const isShared = isLate || by.size > 1;
    return (isShared && shared[only]) || only;
  }
  if (within('category-page', 'search-page', 'brand-page')) return 'listing';
  if (within('home', 'category-page', 'search-page', 'brand-page')) return 'catalog';
  if (within('cart-page', 'checkout')) return 'cart';
  // What most screens share comes with what every element needs: a chunk of its own would be one file more per page.
  return 'core';
}
