// Plain text as HTML in which the shop's own links can be clicked, and nobody else's.
import { escapeHtml } from '../../../server/http/html';

const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi;

function isOwn(text: string, origin: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === origin && url.username === '' && url.password === '';
}

/** `origin` is the shop's, as `new URL(…).origin` gives it. */
export function linkText(text: string, origin: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(address)) {
    const [found] = match;
    if (!isOwn(found, origin)) continue;
    html += escapeHtml(text.slice(end, match.index));
    html += `<a href="${escapeHtml(new URL(found).href)}">${escapeHtml(found)}</a>`;
    end = match.index + found.length;
  }
  return html + escapeHtml(text.slice(end));
}
