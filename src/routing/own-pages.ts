// Cart and checkout on other pages than the shop's: those of the site itself, or of the shop. A bag goes nowhere else.

interface Wanted {
  cartUrl?: string;
  checkoutUrl?: string;
  shopUrl: string;
}

/** Addresses by path of the shop. `here`: of the page, which they are relative to. */
export function ownPages(
  { cartUrl, checkoutUrl, shopUrl }: Wanted,
  here = shopUrl,
): Record<string, string | undefined> {
  const allowed = [here, shopUrl].map((address) => new URL(address).origin);
  const page = (text: string | undefined): string | undefined => {
    if (!text) return undefined;
    const url = URL.canParse(text, here) ? new URL(text, here) : undefined;
    if (url?.protocol.startsWith('http') && allowed.includes(url.origin)) return url.href;
    console.warn(`airside: "${text}" is no page of this site or of the shop`);
    return undefined;
  };
  return { '/cart': page(cartUrl), '/checkout': page(checkoutUrl) };
}
