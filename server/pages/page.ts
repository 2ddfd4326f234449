// What a page of the shop says before any script has run.
import { href, type Link } from './link';

export type Area =
  | 'home'
  | 'category'
  | 'product'
  | 'brand'
  | 'search'
  | 'cart'
  | 'checkout'
  | 'account'
  | 'content'
  | 'contact'
  | 'events'
  | 'event';

export interface ShopPage {
  status: 200 | 404 | 500;
  title: string;
  /** What the document is called: the title, and whose page it is. */
  documentTitle: string;
  /** What the shop is called; '' where it could not be asked. */
  shopName: string;
  description: string;
  /** Path of the one address that search engines should keep. */
  canonical: string;
  /** Nothing for search engines: a cart, a form, results. */
  isPrivate?: boolean;
  /** Route target for <airside-shop>; absent on fixed routes. */
  target?: { type: 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE'; uid?: string; urlKey?: string; identifier?: string };
  /** Products on a page of a listing. */
  pageSize?: number;
  /** Where the backend keeps pictures. */
  mediaUrl?: string;
  /** Address of the shop's own picture for tabs and home screens. */
  icon?: string;
  /** Which chunks the page will need first. */
  area: Area;
  /** Address, in full, of the picture for those who share the page. */
  image?: string;
  /** The way here, from the home page on. */
  crumbs: readonly Link[];
  /** What can be read without script, as HTML, below the heading. */
  content: string;
  /** The shop's main menu. */
  menu: readonly Link[];
  /** schema.org's data, one object per thing. */
  structured: readonly object[];
}

export function page(url: URL, parts: Partial<ShopPage> & { title: string }): ShopPage {
  return {
    status: 200,
    documentTitle: parts.title,
    shopName: '',
    description: '',
    canonical: url.pathname.replace(/(?!^)\/+$/, ''),
    area: 'content',
    crumbs: [],
    content: '',
    menu: [],
    structured: [],
    ...parts,
  };
}

export const home: Link = { label: 'Home', path: '/' };

/** As search engines show the way to a page; nothing where it is the home page itself. */
export function breadcrumbList(crumbs: readonly Link[], title: string, shopUrl: string): object[] {
  if (!crumbs.length) return [];
  const steps = [
    ...crumbs.map((crumb) => ({ name: crumb.label, item: shopUrl + href(crumb) })),
    { name: title },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}
