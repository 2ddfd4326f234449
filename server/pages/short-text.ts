// The beginning of an editor's text, for a description.
import { plainText } from '../http/html';

/** Characters; search engines show about that many. */
const longest = 160;

export function shortText(html: string | null | undefined): string {
  const text = plainText(html);
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)}…`;
}
