// Narrows what a selector is about (its subject) without changing what else it says.

/** A comma, one selector as far as its pseudo-element (also in the old form with one colon), and what is left of it. */
const selector =
  /(^|,)((?:\\[^]|"(?:\\[^]|[^"])*"|'(?:\\[^]|[^'])*'|\((?:"[^"]*"|[^()"]|\((?:"[^"]*"|[^()"]|\([^()]*\))*\))*\)|(?!::|:(?:before|after|first-l)|\s*(?:,|$))[^])*)([^,]*)/g;

/**
 * Writes `narrowing` behind the last compound of each selector of a list, before its pseudo-element:
 * `a b, c::after` with `.x` is `a b.x, c.x::after`.
 */
export const onSubject = (list: string, narrowing: string): string =>
  list.replace(selector, `$1$2${narrowing}$3`);
