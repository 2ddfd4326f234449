// behaviour 4.8: store view and currency in the address of a link to the shop.
import { expect, it } from 'vitest';
import { readView, withoutView } from '../../src/routing/read-view';
import { withView, writeView } from '../../src/routing/view-parameter';

it.each([
  [{ code: 'europe' }, 'europe'],
  [{ code: 'europe', currency: 'USD' }, 'europe.USD'],
  [{ currency: 'USD' }, '.USD'],
])('%j is written as %s, and read again', (view, text) => {
  expect(writeView(view)).toBe(text);
  expect(readView(text)).toEqual({ code: undefined, currency: undefined, ...view });
});

it('says nothing where nobody has chosen', () => {
  expect(writeView({})).toBe('');
});

it.each(['', '.', 'eu rope', 'europe.usd', 'europe.USDX', '../x', '<b>', 'a.USD.b', 'é'])(
  'reads no view in %j',
  (text) => expect(readView(text)).toBeUndefined(),
);

it('stands in an address beside what is there, and leaves it as it was written', () => {
  const url = new URL('https://shop.example/gin.html?brand=jim-beam~15&price=USD:20-50#reviews');
  const said = withView(url, 'europe.EUR');
  expect(said.href).toBe(
    'https://shop.example/gin.html?brand=jim-beam~15&price=USD:20-50&airside-view=europe.EUR#reviews',
  );
  expect(withoutView(said).searchParams.get('brand')).toBe('jim-beam~15');
  expect(withoutView(said).searchParams.has('airside-view')).toBe(false);
  expect(withoutView(url).href).toBe(url.href);
});
