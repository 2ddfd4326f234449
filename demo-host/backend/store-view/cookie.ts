// The cookie by which a Magento page remembers the chosen store view; GraphQL on the same host reads it as well.

/** The store view code in the cookie `store`; undefined without one. */
export function storeCookie({ headers }: Request): string | undefined {
  const found = /(?:^|;\s*)store=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1];
  return found?.trim() || undefined;
}
