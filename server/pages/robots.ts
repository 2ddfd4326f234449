// robots.txt: what search engines need not look at, and where the sitemap is.
import { sniffing } from '../http/answers';

const folders = ['/rest/', '/api/', '/_demo/', '/customer/'];
const pages = [
  ...['/graphql', '/cart', '/checkout', '/sign-in', '/create-account', '/forgot-password', '/guest-order'],
  ...['/wishlist', '/saved-payments', '/order-history', '/communications', '/address-book'],
  ...['/account-information', '/search.html'],
];
/** RFC 9309: a path stands for all that begin with it, /cart for /cartier.html too. */
const notForRobots = [...folders, ...pages.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`])];

export function robots(shopUrl: string): Response {
  const lines = [
    'User-agent: *',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      ...sniffing,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
