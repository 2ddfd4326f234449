// The shelves of the shop, in one line below what leads on from where nothing is. Seldom seen: it comes when it is wanted.
import { createNavigation } from '../../../src/navigation/state';
import type { Storefront } from '../../../src/storefront';

/** As the menu has them, for as long as they stand there. */
export function fillShelves(
  nav: HTMLElement,
  { feature, routing, text }: Pick<Storefront, 'feature' | 'routing' | 'text'>,
  linkTo: (page: { href: string; title: string }) => HTMLElement,
): void {
  nav.setAttribute('aria-label', text('search.categories'));
  const { categories } = feature(createNavigation);
  const stop = categories.subscribe((found) => {
    if (!nav.isConnected) queueMicrotask(() => stop());
    else if (found)
      nav.replaceChildren(
        ...found.map(({ name, path }) => linkTo({ href: routing.href(path), title: name })),
      );
  });
}
