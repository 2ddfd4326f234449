// Leaves out of the home page what leads to a shelf or a brand that the shop does not sell: an import changes both.
import { urlKey } from '../catalog/url-key';
import type { Context } from '../context';
import { all } from '../database';
import { findTarget } from '../routing/route';

/** Items of lists go where they have links and none of these leads anywhere. */
export function withoutDeadEnds(content: unknown, context: Context): unknown {
  const brands = brandPaths(context);
  const isLive = (link: string): boolean => {
    if (link.startsWith('/brands/')) return brands.has(link);
    // Pages and other sites are the editors' own business.
    if (!link.startsWith('/') || !link.endsWith(context.suffix)) return true;
    return findTarget(link, context)?.redirectCode === 0;
  };
  const live = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value
        .filter((item) => {
          const links = linksIn(item);
          return links.length === 0 || links.some(isLive);
        })
        .map(live);
    if (typeof value !== 'object' || value === null) return value;
    const whole = 'bannerImage' in value ? { ...value, bannerImage: livePictures(value) } : value;
    return Object.fromEntries(Object.entries(whole).map(([key, item]) => [key, live(item)]));
  };
  /** Each goes with its button. */
  const livePictures = ({ bannerImage, button }: { bannerImage?: unknown; button?: unknown }): unknown =>
    Array.isArray(bannerImage) && Array.isArray(button)
      ? bannerImage.filter((_, index) => linksIn(button[index]).every(isLive))
      : bannerImage;
  return live(content);
}

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'link' && typeof item === 'string' ? [item] : linksIn(item),
  );
}

/** Of the brands that some product has. */
function brandPaths({ db }: Context): Set<string> {
  const rows = all<{ label: string }>(
    db,
    `SELECT attribute_option.label FROM attribute_option JOIN attribute ON attribute.id = attribute_id WHERE code = 'brand' AND EXISTS
     (SELECT 1 FROM product_value WHERE attribute_id = attribute.id AND value = CAST(attribute_option.id AS TEXT))`,
  );
  return new Set(rows.map(({ label }) => `/brands/${urlKey(label)}`));
}
