// The shelves of the shop, in one line below what leads on from where nothing is. Seldom seen: it comes when it is wanted.
import { createNavigation } from '../../../src/navigation/state';
import type { Storefront } from '../../../src/storefront';

/** As the menu has them, as soon as it has. */
export function fillShelves(
  nav: HTMLElement,
  { feature, routing, text }: Pick<Storefront, 'feature' | 'routing' | 'text'>,
  linkTo: (page: { href: string; title: string }) => HTMLElement,
): void {
  nav.setAttribute('aria-label', text('search.categories'));
  const { categories } = feature(createNavigation);
  const stop = categories.subscribe((found) => {
    if (!found) return;
    nav.replaceChildren(...found.map(({ name, path }) => linkTo({ href: routing.href(path), title: name })));
    queueMicrotask(() => stop());
  });
}
