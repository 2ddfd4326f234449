// Prints a document as compactly as the backend accepts it: the text is part of a URL (SPEC 7.1).
import { formatDocument, stringifyDocument, type DocumentInput } from '@urql/core';

type Document = Exclude<DocumentInput, string>;

const texts = new WeakMap<object, string>();

/** The exact text that is sent, on one line. */
export function queryText(document: Document): string {
  const formatted = formatDocument(document);
  const known = texts.get(formatted) ?? compact(stringifyDocument(formatted));
  texts.set(formatted, known);
  return known;
}

/** Strings stay as they are; elsewhere only a space between two words means something. */
export function compact(text: string): string {
  return text
    .replace(/("""[^]*?"""|"(?:\\.|[^"\\])*")|(?:#[^\n]*|[\s,])+/g, (_, string?: string) => string ?? ' ')
    .replace(
      /("""[^]*?"""|"(?:\\.|[^"\\])*")| ?([{}()[\]:=!|&]|\.\.\.) ?/g,
      (_, string?: string, mark?: string) => string ?? mark ?? '',
    )
    .trim();
}
