// The form of every mail to a person: salutation, paragraphs, who writes.
import type { Context } from '../context';

/** `name` as the person wrote it, without line feeds: a name is no place for a text of one's own. */
export function letter({ store }: Pick<Context, 'store'>, name: string, ...paragraphs: string[]): string {
  const salutation = name.trim() === '' ? 'Hello,' : `Hello ${name.replace(/\s+/g, ' ').trim()},`;
  return [salutation, ...paragraphs, store.groupName].join('\n\n');
}
