import { describe, expect, it } from 'vitest';
import { categoryPath, menuLink } from '../../../src/catalog/menu/menu-link';
import { matchRoute } from '../../../src/routing/route-table';
import { testBackend } from '../../support/backend';

describe('behaviour 2.3: menu links remapped by category path', () => {
  it.each([
    ['home/about-us', '/pages/about-us'],
    ['retail-store/about-us', '/pages/about-us'],
    ['retail-store/location', '/pages/location'],
    ['diplomats/diplomatic-catalogue', '/pages/diplomatic'],
    ['diplomats/specials', '/pages/specials'],
    ['retail-store/join-newsletter', '/pages/newsletter'],
    ['diplomats/join-newsletter', '/pages/newsletter'],
    ['diplomats/contact-us', '/pages/contactus'],
    ['diplomats/ordering', '/pages/ordering'],
    ['retail-store/store-events', '/events'],
    ['retail-store', '/pages/retail-store'],
    ['diplomats', '/pages/diplomat'],
    ['home', '/'],
    ['food', '/food.html'],
    ['food/coffee', '/food/coffee.html'],
    ['retail-store/spirits/whisky', '/retail-store/spirits/whisky.html'],
    // Only the very path is remapped, not what looks like it.
    ['food/home', '/food/home.html'],
    ['food/retail-store', '/food/retail-store.html'],
    ['diplomats/specials/rum', '/diplomats/specials/rum.html'],
    ['home/new-arrivals', '/home/new-arrivals.html'],
    ['constructor', '/constructor.html'],
  ])('leads %s to %s', (urlPath, target) => {
    expect(menuLink(urlPath, '.html')).toBe(target);
  });

  it('does not mind slashes round the path', () => {
    expect(menuLink('/home/about-us/', '.html')).toBe('/pages/about-us');
  });

  it('goes without a suffix where the store has none', () => {
    expect(menuLink('food/coffee', '')).toBe('/food/coffee');
  });
});

describe('categoryPath', () => {
  it('is the listing, also of a remapped category', () => {
    expect(categoryPath('retail-store', '.html')).toBe('/retail-store.html');
  });
});

interface Category {
  url_path?: string;
  include_in_menu?: number;
  children?: Category[];
}
const menuPaths = ({ children = [] }: Category): string[] =>
  children
    .filter((child) => child.include_in_menu)
    .flatMap((child) => [child.url_path ?? '', ...menuPaths(child)]);

it('behaviour 2.3: every link of the demo shop’s menu leads somewhere', async () => {
  const backend = await testBackend();
  const fields = 'url_path include_in_menu';
  const { data } = await backend.graphql<{ categoryList: Category[] }>(
    `{ categoryList { children { ${fields} children { ${fields} children { ${fields} } } } } }`,
  );
  const paths = data!.categoryList.flatMap(menuPaths);
  const links = [...new Set(paths.map((path) => menuLink(path, '.html')))];
  // The remapped ones, without those that two categories share.
  expect(links.filter((link) => !link.endsWith('.html'))).toHaveLength(11);

  const leadsNowhere = async (link: string) => {
    const known = matchRoute(link, new URLSearchParams());
    if (known && known.tag !== 'airside-cms-page') return false;
    const { data: found } = known
      ? await backend.graphql('query ($id: String!) { cmsPage(identifier: $id) { identifier } }', {
          id: known.attributes.identifier,
        })
      : await backend.graphql('query ($url: String!) { route(url: $url) { type } }', { url: link });
    return !(found?.cmsPage ?? found?.route);
  };
  expect([await leadsNowhere('/no-such.html'), await leadsNowhere('/pages/no-such')]).toEqual([true, true]);
  const checked = await Promise.all(links.map(async (link) => [link, await leadsNowhere(link)] as const));
  expect(checked.filter(([, isLost]) => isLost).map(([link]) => link)).toEqual([]);
  backend.close();
});
