// Cart and checkout on other pages than the shop's: those of the site itself, or of the shop. A bag goes nowhere else.

interface Wanted {
  cartUrl?: string;
  checkoutUrl?: string;
  shopUrl: string;
}

/** Addresses by path of the shop. `here`: of the page, which they are relative to. */
export function ownPages({ cartUrl, checkoutUrl, shopUrl }: Wanted, here = shopUrl): Record<string, string> {
  const allowed = [here, shopUrl].map((address) => new URL(address).origin);
  const pages = Object.entries({ '/cart': cartUrl, '/checkout': checkoutUrl });
  return Object.fromEntries(
    pages.flatMap(([path, text]) => {
      if (!text) return [];
      const url = URL.canParse(text, here) ? new URL(text, here) : undefined;
      if (url && /^http/.test(url.protocol) && allowed.includes(url.origin)) return [[path, url.href]];
      console.warn(`airside: "${text}" is no page of this site or of the shop, for ${path}`);
      return [];
    }),
  );
}
