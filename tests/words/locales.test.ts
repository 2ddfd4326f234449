// Locales beside en_US: fetched on demand, incomplete ones filled up with English (behaviour 8: missing translations are ignored).
import { afterEach, expect, test, vi } from 'vitest';
import { locales, withLocale, type Catalogue } from '../../src/words/locales';
import { createText } from '../../src/words/text';
import '../../src/words/catalogue/mini-cart';
import { addPseudoLocale, pseudo, pseudoLocale } from './pseudo';

afterEach(() => {
  for (const name of [...locales.keys()]) if (name !== 'en_US') locales.delete(name);
});

const polish: Catalogue = {
  app: { online: 'Jesteś online.' },
  cart: { openCount: { one: '{n} rzecz', few: '{n} rzeczy', many: '{n} rzeczy!', other: '{n} rzeczy.' } },
};
const ready = (locale: string) => new Promise<void>((done) => withLocale(locale, done));

test('a locale is fetched when it is wanted, once, and found by both spellings', async () => {
  const fetchTexts = vi.fn(async () => polish);
  locales.set('pl_PL', fetchTexts);
  expect(createText('pl_PL')('app.online')).toBe('You are online.');
  await ready('pl-PL');
  await ready('pl_PL');
  expect(fetchTexts).toHaveBeenCalledOnce();
  expect(createText('pl-PL')('app.online')).toBe('Jesteś online.');
});

test('nothing waits for English, nor for a locale that nobody has', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const order: string[] = [];
  withLocale('en-US', () => order.push('en-US'));
  withLocale('xx_YY', () => order.push('xx_YY'));
  withLocale('toString', () => order.push('toString'));
  expect(order).toEqual(['en-US', 'xx_YY', 'toString']);
  said.mockRestore();
});

test('a dialect that nobody has is spoken as its language', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetchTexts = vi.fn(async () => polish);
  locales.set('pl_PL', fetchTexts);
  await ready('pl-UA');
  expect(fetchTexts).toHaveBeenCalledOnce();
  expect(createText('pl-UA')('app.online')).toBe('Jesteś online.');
  expect(createText('pl_UA')('app.online')).toBe('Jesteś online.');
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('plurals go by the categories of the language', () => {
  locales.set('pl_PL', polish);
  const said = (n: number) => createText('pl_PL')('cart.openCount', { n });
  expect([1, 2, 5, 1.5].map(said)).toEqual(['1 rzecz', '2 rzeczy', '5 rzeczy!', '1,5 rzeczy.']);
});

test('Missing translations | ignored: English is shown in their place', () => {
  locales.set('pl_PL', polish);
  const text = createText('pl_PL');
  expect(text('app.offline')).toBe('You are offline. Some features may be unavailable.');
  expect(text('cart.open')).toBe('Open your cart');
});

test('a file that does not come is a shop in English, not none', async () => {
  locales.set('pl_PL', () => Promise.reject(new Error('offline')));
  await ready('pl_PL');
  expect(createText('pl_PL')('app.online')).toBe('You are online.');
});

test('the pseudo-locale says everything, longer by a third, with the same placeholders', async () => {
  addPseudoLocale();
  await ready(pseudoLocale);
  const text = createText(pseudoLocale);
  expect(text('cart.removeNamed', { name: 'Gin' })).toBe('⟦Rémóvé Gin····⟧');
  expect(pseudo('{n} of 5')).toBe('⟦{n} óf 5···⟧');
});
