// What the home page shows, read from the content service's answer; the only file that knows its field names.

export interface ContentLink {
  name: string;
  /** A path of the shop or the address of another site. */
  link: string;
}

export interface ContentImage {
  url: string;
  alt: string;
  /** Pixels of the original, where the service says them. */
  width?: number;
  height?: number;
  /** What the service has made of it, smallest first, with widths in pixels; empty where there is the picture alone. */
  renditions: readonly { url: string; width: number }[];
}

export interface Banner {
  title: string;
  text: string;
  buttons: readonly ContentLink[];
  alignment: 'start' | 'center' | 'end';
  image?: ContentImage;
  mobileImage?: ContentImage;
}

export interface Offer {
  title: string;
  description: string;
  button?: ContentLink;
}

export interface BannerGroup {
  title: string;
  /** plain: pictures alone in a row. Otherwise the side on which the picture stands. */
  alignment: 'plain' | 'start' | 'end';
  images: readonly ContentImage[];
  buttons: readonly ContentLink[];
}

export interface BrandLogo {
  name: string;
  link?: string;
  image?: ContentImage;
}

export interface Step {
  /** As `ui/icon` calls it; any other one is not drawn. */
  icon: string;
  title: string;
  text: string;
}

export interface HomeContent {
  banners: readonly Banner[];
  offers: readonly Offer[];
  groups: readonly BannerGroup[];
  /** Empty where the service has no such field. */
  logos: readonly BrandLogo[];
  /** How buying goes; empty where the service does not say. */
  steps: readonly Step[];
  stepsTitle: string;
}

/** px, as Strapi's largest usual rendition; a larger original is not shown where there are renditions. */
const widestOriginal = 1000;

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const pixels = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

/** One or many, wrapped in data or not, each wrapped in attributes or not: always a flat list of entries. */
function entries(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.flatMap(entries);
  if (!isEntry(value)) return [];
  if ('data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta'))
    return entries(value.data);
  return [isEntry(value.attributes) ? { ...value, ...value.attributes } : value];
}

function links(value: unknown): ContentLink[] {
  return entries(value).flatMap((entry) => {
    const link = safeLink(text(entry.link ?? entry.url));
    return link ? [{ name: text(entry.name ?? entry.label), link }] : [];
  });
}

/** Nothing but web addresses and paths: an editor's mistake must not become a script. */
function safeLink(link: string): string {
  if (/^https?:\/\//i.test(link)) return link;
  return link && !/^[a-z][a-z0-9+.-]*:/i.test(link) && !link.startsWith('//') ? link : '';
}

function images(value: unknown, base: string): ContentImage[] {
  const absolute = (url: string) => new URL(url, base).href;
  return entries(value).flatMap((entry) => {
    const url = text(entry.url);
    if (!url) return entry.image || entry.media ? images(entry.image ?? entry.media, base) : [];
    const renditions = Object.values(isEntry(entry.formats) ? entry.formats : {}).flatMap((format) =>
      isEntry(format) && text(format.url) && typeof format.width === 'number'
        ? [{ url: absolute(text(format.url)), width: format.width }]
        : [],
    );
    const width = pixels(entry.width);
    if (renditions.length && width && width <= widestOriginal) renditions.push({ url: absolute(url), width });
    return [
      {
        url: absolute(url),
        alt: text(entry.alternativeText),
        width,
        height: pixels(entry.height),
        renditions: renditions.sort((a, b) => a.width - b.width),
      },
    ];
  });
}

function bannerAlignment(value: unknown): Banner['alignment'] {
  const word = text(value).toLowerCase();
  if (word === 'right' || word === 'end') return 'end';
  return word === 'center' || word === 'middle' ? 'center' : 'start';
}

function groupAlignment(value: unknown): BannerGroup['alignment'] {
  const word = text(value).toLowerCase();
  if (word === '' || word === 'plain') return 'plain';
  return word === 'right' || word === 'end' ? 'end' : 'start';
}

/**
 * Reads Strapi 4 (data.attributes, wrapped relations), Strapi 5 (flat) and a collection's first entry.
 * undefined when the answer holds no entry. `base` is the content service's address, for relative image URLs.
 */
export function parseHomeContent(answer: unknown, base: string): HomeContent | undefined {
  const entry = isEntry(answer) ? entries(answer.data)[0] : undefined;
  if (!entry) return undefined;
  return {
    banners: entries(entry.homePageBanner).map((banner) => ({
      title: text(banner.title ?? banner.Title),
      text: text(banner.description ?? banner.Description),
      buttons: links(banner.buttons).filter((button) => button.name),
      alignment: bannerAlignment(banner.buttonAlignment),
      image: images(banner.backgroundImage, base)[0],
      mobileImage: images(banner.backgroundImageMobile, base)[0],
    })),
    offers: entries(entry.SpecialOffer)
      .map((offer) => ({
        title: text(offer.Title),
        description: text(offer.Description),
        button: links(offer.Buttom).find((button) => button.name),
      }))
      .filter((offer) => offer.title || offer.description),
    groups: entries(entry.bannerGroup)
      .map((group) => ({
        title: text(group.title),
        alignment: groupAlignment(group.imageAlignment),
        images: images(group.bannerImage, base),
        buttons: links(group.button),
      }))
      .filter((group) => group.title || group.images.length > 0),
    logos: entries(entry.brandLogos)
      .map((logo) => ({
        name: text(logo.name ?? logo.title),
        link: safeLink(text(logo.link)) || undefined,
        image: images(logo.logo ?? logo.image, base)[0],
      }))
      .filter((logo) => logo.name || logo.image?.alt),
    steps: entries(entry.steps)
      .map((step) => ({
        icon: text(step.icon),
        title: text(step.title),
        text: text(step.description),
      }))
      .filter((step) => step.title),
    stepsTitle: text(entry.stepsTitle),
  };
}
