// Styles that components write on single elements, as a sheet of their own: no policy of ours allows a style attribute in markup.

export interface WithSheet {
  html: string;
  /** '' where nothing was written. */
  sheet: string;
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** What React writes before a root for pictures of high priority, which stand in it themselves. */
const imagePreloads = /<link rel="preload" as="image"[^>]*>/g;

/** `html`: as React writes it, where a quote in a text is never one. */
export function withoutInlineStyles(html: string): WithSheet {
  const rules: string[] = [];
  const text = html.replace(imagePreloads, '').replace(/ style="([^"]*)"/g, (_, written: string) => {
    const style = written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
    // It would end the rule, or the sheet.
    if (/[{}<>]/.test(style)) return '';
    if (!rules.includes(style)) rules.push(style);
    return ` data-style="${rules.indexOf(style)}"`;
  });
  return { html: text, sheet: rules.map((style, n) => `[data-style="${n}"]{${style}}`).join('') };
}
