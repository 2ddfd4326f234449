// The demo home page entry of the content service, and a draft of the next one for previews.

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

function formatsOf(url: string, widest: number) {
  const formats = Object.entries(breakpoints).filter(([, width]) => width <= widest);
  return Object.fromEntries(
    formats.map(([name, width]) => [name, { url: `${url}?auto=webp&width=${width}`, width }]),
  );
}

function media(id: number, name: string, alternativeText: string) {
  const url = `/media/home/${name}.png`;
  const [width, height] = name.endsWith('mobile') ? [1280, 1600] : [2560, 1067];
  const file = { name: `${name}.png`, ext: '.png', mime: 'image/png', size: 210.4 };
  const shape = { width, height, formats: formatsOf(url, width) };
  return { data: { id, attributes: { ...file, ...shape, alternativeText, url } } };
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
    backgroundImage: media(100 + index, picture, alt),
    backgroundImageMobile: media(200 + index, `${picture}-mobile`, alt),
  };
}

const banners: readonly Banner[] = [
  {
    picture: 'whisky-navy',
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
    picture: 'champagne-ivory',
    alt: 'Champagne for a welcome',
    title: 'Raise a glass on arrival',
    description: 'Growers’ champagne and sparkling wine, rested until they are ready.',
    alignment: 'left',
    buttons: [{ name: 'Champagne & sparkling', link: '/wine/champagne.html' }],
  },
  {
    picture: 'gin-light',
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

const groups = [
  {
    title: 'New arrivals',
    imageAlignment: 'plain',
    picture: 'arrivals-ivory',
    button: { id: 1, link: '/home/new-arrivals.html' },
  },
  {
    title: 'From the cellar',
    imageAlignment: 'left',
    picture: 'wine-navy',
    button: { id: 2, link: '/wine.html' },
  },
  {
    title: 'Something sweet',
    imageAlignment: 'right',
    picture: 'chocolate-light',
    button: { id: 3, link: '/food/chocolate.html' },
  },
  {
    title: 'Gifts to bring back',
    imageAlignment: 'plain',
    picture: 'gift-set-ivory',
    button: { id: 4, link: '/gifts.html' },
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
    description: 'We deliver to your door, or keep your order ready in the store.',
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
    bannerGroup: groups.map(({ picture, ...group }, index) => ({
      id: index + 1,
      ...group,
      bannerImage: media(300 + index, picture, group.title),
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
