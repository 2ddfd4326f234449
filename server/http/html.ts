// Text into HTML and back, for pages that a server writes.

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Data as JSON that ends no script element. */
export const jsonInHtml = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** The readable text of an HTML fragment, on one line. */
export function plainText(html: string | null | undefined): string {
  return (html ?? '')
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();
}

/** Origins of web addresses, for a Content-Security-Policy; what is no web address is left out. */
export function originsOf(...urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => {
    if (!url || !URL.canParse(url)) return [];
    const { origin, protocol } = new URL(url);
    return /^https?:$/.test(protocol) ? [origin] : [];
  });
}
