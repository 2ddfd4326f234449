// The loader, and the table of contents: one line per tag. Loads an element when its tag appears, also inside shadow roots.
import type { Contract } from './contract';
import type { Page } from './page';

export type Load = () => Promise<{ default?: unknown; element?: CustomElementConstructor }>;

/** Written by hand: they bring their own class. */
const plain: Record<string, Load> = {
  store: () => import('./store/store'),
  shop: () => import('./shop/shop'),
  'mini-cart': () => import('./mini-cart/badge'),
};

/** A contract each, made into an element by define.ts; those that other sites seldom embed stand in more.ts. */
const made: Record<string, Load> = {
  'mini-cart-panel': () => import('./mini-cart/mini-cart'),
  header: () => import('./header/header'),
  footer: () => import('./footer/footer'),
  newsletter: () => import('./newsletter/newsletter'),
  'search-box': () => import('./search-box/search-box'),
  'product-list': () => import('./product-list/product-list'),
  'product-card': () => import('./product-card/product-card'),
  'add-to-cart': () => import('./add-to-cart/add-to-cart'),
  'wishlist-button': () => import('./wishlist-button/wishlist-button'),
  price: () => import('./price/price'),
};

/** Block size kept while an element's code is on its way, of more.ts too; the same as in its contract (a test compares). */
export const reserve: Record<string, string> = {
  shop: '100vh',
  'mini-cart': '44px',
  header: 'clamp(69px, (100vw - 959px) * 999, 149px)',
  'mega-menu': '48px',
  'navigation-drawer': '44px',
  'store-switcher': '32px',
  'currency-switcher': '32px',
  footer: '320px',
  'error-view': '420px',
  home: '640px',
  'banner-carousel': 'max(clamp(400px, 40vw, 600px), min(704px, (768px - 100vw) * 999))',
  'special-offers': '290px',
  'banner-group': '320px',
  'brand-logos': '290px',
  'duty-free-steps': 'max(216px, min(485px, (700px - 100vw) * 999))',
  'cms-page': '640px',
  newsletter: 'max(208px, min(384px, (640px - 100vw) * 999))',
  contact: '640px',
  events: '640px',
  event: '640px',
  'search-box': '48px',
  'search-page': '960px',
  'category-page': '960px',
  'product-page': '960px',
  'brand-page': '960px',
  'product-list': '480px',
  'product-card': '420px',
  'add-to-cart': '48px',
  'wishlist-button': '44px',
  price: '28px',
  breadcrumbs: '24px',
  'cart-page': '480px',
  checkout: '720px',
  'sign-in': '640px',
  'create-account': '820px',
  'forgot-password': '480px',
  'reset-password': '640px',
  'account-confirm': '480px',
  'order-history': '640px',
  wishlist: '640px',
  'saved-payments': '480px',
  'guest-order': '640px',
  account: '44px',
  communications: '640px',
  'account-information': '640px',
  'address-book': '640px',
};
/** Of more.ts, without a room of their own. */
const roomless = ['cms-block', 'session', 'toasts'];
/** Stand in a line of text or of icons. */
const inline = ['mini-cart', 'navigation-drawer', 'store-switcher', 'currency-switcher'];

/** Per element the chunks to ask for at once, and under * those of every contract; filled in by the build. */
const needs: Record<string, string[]> = import.meta.env.PROD ? __AIRSIDE_NEEDS__ : {};

const version = __AIRSIDE_VERSION__;
const here = import.meta.url;
const prefix = 'airside-';
/** What something larger than itself shows whose code did not come; the rest keeps its fallback. */
const errorView = prefix + 'error-view';
const key = Symbol.for('airside.page');
const shared = globalThis as unknown as Record<symbol, Page | undefined>;
const loads = new Map<string, Promise<boolean>>();
const preloaded = new Set<string>();
const observed = new WeakSet<Node>();

/** Own names only: <airside-constructor> is nobody's. */
function isKnown(tag: string): boolean {
  const name = tag.slice(prefix.length);
  const isListed = [plain, made, reserve].some((names) => Object.hasOwn(names, name));
  return tag.startsWith(prefix) && (isListed || roomless.includes(name));
}

async function register(tag: string): Promise<boolean> {
  const name = tag.slice(prefix.length);
  if (!isKnown(tag)) return Boolean(customElements.get(tag));
  if (!plain[name]) needs['*']?.forEach(preload);
  needs[name]?.forEach(preload);
  const listed = plain[name] ?? made[name];
  const [kit, own] = await Promise.all([plain[name] ? undefined : import('./define'), listed?.()]);
  const { default: contract, element } = own ?? (await kit!.more[name]!());
  if (kit) kit.define({ ...(contract as Contract), tag: tag as Contract['tag'] });
  else if (element && !customElements.get(tag))
    customElements.define(tag, Object.assign(element, { airsideVersion: version }));
  return true;
}

function preload(file: string): void {
  const href = new URL(`chunks/${file}`, here).href;
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** One attempt per tag; a failed one may be made again when the tag next appears. */
function load(tag: string): Promise<boolean> {
  let loading = loads.get(tag);
  if (!loading) {
    loads.set(tag, (loading = register(tag)));
    loading.catch((error: unknown) => {
      loads.delete(tag);
      console.error(`<${tag}> did not load`, error);
    });
  }
  return loading;
}

function scan(root: Document | ShadowRoot | Element): void {
  if (root instanceof Element) visit(root);
  root.querySelectorAll('*').forEach(visit);
}

function visit(element: Element): void {
  const tag = element.localName;
  if (tag.startsWith(prefix))
    load(tag).catch(() => {
      if (parseInt(reserve[tag.slice(prefix.length)]!) > 420 && !element.querySelector(errorView))
        element.append(document.createElement(errorView));
    });
  if (element.shadowRoot) observe(element.shadowRoot);
}

/** For a shadow root that was attached after its host had been inserted, which no observer can see. */
export function observe(root: Document | ShadowRoot | Element): void {
  if (observed.has(root)) return;
  observed.add(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) scan(node);
  }).observe(root, { childList: true, subtree: true });
  scan(root);
}

const existing = shared[key];
if (existing?.version) {
  if (existing.version !== version)
    console.warn(
      `airside: version ${existing.version} is already on this page; version ${version} stands back.`,
    );
} else {
  const script = [...document.scripts].find(({ src }) => src === here) ?? {
    src: here,
    dataset: {},
  };
  shared[key] = { waiting: [], ...existing, version, script, load, has: isKnown, observe };
  const sheet = new CSSStyleSheet();
  const rule = ([name, size]: [string, string]): string => {
    const display = inline.includes(name) ? `inline-block;min-inline-size:${size}` : 'block';
    return `${prefix}${name}:not(:defined){display:${display};min-block-size:${size}}`;
  };
  sheet.replaceSync(Object.entries(reserve).map(rule).join(''));
  document.adoptedStyleSheets.push(sheet);
  observe(document);
}
