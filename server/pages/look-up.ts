// Finds out what a URL of the shop shows, by asking the backend as a browser would (behaviour 2.1, 2.2).
import { canonicalPath } from '../../src/routing/paths';
import { outagePage } from '../http/outage-page';
import { BackendDownError } from './ask-backend';
import { findBrandPage } from './brand';
import { findCmsPage } from './cms-page';
import { findEvent, findEvents } from './events';
import { findHome } from './home';
import { redirectTo } from './redirect';
import { page, type Area, type ShopPage } from './page';
import { paragraph } from './readable';
import { findRouted } from './routed';
import { shellFields, type Shell, type ShellAnswer } from './shell';
import { withoutCode } from './store-code';
import { askPage, type Found, type Visit } from './visit';

/** Fixed routes that show what nobody searches for, and what they are called. */
const fixed: Record<string, [title: string, area: Area]> = {
  '/customer/account/confirm': ['Confirm your account', 'account'],
  '/sign-in': ['Sign in', 'account'],
  '/search.html': ['Search', 'search'],
  '/customer/account/createPassword': ['Set a new password', 'account'],
  '/forgot-password': ['Forgot password', 'account'],
  '/create-account': ['Create account', 'account'],
  '/guest-order': ['Find an order', 'account'],
  '/checkout': ['Checkout', 'checkout'],
  '/cart': ['Shopping bag', 'cart'],
  '/wishlist': ['Wishlist', 'account'],
  '/saved-payments': ['Saved payments', 'account'],
  '/order-history': ['Order history', 'account'],
  '/communications': ['Communications', 'account'],
  '/address-book': ['Address book', 'account'],
  '/account-information': ['Account information', 'account'],
};

/** Where mails of a Magento lead, and what shows that here (behaviour 4.8). */
const inMails: Record<string, string> = {
  '/customer/account': '/order-history',
  '/customer/account/login': '/sign-in',
};

/** Pages of one person, or for nobody to search for. */
export const privatePaths: readonly string[] = Object.keys(fixed);

const shellQuery = /* GraphQL */ `query ServerShell { ${shellFields} }`;

type Find = (visit: Visit, part: string) => Promise<{ found: Found; shell: Shell }>;

/** In order; the part in brackets is handed on, decoded. */
const finders: [path: RegExp, find: Find][] = [
  [/^\/$/, findHome],
  [/^\/contact-us$/, (visit) => findFixed(visit, { title: 'Contact us', area: 'contact' })],
  [/^\/events$/, unlessCategory(findEvents)],
  [/^\/event\/([^/]+)$/, findEvent],
  [/^\/pages\/([^/]+)$/, findCmsPage],
  [/^\/brands(?:\/([^/.]+))?$/, unlessCategory(findBrandPage)],
];

/** Without a suffix the address may be that of a category, which the menu leads to. */
function unlessCategory(finder: Find): Find {
  return async (visit, part) => {
    const own = await finder(visit, part);
    if (own.found && own.shell.suffix) return own;
    const routed = await findRouted(visit, canonicalPath(visit.url.pathname));
    const isCategory = routed.found && 'target' in routed.found && routed.found.target?.type === 'CATEGORY';
    return isCategory || !own.found ? routed : own;
  };
}

const findFixed = (visit: Visit, parts: Found) => askPage<ShellAnswer>(visit, shellQuery, {}, () => parts);

function find(visit: Visit): Promise<{ found: Found; shell: Shell }> {
  const known = canonicalPath(visit.url.pathname);
  const own = fixed[known];
  if (own) return findFixed(visit, { title: own[0], area: own[1], isPrivate: true });
  for (const [path, finder] of finders) {
    const match = path.exec(known);
    if (match) return finder(visit, match[1] ?? '');
  }
  return isReadable(visit.url)
    ? findRouted(visit, decodeURI(visit.url.pathname))
    : findFixed(visit, undefined);
}

/** No page has an address whose escapes mean nothing. */
function isReadable({ pathname }: URL): boolean {
  try {
    return Boolean(decodeURI(pathname));
  } catch {
    return false;
  }
}

/** What to show, or the answer itself where it is a redirect or the backend is down. */
export async function lookUpPage(visit: Visit): Promise<ShopPage | Response> {
  const { url } = visit;
  const there = inMails[canonicalPath(url.pathname)];
  if (there) return redirectTo(there, 302);
  try {
    const { found, shell } = await find(visit);
    if (found instanceof Response) return found;
    const bare = found ? undefined : await withoutCode(visit, shell);
    if (bare !== undefined) return redirectTo(bare, 302);
    const { menu, pageSize, mediaUrl, icon, name: shopName } = shell;
    const parts = found ?? nothing;
    const documentTitle = shell.titled(parts.title);
    return page(url, { menu, pageSize, mediaUrl, icon, shopName, documentTitle, ...parts });
  } catch (error) {
    if (error instanceof BackendDownError) return outagePage(error.status);
    console.error(`airside: ${url.pathname} could not be answered`, error);
    return page(url, trouble);
  }
}

const nothing = {
  status: 404 as const,
  title: 'Page not found',
  content: paragraph("Looks like the page you were hoping to find doesn't exist. Sorry about that."),
};

const trouble = {
  status: 500 as const,
  title: 'Something went wrong',
  content: paragraph('Something went wrong. Sorry about that.'),
};
