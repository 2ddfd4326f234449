// What the shop calls the site that a link was on: by the browser's word for where it came from, and the shop's own list. Pure.

/** Names by origin, as the shop's own server writes them; never what a link says. */
export type Sites = Readonly<Record<string, string>>;

/** 'https://one.example One, https://two.example' */
export function readSites(list: string): Sites {
  return Object.fromEntries(
    list.split(',').flatMap((entry) => {
      const [, origin, name] = /^\s*(\S+)\s*(.*?)\s*$/.exec(entry) ?? [];
      return origin && URL.canParse(origin) ? [[origin, name || new URL(origin).host]] : [];
    }),
  );
}

export const writeSites = (sites: Sites): string =>
  Object.entries(sites)
    .map(([origin, name]) => `${origin} ${name.replaceAll(',', ' ')}`)
    .join(', ');

/** undefined: nobody whom the shop knows by name. */
export function siteName(sites: Sites, from: string): string | undefined {
  return Object.hasOwn(sites, from) ? sites[from] : undefined;
}

/** '' where the browser does not say, or the shop itself was there. */
export function originOf(referrer: string, own: string): string {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return origin === own ? '' : origin;
}
