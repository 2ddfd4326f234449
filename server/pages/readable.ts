// The parts that readable content is made of: HTML text, everything escaped or sanitised.
import sanitize from 'sanitize-html';
import { pathBelow } from '../../src/store-view/link-bases';
import { escapeHtml } from '../http/html';
import { href, type Link } from './link';

export const paragraph = (text: string): string => (text ? `<p>${escapeHtml(text)}</p>` : '');

export const heading = (text: string): string => (text ? `<h2>${escapeHtml(text)}</h2>` : '');

export const anchor = (link: Link): string =>
  `<a href="${escapeHtml(href(link))}">${escapeHtml(link.label)}</a>`;

/** Each item is HTML. */
export const list = (items: readonly string[]): string =>
  items.length ? `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>` : '';

/** For those without script only: with it, the shop asks for the picture in the size it needs. */
export const picture = (url: string | undefined, alt: string): string =>
  url ? `<noscript><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="320"></noscript>` : '';

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br'],
    ...['a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has one h1: its title.
  transformTags: { h1: 'h2' },
};

/** What editors wrote, without anything that could do or load something; addresses below `bases` are the shop's own. */
export function editorsHtml(html: string | null | undefined, bases: readonly string[] = []): string {
  const lead = (tagName: string, { href = '', ...rest }: sanitize.Attributes) => {
    const below = URL.canParse(href) ? pathBelow(bases, new URL(href)) : undefined;
    return { tagName, attribs: href ? { ...rest, href: below ?? href } : rest };
  };
  return sanitize(html ?? '', { ...allowed, transformTags: { ...allowed.transformTags, a: lead } }).trim();
}

export const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('\n');
