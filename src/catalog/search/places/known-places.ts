// The categories, brands and pages of the shop by name. From what is asked for anyway, so that they are found whatever a backend's search can do.
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../../storefront';
import { pathInShop } from '../../../routing/shop-url';
import { liveQuery } from '../../../transport/resource';
import { BrandsDocument, everything, parseBrands } from '../../brand-names/api';
import { decode, htmlText } from '../../html-text';
import { brandPath } from '../../brand-names/brands';
import { createMenu } from '../../menu/menu';
import type { MenuCategory } from '../../menu/menu-tree';
import { createSeenTexts } from '../../menu/seen-texts';
import { followShopper } from '../../state';
import type { Place } from './place';

export interface KnownPlaces {
  /** Categories from the top down, then brands, then pages; each address once. */
  places: ReadonlySignal<readonly Place[]>;
  /** All that is asked for has been answered, or will not be. */
  isKnown: ReadonlySignal<boolean>;
}

/** A feature of the storefront: nothing is asked for before it is wanted. */
export function createKnownPlaces(storefront: Storefront): KnownPlaces {
  const { shell, categories } = storefront.feature(createMenu);
  const { texts } = storefront.feature(createSeenTexts);
  const brands = liveQuery(
    storefront.transport,
    BrandsDocument,
    () => {
      followShopper(storefront);
      return { everything, blocks: [], hasBlock: false };
    },
    parseBrands,
  );
  storefront.onDispose(brands.dispose);
  const menu = computed(() => menuPlaces(categories.value ?? [], ''));
  return {
    places: computed(() => {
      const isPage = ({ kind }: Place) => kind === 'page';
      const named = (brands.data.value ?? []).map((brand): Place => ({
        kind: 'brand',
        name: brand.name,
        within: '',
        path: brandPath(brand),
      }));
      const linked = texts.value.flatMap((html) => linkedPages(html, storefront.config.shopUrl));
      const { value } = menu;
      return once([...value.filter((place) => !isPage(place)), ...named, ...value.filter(isPage), ...linked]);
    }),
    isKnown: computed(() => !shell.pending.value && !brands.pending.value),
  };
}

/** Each level before those below it. A branch whose page is no listing holds pages. */
function menuPlaces(categories: readonly MenuCategory[], within: string): Place[] {
  const own = categories.map(({ name, path, listing }): Place => ({
    kind: path === listing ? 'category' : 'page',
    name,
    within,
    path,
  }));
  return [...own, ...categories.flatMap(({ children, name }) => menuPlaces(children, name))].filter(
    ({ name, path }) => name && path !== '/',
  );
}

const link = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a>/gi;

/** Where the links of an editor's text lead inside the shop. Read as text: the page parses no HTML that it does not show. */
function linkedPages(html: string, shopUrl: string): Place[] {
  return [...html.matchAll(link)].flatMap(([, quoted, single, content = '']): Place[] => {
    const name = htmlText(content).join(' ').trim();
    const href = decode(quoted ?? single ?? '');
    const url = URL.canParse(href, shopUrl) && new URL(href, shopUrl);
    const path = url && pathInShop(url, shopUrl);
    return name && path && path !== '/' ? [{ kind: 'page', name, within: '', path }] : [];
  });
}

function once(places: readonly Place[]): Place[] {
  return places.filter(({ path }, index) => places.findIndex((other) => other.path === path) === index);
}
