// Finds out what a URL of the shop shows, by asking the backend as a browser would (SPEC 2.1, 2.2).
import { canonicalPath } from '../src/routing/paths';
import { BackendDownError, type AskBackend } from './ask-backend';
import { isBrandPage, lookUpBrand } from './brand-lookup';
import { plainText } from './html';
import { pageQuery, type Link, type PageAnswer, type Route } from './page-query';
import { outagePage } from './proxy/failure';

export interface ShopPage {
  status: 200 | 404 | 500;
  title: string;
  description: string;
  /** Path of the one address that search engines should keep. */
  canonical: string;
  /** Route target for <airside-shop>; absent on fixed routes. */
  target?: { type: 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE'; uid?: string; urlKey?: string; identifier?: string };
  /** Products on a page of a listing. */
  pageSize?: number;
  /** Where the backend keeps pictures. */
  mediaUrl?: string;
  /** Which chunk the page will need first. */
  area:
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
  /** Readable without script. */
  text: string;
  links: { label: string; href: string }[];
  price?: string;
  /** What search engines read about a product. */
  structured?: Record<string, unknown>;
}

/** Fixed routes and what they are called; the shop's own router knows the same paths. */
const fixed: Record<string, [title: string, area: ShopPage['area']]> = {
  '/': ['Duty-free spirits, wine and gifts', 'home'],
  '/events': ['Store events', 'events'],
  '/customer/account/confirm': ['Confirm your account', 'account'],
  '/sign-in': ['Sign in', 'account'],
  '/search.html': ['Search', 'search'],
  '/customer/account/createPassword': ['Set a new password', 'account'],
  '/forgot-password': ['Forgot password', 'account'],
  '/create-account': ['Create account', 'account'],
  '/contact-us': ['Contact us', 'contact'],
  '/checkout': ['Checkout', 'checkout'],
  '/cart': ['Shopping bag', 'cart'],
  '/wishlist': ['Wish list', 'account'],
  '/saved-payments': ['Saved payments', 'account'],
  '/order-history': ['Order history', 'account'],
  '/communications': ['Communications', 'account'],
  '/address-book': ['Address book', 'account'],
  '/account-information': ['Account information', 'account'],
};
const fixedPatterns: [RegExp, string, ShopPage['area']][] = [
  [/^\/event\/[^/]+$/, 'Store event', 'event'],
  [/^\/pages\/[^/]+$/, 'Airside', 'content'],
];

/** What to show, or the answer itself where it is a redirect or the backend is down. */
export async function lookUpPage(ask: AskBackend, url: URL): Promise<ShopPage | Response> {
  let answer: PageAnswer;
  let brand: Awaited<ReturnType<typeof lookUpBrand>>;
  try {
    [answer, brand] = await Promise.all([
      ask<PageAnswer>(pageQuery, { url: decodeURI(url.pathname) }),
      isBrandPage(url.pathname) ? lookUpBrand(ask, url.pathname) : undefined,
    ]);
  } catch (error) {
    if (error instanceof BackendDownError) return outagePage(error.status);
    return page(url, {
      status: 500,
      title: 'Something went wrong',
      text: 'Something went wrong. Sorry about that.',
    });
  }
  const shown = brand ? page(url, brand) : read(answer, url);
  if (shown instanceof Response) return shown;
  const { grid_per_page: pageSize, secure_base_media_url: mediaUrl } = answer.storeConfig ?? {};
  return { ...shown, pageSize: pageSize ?? undefined, mediaUrl: mediaUrl ?? undefined };
}

function read(answer: PageAnswer, url: URL): ShopPage | Response {
  const suffix = answer.storeConfig?.category_url_suffix ?? '';
  const menu = (answer.categoryList?.[0]?.children ?? [])
    .filter((category) => category.include_in_menu !== 0)
    .sort((one, other) => one.position - other.position)
    .map((category) => link(category, suffix));
  const known = canonicalPath(url.pathname);
  const own = fixed[known];
  if (own) return page(url, { title: own[0], area: own[1], links: menu });
  const pattern = fixedPatterns.find(([path]) => path.test(known));
  if (pattern) return page(url, { title: pattern[1], area: pattern[2], links: menu });
  const route = answer.route;
  if (!route) {
    const text = "Looks like the page you were hoping to find doesn't exist. Sorry about that.";
    return page(url, { status: 404, title: 'Page not found', text, links: menu });
  }
  if (route.redirect_code === 301 || route.redirect_code === 302)
    return new Response(null, {
      status: route.redirect_code,
      headers: { location: '/' + (route.relative_url ?? '').replace(/^\/+/, '') + url.search },
    });
  return resolved(url, route, suffix, menu);
}

function resolved(url: URL, route: Route, suffix: string, menu: ShopPage['links']): ShopPage {
  const canonical = '/' + (route.relative_url ?? url.pathname.slice(1)).replace(/^\/+/, '');
  const text = plainText(route.details?.html ?? route.description ?? route.content).slice(0, 600);
  const title = route.meta_title || route.name || route.title || 'Airside';
  const shared = {
    title,
    canonical,
    text,
    description: route.meta_description || text.slice(0, 160),
    links: menu,
  };
  const { type, uid, identifier } = route;
  if (type === 'CMS_PAGE') return page(url, { ...shared, area: 'content', target: { type, identifier } });
  if (type === 'PRODUCT') {
    const price = route.hide_price ? undefined : route.price_range?.minimum_price.final_price;
    return page(url, {
      ...shared,
      area: 'product',
      target: { type, uid, urlKey: route.url_key ?? undefined },
      price:
        price &&
        new Intl.NumberFormat('en-US', { style: 'currency', currency: price.currency }).format(price.value),
      structured: {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: route.name,
        sku: route.sku,
        image: route.small_image?.url,
        description: shared.description,
        brand: route.brand_name ? { '@type': 'Brand', name: route.brand_name } : undefined,
        offers: price && {
          '@type': 'Offer',
          price: price.value,
          priceCurrency: price.currency,
          availability: `https://schema.org/${route.stock_status === 'IN_STOCK' ? 'InStock' : 'OutOfStock'}`,
        },
      },
    });
  }
  const inside = [...(route.children ?? []), ...(route.products?.items ?? [])].map((item) =>
    link(item, suffix),
  );
  return page(url, {
    ...shared,
    area: 'category',
    target: { type, uid },
    links: inside.length ? inside : menu,
  });
}

function link(item: Link, suffix: string): { label: string; href: string } {
  const path = item.url_path ? item.url_path + suffix : `${item.url_key}${item.url_suffix ?? suffix}`;
  return { label: item.name ?? '', href: '/' + path };
}

function page(url: URL, parts: Partial<ShopPage> & { title: string }): ShopPage {
  return {
    status: 200,
    description: '',
    canonical: url.pathname.replace(/(?!^)\/+$/, ''),
    area: 'content',
    text: '',
    links: [],
    ...parts,
  };
}
