// Where links of pages that the server writes lead.
import { expect, it } from 'vitest';
import { linkTo } from '../../server/pages/link';

it.each([
  ['its own suffix', { url_suffix: '.htm' }, '/gin.htm'],
  ['none, where its view has none for products', { url_suffix: null }, '/gin'],
  ['that of categories, where nobody was asked', {}, '/gin.html'],
])('a product has %s', (_name, more, path) => {
  expect(linkTo({ name: 'Gin', url_key: 'gin', ...more }, '.html').path).toBe(path);
});
