// What search engines and those who share a page read in its head.
import { escapeHtml, jsonInHtml } from '../../http/html';
import type { ShopPage } from '../page';

export function forSearchEngines(page: ShopPage, shopUrl: string): string {
  const { title, description, image, area, status } = page;
  const address = shopUrl + page.canonical;
  const isListed = status === 200 && !page.isPrivate;
  const named = (name: string, content: string | undefined): string =>
    content ? `<meta name="${name}" content="${escapeHtml(content)}">\n` : '';
  const shared = (name: string, content: string | undefined): string =>
    content ? `<meta property="og:${name}" content="${escapeHtml(content)}">\n` : '';
  if (!isListed)
    return (
      named('robots', 'noindex') +
      (status === 200 ? `<link rel="canonical" href="${escapeHtml(address)}">\n` : '')
    );
  return [
    named('description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">\n`,
    shared('site_name', page.shopName),
    shared('type', area === 'product' ? 'product' : 'website'),
    shared('title', title),
    shared('description', description),
    shared('url', address),
    shared('image', image),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    structuredData(page.structured),
  ].join('');
}

/** Data only: it never runs, so no policy needs to allow it. */
function structuredData(things: readonly object[]): string {
  if (!things.length) return '';
  const data = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${jsonInHtml(data)}</script>\n`;
}
