// The demo home page entry of the content service, and a draft of the next one for previews.
import { deliveryDays } from './directory';

/** As a media library with breakpoints of its own makes them; those wider than the picture are left out. */
const breakpoints = {
  thumbnail: 320,
  xsmall: 480,
  small: 720,
  medium: 960,
  large: 1280,
  xlarge: 1600,
  xxlarge: 2560,
};

/** Pixels of the originals. */
const wide = [2560, 1067] as const;
const narrow = [1280, 1024] as const;
const tile = [1280, 853] as const;

function media(
  id: number,
  name: string,
  alternativeText: string,
  [width, height]: readonly [number, number],
) {
  const url = `/media/home/${name}.png`;
  const at = (asked: number) =>
    `${url}?auto=webp&width=${asked}&height=${Math.round((asked * height) / width)}`;
  const formats = Object.fromEntries(
    Object.entries(breakpoints)
      .filter(([, asked]) => asked <= width)
      .map(([format, asked]) => [format, { url: at(asked), width: asked }]),
  );
  const file = { name: `${name}.png`, ext: '.png', mime: 'image/png', size: 210.4 };
  return { data: { id, attributes: { ...file, width, height, formats, alternativeText, url } } };
}

interface Banner {
  title: string;
  description: string;
  picture: string;
  alt: string;
  alignment: 'left' | 'center' | 'right';
  buttons: { name: string; link: string }[];
}

function banner({ picture, alt, alignment, buttons, title, description }: Banner, index: number) {
  return {
    id: index + 1,
    title,
    description,
    buttonAlignment: alignment,
    buttons: buttons.map((button, place) => ({ id: index * 10 + place + 1, ...button })),
    backgroundImage: media(100 + index, picture, alt, wide),
    backgroundImageMobile: media(200 + index, `${picture}-mobile`, alt, narrow),
  };
}

const banners: readonly Banner[] = [
  {
    picture: 'whisky-navy-middle',
    alt: 'Single malts on a dark shelf',
    title: 'The long shelf',
    description: 'Single malts from the mainland and the islands, at duty-free prices.',
    alignment: 'left',
    buttons: [
      { name: 'Explore single malts', link: '/spirits/whisky/single-malt.html' },
      { name: 'All whisky', link: '/spirits/whisky.html' },
    ],
  },
  {
    picture: 'champagne-ivory-middle',
    alt: 'Champagne for a welcome',
    title: 'Raise a glass on arrival',
    description: 'Growers’ champagne and sparkling wine, rested until they are ready.',
    alignment: 'left',
    buttons: [{ name: 'Champagne & sparkling', link: '/wine/champagne.html' }],
  },
  {
    picture: 'gin-light-middle',
    alt: 'Gins from the coast',
    title: 'Gins with a sense of place',
    description: 'Samphire, heather, lemon leaf: what grows around the still.',
    alignment: 'left',
    buttons: [{ name: 'Discover gin', link: '/spirits/gin.html' }],
  },
];

const offers = [
  {
    Title: 'Ten percent, once',
    Description: 'Use SAVE10 on your first order. It works on everything, special prices included.',
    Buttom: { id: 1, name: 'Start with the best sellers', link: '/home/best-sellers.html' },
  },
  {
    Title: 'Free delivery from $100',
    Description: 'Orders of $100 and more, after discounts, travel to you at no charge.',
    Buttom: { id: 2, name: 'What delivery costs', link: '/pages/delivery' },
  },
  {
    Title: 'For missions',
    Description: 'The diplomatic catalogue: the whole cellar at duty-free prices, twice a week at your door.',
    Buttom: { id: 3, name: 'See the catalogue', link: '/diplomats/diplomatic-catalogue.html' },
  },
];

/** A row of pictures has as many buttons, in the same order. */
interface Group {
  title: string;
  imageAlignment: 'plain' | 'left' | 'right';
  pictures: readonly string[];
  buttons: readonly { name: string; link: string }[];
}

const groups: readonly Group[] = [
  {
    title: 'Shop by shelf',
    imageAlignment: 'plain',
    pictures: ['whisky-ivory', 'champagne-ivory', 'chocolate-light', 'gift-set-ivory'],
    buttons: [
      { name: 'Whisky', link: '/spirits/whisky.html' },
      { name: 'Champagne', link: '/wine/champagne.html' },
      { name: 'Chocolate', link: '/food/chocolate.html' },
      { name: 'Gifts', link: '/gifts.html' },
    ],
  },
  {
    title: 'From the cellar',
    imageAlignment: 'left',
    pictures: ['wine-navy-middle'],
    buttons: [{ name: 'Discover wine', link: '/wine.html' }],
  },
];

const logos: readonly [name: string, slug: string][] = [
  ['Glen Tarrow', 'glen-tarrow'],
  ['Delatour & Fils', 'delatour-fils'],
  ['Sable Bay', 'sable-bay'],
  ['Hokuto', 'hokuto'],
  ['Bois Rouge', 'bois-rouge'],
  ['Ridge Cocoa', 'ridge-cocoa'],
];

const steps = [
  {
    icon: 'bottle',
    title: 'Choose',
    description:
      'Browse the shelves and fill your bag. Prices are free of duty; tax, if any, shows before you order.',
  },
  {
    icon: 'lock',
    title: 'Order',
    description: 'Pay by card. Your details never leave the card provider’s own form.',
  },
  {
    icon: 'truck',
    title: 'Enjoy',
    description: `We deliver to your door in ${deliveryDays.courier} working days, or free in ${deliveryDays.standard}.`,
  },
];

/** Vector pictures have no smaller renditions. */
function vector(id: number, slug: string) {
  const url = `/media/brand-logo/${slug}.svg`;
  const shape = { width: 240, height: 96, ext: '.svg', mime: 'image/svg+xml', size: 0.6, formats: null };
  return { data: { id, attributes: { name: `${slug}.svg`, alternativeText: null, url, ...shape } } };
}

function entry(shownBanners: readonly Banner[]) {
  return {
    title: 'Home',
    homePageBanner: shownBanners.map(banner),
    SpecialOffer: offers.map((offer, index) => ({ id: index + 1, ...offer })),
    bannerGroup: groups.map(({ title, imageAlignment, pictures, buttons }, index) => ({
      id: index + 1,
      title,
      imageAlignment,
      bannerImage: pictures.map((picture, place) =>
        media(
          300 + index * 10 + place,
          picture,
          buttons[place]?.name ?? title,
          pictures.length > 1 ? tile : wide,
        ),
      ),
      button: buttons.map((button, place) => ({ id: index * 10 + place + 1, ...button })),
    })),
    brandLogos: logos.map(([name, slug], index) => ({
      id: index + 1,
      name,
      link: `/brands/${slug}`,
      logo: vector(400 + index, slug),
    })),
    stepsTitle: 'Duty-free in three steps',
    steps: steps.map((step, index) => ({ id: index + 1, ...step })),
  };
}

export const publishedHomePage = entry(banners);
export const draftHomePage = entry([
  {
    picture: 'rum-night',
    alt: 'Rum after dark',
    title: 'Rum after dark',
    description: 'Slow casks from warm places.',
    alignment: 'center',
    buttons: [{ name: 'Meet the rums', link: '/spirits/rum.html' }],
  },
  ...banners,
]);
