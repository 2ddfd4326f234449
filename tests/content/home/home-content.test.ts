import { describe, expect, it } from 'vitest';
import { parseHomeContent } from '../../../src/content/home/home-content';

const base = 'https://cms.example/api/home-page';
const media = { url: '/uploads/b.jpg', alternativeText: 'A bottle', width: 1440, height: 600, formats: null };
const picture = { alt: 'A bottle', width: 1440, height: 600, renditions: [] };
const parse = (data: unknown) => parseHomeContent({ data }, base);

/** The same content as the two generations of the service say it. */
const shapes = {
  'Strapi 4': (image: unknown) => ({ data: { id: 9, attributes: image } }),
  'Strapi 5': (image: unknown) => image,
};

describe.each(Object.entries(shapes))('a home page of %s', (_name, wrap) => {
  const fields = {
    homePageBanner: [
      {
        id: 1,
        buttons: [{ id: 1, name: 'Shop malts', link: '/malts.html' }],
        buttonAlignment: 'center',
        backgroundImage: wrap(media),
        backgroundImageMobile: wrap({ ...media, url: 'https://cdn.example/m.jpg' }),
      },
    ],
    SpecialOffer: [
      { Title: 'Two for one', Description: 'This week', Buttom: { name: 'See', link: '/x.html' } },
    ],
    bannerGroup: [
      { title: 'Cellar', imageAlignment: 'plain', bannerImage: wrap(media), button: { link: '/wine.html' } },
    ],
    brandLogos: [
      { name: 'Glen Tarrow', link: '/brands/glen-tarrow', logo: wrap(media) },
      { name: 'Hokuto', link: 'javascript:alert(1)', logo: null },
      { name: null, logo: null },
    ],
  };
  const content = parse(_name === 'Strapi 4' ? { id: 1, attributes: fields } : { id: 1, ...fields });

  it('has its banners', () => {
    expect(content?.banners).toEqual([
      {
        title: '',
        text: '',
        alignment: 'center',
        buttons: [{ name: 'Shop malts', link: '/malts.html' }],
        image: { ...picture, url: 'https://cms.example/uploads/b.jpg' },
        mobileImage: { ...picture, url: 'https://cdn.example/m.jpg' },
      },
    ]);
  });

  it('has its offers', () => {
    expect(content?.offers).toEqual([
      { title: 'Two for one', description: 'This week', button: { name: 'See', link: '/x.html' } },
    ]);
  });

  it('has its brands, with a logo or without', () => {
    expect(content?.logos).toEqual([
      {
        name: 'Glen Tarrow',
        link: '/brands/glen-tarrow',
        image: { ...picture, url: 'https://cms.example/uploads/b.jpg' },
      },
      { name: 'Hokuto' },
    ]);
  });

  it('has its banner groups', () => {
    expect(content?.groups[0]).toMatchObject({
      title: 'Cellar',
      alignment: 'plain',
      buttons: [{ name: '', link: '/wine.html' }],
    });
    expect(content?.groups[0]?.images).toHaveLength(1);
  });
});

describe('parseHomeContent', () => {
  it('takes a single banner for a list of one', () => {
    expect(parse({ homePageBanner: { buttons: [] } })?.banners).toHaveLength(1);
  });

  it('bears every field being null', () => {
    expect(parse({ id: 1, homePageBanner: null, SpecialOffer: null, bannerGroup: null })).toEqual({
      banners: [],
      offers: [],
      groups: [],
      logos: [],
      steps: [],
      stepsTitle: '',
    });
    expect(
      parse({ homePageBanner: [{ backgroundImage: { data: null }, buttons: null }] })?.banners[0],
    ).toMatchObject({
      image: undefined,
      buttons: [],
    });
  });

  it.each([null, 'text', [], { data: null }, { data: [] }, {}])('finds no entry in %j', (answer) => {
    expect(parseHomeContent(answer, base)).toBeUndefined();
  });

  it.each([
    ['and not itself where it is larger', 1440, [500, 750]],
    ['itself last where it is no larger than a rendition may be', 960, [500, 750, 960]],
  ])('lists the renditions of a picture, smallest first, %s', (_case, width, widths) => {
    const formats = { medium: { url: '/m.jpg', width: 750 }, small: { url: '/s.jpg', width: 500 } };
    const backgroundImage = { ...media, width, formats };
    const [banner] = parse({ homePageBanner: { backgroundImage } })?.banners ?? [];
    expect(banner?.image?.renditions.map((rendition) => rendition.width)).toEqual(widths);
  });

  it.each([
    ['https://other.example/', true],
    ['/path.html', true],
    ['path.html', true],
    ['javascript:alert(1)', false],
    [' JavaScript:alert(1)', false],
    ['data:text/html,x', false],
    ['//other.example', false],
    ['', false],
  ])('keeps the link %j: %s', (link, kept) => {
    const [offer] = parse({ SpecialOffer: { Title: 'x', Buttom: { name: 'go', link } } })?.offers ?? [];
    expect(offer?.button !== undefined).toBe(kept);
  });

  it.each([
    ['left', 'start'],
    ['Right', 'end'],
    ['center', 'center'],
    [null, 'start'],
  ])('aligns banner words %s as %s', (word, alignment) => {
    expect(parse({ homePageBanner: { buttonAlignment: word } })?.banners[0]?.alignment).toBe(alignment);
  });

  it.each([
    ['plain', 'plain'],
    [null, 'plain'],
    ['left', 'start'],
    ['right', 'end'],
  ])('aligns group pictures %s as %s', (word, alignment) => {
    expect(parse({ bannerGroup: { title: 'x', imageAlignment: word } })?.groups[0]?.alignment).toBe(
      alignment,
    );
  });
});
