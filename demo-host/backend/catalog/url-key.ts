// How a name is written in an address.

/** Letters and digits, the rest hyphens; accents are dropped, other scripts leave nothing. */
export function urlKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
