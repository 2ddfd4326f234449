// Below a page that is not there stand ways on: a search, and what others buy.
import { effect, untracked } from '@preact/signals-core';
import '../../../src/words/catalogue/search-help';
import type { Storefront } from '../../../src/storefront';
import { page } from '../../kit/page';
import { adoptScopedStyles } from '../../kit/sheets/scoped-sheets';
import css from './ways-on.css?inline';

/** They go with the screen. The answer stops it. */
export function leadOnFromNothing(
  shop: Element,
  main: Element,
  { routing, text }: Pick<Storefront, 'routing' | 'text'>,
): () => void {
  adoptScopedStyles(shop, [css]);
  return effect(() => {
    if (routing.screen.value.state !== 'not-found') return;
    untracked(() => {
      const ways = document.createElement('div');
      ways.className = 'shop-ways';
      ways.append(
        made('airside-search-box'),
        made('airside-product-list', {
          kind: 'best-sellers',
          heading: text('search.products'),
          'hide-empty': '',
        }),
      );
      main.append(ways);
    });
  });
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
