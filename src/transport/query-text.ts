// The exact text of a document that is sent.
import { formatDocument, type DocumentInput } from '@urql/core';
import { print } from '../graphql/print';

type Document = Exclude<DocumentInput, string>;

const texts = new WeakMap<object, string>();

/** With `__typename` where the cache needs it. */
export function queryText(document: Document): string {
  const formatted = formatDocument(document);
  const known = texts.get(formatted) ?? print(formatted);
  texts.set(formatted, known);
  return known;
}
