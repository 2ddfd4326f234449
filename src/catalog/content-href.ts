// Where a link of a CMS block leads: another site as it is, everything else inside the shop.

export const contentHref = (link: string, inShop: (path: string) => string): string =>
  /^https?:\/\//i.test(link) ? link : inShop(`/${link.replace(/^\/+/, '')}`);
