// Times as backends write them, and whose way of writing dates people see. Pure.

/** ISO 8601, or Magento's "2026-12-01 18:00:00", which is UTC. Undefined for anything else. */
export function parseTime(text: string | null | undefined): Date | undefined {
  if (!text) return undefined;
  const isBare = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text);
  const time = new Date(isBare ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** How people write dates: the visitor's own way where it is a dialect of the shop's language, else the shop's. */
export function dateLocale(shop: string, visitor: readonly string[]): string {
  const own = shop.replace('_', '-');
  const language = own.split('-')[0];
  return visitor.find((tag) => tag.split('-')[0] === language) ?? own;
}
