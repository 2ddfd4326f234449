import { expect, test } from 'vitest';
import { keptAddress, requestKind, type AskedFor } from '../../elements/tags/shop/worker/request-kind';

const shop = 'https://shop.test';
const asked = (more: Partial<AskedFor> & { header?: Record<string, string> } = {}): AskedFor => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  cache: 'default',
  headers: new Headers(more.header),
  ...more,
});
const navigation = asked({ mode: 'navigate' });

test.each([
  ['a page', '/spirits/whisky.html?page=2', navigation, 'page'],
  ['a page asked for by script', '/', asked({ header: { accept: 'text/html' } }), 'page'],
  ['the outbox of the demo', '/_demo/outbox', navigation, undefined],
  ['a link of a mail that confirms', '/newsletter/subscriber/confirm/id/1', navigation, undefined],
  ['the loader', '/airside.js', asked(), 'loader'],
  ['a loader whose name says which', '/airside-0.1.0-AbCd1234.js', asked(), 'code'],
  ['a chunk of the build for embeds', '/embed/chunks/core-12345678.js', asked(), 'code'],
  ['a chunk', '/chunks/core-12345678.js', asked(), 'code'],
  ['the display face', '/assets/marcellus-12345678.woff2', asked(), 'code'],
  ['the sheet of a drawn page', '/served/home-d6aa3e77345b.css', asked({ destination: 'style' }), 'code'],
  ['a drawn element', '/served/airside-product-card?sku=GN-002', asked(), undefined],
  ['a picture', '/media/catalog/product/a.jpg?width=320', asked({ destination: 'image' }), 'picture'],
  ['a picture fetched ahead', '/media/catalog/product/a.jpg', asked(), 'picture'],
  ['a query', '/graphql?query={a}', asked({ header: { store: 'default' } }), 'query'],
  ['a query of a guest', '/graphql?query={a}', asked({ header: { authorization: '' } }), 'query'],
  [
    'a query of a customer',
    '/graphql?query={a}',
    asked({ header: { authorization: 'Bearer t' } }),
    undefined,
  ],
  ['the cart', '/graphql?query={cart}', asked({ cache: 'no-store' }), undefined],
  [
    'the number of a bag',
    `/graphql?query=${encodeURIComponent('query CartTrigger($id: String!) { cart(cart_id: $id) { id } }')}`,
    asked(),
    undefined,
  ],
  [
    'whether an address has an account',
    `/graphql?query=${encodeURIComponent('query Q($email: String!) { isEmailAvailable(email: $email) { is_email_available } }')}`,
    asked(),
    undefined,
  ],
  ['a mutation', '/graphql', asked({ method: 'POST' }), undefined],
  ['a REST call', '/rest/V1/guest-carts/1', asked(), undefined],
  ['the manifest', '/manifest.webmanifest', asked({ destination: 'manifest' }), undefined],
] as const)('%s', (_, path, request, kind) => {
  expect(requestKind(request, new URL(path, shop), shop)).toBe(kind);
});

test('nothing of another origin is kept', () => {
  for (const url of ['https://pay.test/field/number', 'https://cdn.test/media/a.jpg'])
    expect(requestKind(asked({ destination: 'image' }), new URL(url), shop)).toBeUndefined();
});

test.each([
  ['/order-history?order=000000001', '/order-history'],
  ['/sign-in?origin=%2Forder-history%3Forder%3D1', '/sign-in'],
  ['/customer/account/createPassword?token=secret&email=a@b.example', '/customer/account/createPassword'],
  ['/guest-order?number=000000001', '/guest-order'],
  ['/spirits/whisky.html?page=2', '/spirits/whisky.html?page=2'],
  ['/search.html?query=gin', '/search.html?query=gin'],
])('%s is kept as %s', (asked, kept) => {
  expect(keptAddress(`${shop}${asked}`)).toBe(`${shop}${kept}`);
});
