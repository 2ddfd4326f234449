// What leads on from where nothing is: a page that is not there, an empty cart, a page without a network.
import { effect, untracked } from '@preact/signals-core';
import '../../../src/words/catalogue/error-view';
import '../../../src/words/catalogue/search-help';
import { keptPages } from '../../../src/navigation/kept-pages';
import type { Storefront } from '../../../src/storefront';
import { page } from '../../kit/page';
import { adoptScopedStyles } from '../../kit/sheets/scoped-sheets';
import css from './ways-on.css?inline';

type Parts = Pick<Storefront, 'app' | 'cart' | 'config' | 'feature' | 'routing' | 'text'>;

/** They go with the screen. The answer stops it. */
export function leadOnFromNothing(shop: Element, main: Element, parts: Parts): () => void {
  adoptScopedStyles(shop, [css]);
  return effect(() => {
    const waysFrom = waysOf(parts);
    if (!waysFrom) return;
    untracked(() => {
      if (main.querySelector(':scope > .shop-ways')) return;
      const ways = document.createElement('div');
      ways.className = 'shop-ways';
      ways.append(...waysFrom(parts));
      main.append(ways);
    });
  });
}

function waysOf({ app, cart, routing }: Parts): ((parts: Parts) => Element[]) | undefined {
  const { state, tag } = routing.screen.value;
  if (state === 'not-found') return goods;
  if (state === 'error' && !app.isOnline.value) return readable;
  const isRead = !cart.isAwaited.value && (!cart.hasCart.value || cart.details.value);
  return tag === 'airside-cart-page' && isRead && cart.isEmpty.value ? goods : undefined;
}

/** A search, the shelves, and what others buy. */
function goods(parts: Parts): Element[] {
  // One row of them on a wide screen, two on a phone.
  const bestSellers = {
    kind: 'best-sellers',
    limit: '4',
    heading: parts.text('search.products'),
    'hide-empty': '',
  };
  return [made('airside-search-box'), shelves(parts), made('airside-product-list', bestSellers)];
}

function made(tag: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // Where the code does not come, nothing stands there.
  page()
    .load(tag)
    .catch(() => element.remove());
  return element;
}

/** Their code comes when it is wanted. */
function shelves(parts: Parts): HTMLElement {
  const nav = document.createElement('nav');
  nav.className = 'shop-shelves';
  import('./shelves').then(
    ({ fillShelves }) => fillShelves(nav, parts, linkTo),
    () => nav.remove(),
  );
  return nav;
}

/** What the browser has kept. */
function readable({ config, text }: Parts): Element[] {
  const nav = document.createElement('nav');
  const title = document.createElement('h2');
  title.textContent = text('navigation.keptPages');
  nav.setAttribute('aria-label', title.textContent);
  nav.hidden = true;
  keptPages(config.shopUrl, location.href).then(
    (pages) => {
      nav.append(title, ...pages.map(linkTo));
      nav.hidden = !pages.length;
    },
    () => undefined,
  );
  return [nav];
}

function linkTo({ href, title }: { href: string; title: string }): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  return link;
}
