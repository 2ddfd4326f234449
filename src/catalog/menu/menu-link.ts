// Where a category of the menu leads (behaviour 2.3).

/** Category paths whose page is not a listing. A path without a slash is a top-level category. */
const pages: Record<string, string> = {
  home: '/',
  'home/about-us': '/pages/about-us',
  'retail-store': '/pages/retail-store',
  'retail-store/about-us': '/pages/about-us',
  'retail-store/location': '/pages/location',
  'retail-store/join-newsletter': '/pages/newsletter',
  'retail-store/store-events': '/events',
  diplomats: '/pages/diplomat',
  'diplomats/diplomatic-catalogue': '/pages/diplomatic',
  'diplomats/specials': '/pages/specials',
  'diplomats/join-newsletter': '/pages/newsletter',
  'diplomats/contact-us': '/pages/contactus',
  'diplomats/ordering': '/pages/ordering',
};

/** Path of the category's own listing: its path plus the suffix, '/food/coffee.html'. */
export function categoryPath(urlPath: string, suffix: string): string {
  return `/${urlPath.replace(/^\/+|\/+$/g, '')}${suffix}`;
}

/** Path that a menu link leads to. */
export function menuLink(urlPath: string, suffix: string): string {
  const known = urlPath.replace(/^\/+|\/+$/g, '');
  return Object.hasOwn(pages, known) ? (pages[known] ?? '/') : categoryPath(known, suffix);
}
