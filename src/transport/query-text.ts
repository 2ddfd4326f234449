// The exact text of a document that is sent.
import { formatDocument, stringifyDocument, type DocumentInput } from '@urql/core';

type Document = Exclude<DocumentInput, string>;

/** A string as it is, a mark without the space round it, and one space between two words. */
const parts = /("(?:\\.|[^"\\])*")|[\s,]*([{}()[\]:$!=@]|\.{3})[\s,]*|[\s,]+/g;

/** With `__typename` where the cache needs it. On one line, and short: it is part of a URL. */
export function queryText(document: Document): string {
  return stringifyDocument(formatDocument(document)).replace(
    parts,
    (_, text?: string, mark?: string) => text ?? mark ?? ' ',
  );
}
