// behaviour 4.7: a site is called what the shop calls it, whatever a link says.
import { expect, it } from 'vitest';
import { originOf, readSites, siteName, writeSites } from '../../../src/cart/crossing/site-name';

const sites = { 'https://magazine.example': 'Gate Notes', 'http://b.example:81': 'b.example:81' };

it('is read as it was written', () => {
  expect(readSites(writeSites(sites))).toEqual(sites);
  expect(readSites(writeSites({ 'https://a.example': 'One, two' }))).toEqual({
    'https://a.example': 'One  two',
  });
  expect(readSites('https://a.example, , none Name')).toEqual({ 'https://a.example': 'a.example' });
});

it('has a name only where the shop has given it one', () => {
  expect(siteName(sites, 'https://magazine.example')).toBe('Gate Notes');
  for (const other of ['', 'https://evil.example', 'null', 'constructor'])
    expect(siteName(sites, other)).toBeUndefined();
});

it('is known by where the browser came from, and is not the shop itself', () => {
  const own = 'https://shop.example';
  expect(originOf('https://magazine.example/articles/gin', own)).toBe('https://magazine.example');
  expect(originOf(`${own}/cart`, own)).toBe('');
  expect(originOf('', own)).toBe('');
});
