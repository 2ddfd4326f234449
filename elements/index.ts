// The loader, and the table of contents: one line per tag. Loads an element when its tag appears, also inside shadow roots.
import type { Contract } from './kit/contract';
import type { Page } from './kit/page';
import { reserve, reserveRules } from './kit/reserve';
import type { Load } from './more';

/** Written by hand: they bring their own class. */
const plain: Record<string, Load> = {
  store: () => import('./tags/store/store'),
  shop: () => import('./tags/shop/shop'),
  'mini-cart': () => import('./tags/mini-cart/badge'),
};

/** A contract each, made into an element by define.ts; those that other sites seldom embed stand in more.ts. */
const made: Record<string, Load> = {
  'mini-cart-panel': () => import('./tags/mini-cart/mini-cart'),
  header: () => import('./tags/header/header'),
  footer: () => import('./tags/footer/footer'),
  newsletter: () => import('./tags/newsletter/newsletter'),
  'search-box': () => import('./tags/search-box/search-box'),
  'product-list': () => import('./tags/product-list/product-list'),
  'product-card': () => import('./tags/product-card/product-card'),
  'add-to-cart': () => import('./tags/add-to-cart/add-to-cart'),
  'wishlist-button': () => import('./tags/wishlist-button/wishlist-button'),
  price: () => import('./tags/price/price'),
};

/** Per element the chunks to ask for at once, under * those of all but the bag, under + what those of more.ts need besides; filled in by the build. */
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
/** What tags that were left open have swallowed is on its way back; of what comes once the page is parsed nothing is. */
let puttingBack: Promise<void> | 1 | undefined;
const sheet = new CSSStyleSheet();
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof Element) scan(node);
});

/** Own names only: <airside-constructor> is nobody's. */
function isKnown(tag: string): boolean {
  return tag.startsWith(prefix) && Object.hasOwn({ ...made, ...reserve }, tag.slice(prefix.length));
}

async function register(tag: string): Promise<boolean> {
  const name = tag.slice(prefix.length);
  const known = customElements.get(tag) as { airsideVersion?: string } | undefined;
  if (known || !isKnown(tag)) {
    if (known && !known.airsideVersion) console.warn(`<${tag}> is taken`);
    return !!known;
  }
  if (name !== 'mini-cart') needs['*']?.forEach(preload);
  (needs[name] ?? needs['+'])?.forEach(preload);
  const listed = plain[name] ?? made[name];
  const [kit, { default: contract, element }] = await Promise.all([
    plain[name] ? undefined : import('./kit/define'),
    listed ? listed() : import('./more').then((table) => table.more[name]!()),
  ]);
  // Those in light DOM take away what is inside when they draw.
  if ((contract as Contract | undefined)?.scope) await puttingBack;
  if (kit) await kit.defineInTurn({ ...(contract as Contract), tag: tag as Contract['tag'] });
  else if (element && !customElements.get(tag))
    customElements.define(tag, Object.assign(element, { airsideVersion: version }));
  return true;
}

function preload(file: string): void {
  const href = new URL(`chunks/${file}`, here).href;
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = document.createElement('link');
  // What the page itself shows comes first.
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
}

/** One attempt per tag; a failed one may be made again when the tag next appears. */
function load(tag: string): Promise<boolean> {
  let loading = loads.get(tag);
  if (!loading) {
    loads.set(tag, (loading = register(tag)));
    loading.catch((error: unknown) => {
      loads.delete(tag);
      console.error(`<${tag}> not loaded`, error);
    });
  }
  return loading;
}

function putBack(): void {
  puttingBack ??= import('./kit/left-open').then((kit) => kit.putBack());
}

function scan(root: Document | ShadowRoot | Element): void {
  if (root instanceof Element) visit(root);
  // Of what a server has drawn, some is in no hurry.
  root.querySelectorAll(':not(.late)').forEach(visit);
}

function visit(element: Element): void {
  const tag = element.localName;
  if (tag.startsWith(prefix)) {
    if (element.firstChild && !(element.nextSibling as Text | null)?.data) putBack();
    // The sheet of a document does not reach into shadow roots; a node that is out again has no sheets.
    const { adoptedStyleSheets: sheets } = element.getRootNode() as Partial<ShadowRoot>;
    if (!sheets?.includes(sheet)) sheets?.push(sheet);
    load(tag).catch(() => {
      const room = element.shadowRoot ?? element;
      if (parseInt(reserve[tag.slice(prefix.length)]!) > 420 && !room.querySelector(errorView))
        room.prepend(document.createElement(errorView));
    });
  }
  if (element.shadowRoot) observe(element.shadowRoot);
}

/** Loads what stands below `root`, now and later. */
function observe(root: Document | ShadowRoot | Element): void {
  if (observed.has(root)) return;
  observed.add(root);
  observer.observe(root, { childList: true, subtree: true });
  scan(root);
}

const scripts = [...document.scripts];
/** A server may have sent the loader on to another address, and the host wrote down the first. */
const script: Page['script'] = scripts.find(({ src }) => src === here) ??
  scripts.find(({ src }) => /\/airside(-\d.*)?\.js/.test(src)) ?? { src: here, dataset: {} };

const existing = shared[key];
if (existing?.version) {
  if (existing.version !== version) console.warn(`airside ${version} stands back for ${existing.version}`);
  // It came with the floor of browsers (Chrome 111, Safari 16.4); below, a page stays as it was served.
} else if (('' as { isWellFormed?: unknown }).isWellFormed) {
  const { attachShadow } = Element.prototype;
  shared[key] = { waiting: new Set(), ...existing, version, script, load, has: isKnown, observe };
  sheet.replaceSync(reserveRules());
  if (document.readyState === 'loading') putBack();
  observe(document);
  puttingBack ??= 1;
  // Of roots of elements that stand in the page already no observer is told; of those of HTML kit/left-open.ts tells.
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    if (this.shadowRoot) observe(root);
    return root;
  };
}
