import { describe, expect, it } from 'vitest';
import { categoryPath, menuLink } from '../../src/navigation/menu-link';

describe('SPEC 2.3: menu links remapped by category path', () => {
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
