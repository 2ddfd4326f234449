// The home page and its parts in a real browser, with a content service that answers what the test says (behaviour 2.4, 7.4).
import { signal } from '@preact/signals-core';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BannerGroups } from '../../../src/content/home/banners/BannerGroups';
import { Banners } from '../../../src/content/home/banners/Banners';
import { BrandLogos } from '../../../src/content/home/BrandLogos';
import { Home } from '../../../src/content/home/Home';
import { homeStyles } from '../../../src/content/home/styles';
import { SpecialOffers } from '../../../src/content/home/SpecialOffers';
import { fakeStorefront, type Answer } from '../../catalog/fake-storefront';
import { show, tidy } from '../../catalog/show';
import { inFrames, nextFrame, slidesOf, swipe } from '../../catalog/slides';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const image = (url = pixel) => ({ url, alternativeText: 'Bottles', width: 1600, height: 667 });
const banner = (title: string) => ({
  title,
  buttons: [{ name: `See ${title}`, link: '/spirits.html' }],
  buttonAlignment: 'right',
  backgroundImage: image(),
  backgroundImageMobile: image(`${pixel}#narrow`),
});
const entry = {
  homePageBanner: [banner('One'), banner('Two'), banner('Three')],
  SpecialOffer: [
    { Title: 'Ten percent', Description: 'Once.', Buttom: { name: 'Start', link: '/a.html' } },
    { Title: 'Free delivery', Description: 'From $100.', Buttom: { name: 'How', link: '/b.html' } },
    { Title: 'Missions', Description: 'Twice a week.', Buttom: { name: 'See', link: '/c.html' } },
  ],
  bannerGroup: [
    { title: 'Cellar', imageAlignment: 'plain', bannerImage: image(), button: { link: '/wine.html' } },
    { title: 'Sweet', imageAlignment: 'right', bannerImage: image(), button: { link: '/food.html' } },
  ],
  stepsTitle: 'In two steps',
  steps: [
    { icon: 'bottle', title: 'Choose', description: 'Fill your bag.' },
    { icon: 'no-such-icon', title: 'Enjoy', description: 'At home.' },
  ],
  brandLogos: [{ name: 'Glen Tarrow', link: '/brands/glen-tarrow', logo: image() }],
};

const answerOf = (body: unknown) => async () => Response.json(body);
function fake(content: () => Promise<Response>, answer: Answer = () => ({ products: null })) {
  vi.stubGlobal('fetch', vi.fn(content));
  const made = fakeStorefront(answer, { url: '' });
  const isOnline = signal(true);
  Object.assign(made.storefront, { app: { isOnline } });
  Object.assign(made.storefront.config, {
    contentUrl: 'https://cms.example/api',
    endpoint: 'https://shop.example/graphql',
  });
  return { ...made, isOnline };
}
const usual = () => fake(answerOf({ data: entry }));

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

describe('the home page', () => {
  it('shows all that the content service has, one request for all of it', async () => {
    const { storefront } = usual();
    const shadow = show(storefront, <Home />);
    for (const heading of ['Special offers', 'Cellar', 'Sweet', 'Premium brands', 'In two steps'])
      await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(shadow.querySelectorAll('.banner')).toHaveLength(3);
    expect(page.getByRole('link', { name: 'Glen Tarrow' }).element()).toHaveProperty(
      'href',
      'https://shop.example/brands/glen-tarrow',
    );
    expect(fetch).toHaveBeenCalledTimes(1);
    const { violations } = await axe.run(shadow.host);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    [360, true],
    [1280, false],
  ])('says what the shop is for where the header has no room for it: %i px wide', async (width, isSaid) => {
    await page.viewport(width, 780);
    const { storefront } = usual();
    const { told } = storefront.storeView;
    Object.assign(told, { value: { ...told.value, claim: 'Prices without duty' } });
    const shadow = show(storefront, <Home />);
    for (const text of homeStyles) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      shadow.adoptedStyleSheets.push(sheet);
    }
    await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible();
    expect(page.getByText('Prices without duty').element().checkVisibility()).toBe(isSaid);
  });

  it.each([
    ['a failed fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', async () => new Response('no', { status: 500 })],
    ['something else', answerOf({ data: { homePageBanner: 'x', SpecialOffer: 7, bannerGroup: [null] } })],
  ])('shows no content after %s, and is whole all the same', async (_, content) => {
    const { storefront } = fake(content);
    const shadow = show(storefront, <Home />);
    await expect.poll(() => shadow.querySelector('.welcome')?.textContent).toBe('Gins');
    expect(shadow.querySelector('.banners, .offers, .banner-group, .steps, .cms-page')).toBeNull();
  });

  it('keeps the height of the banners while they are on their way and where there are none', async () => {
    let answer = (_: Response): void => undefined;
    const { storefront } = fake(() => new Promise<Response>((done) => (answer = done)));
    const shadow = show(storefront, <Home />);
    const height = shadow.querySelector<HTMLElement>('.banners-waiting')!.offsetHeight;
    answer(Response.json({ data: {} }));
    await expect.poll(() => shadow.querySelector<HTMLElement>('.welcome')?.offsetHeight).toBe(height);
  });

  it('asks again when the visitor is back online', async () => {
    let isDown = true;
    const { storefront, isOnline } = fake(async () =>
      isDown ? new Response('', { status: 502 }) : Response.json({ data: entry }),
    );
    show(storefront, <Home />);
    await expect.element(page.getByText('Gins', { exact: true }).last()).toBeVisible();
    isDown = false;
    isOnline.value = false;
    isOnline.value = true;
    await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible();
  });
});

describe('without a content service', () => {
  const none = answerOf({ data: null });

  it('is the page that the backend’s editors wrote', async () => {
    const cmsPage = { identifier: 'home', title: 'Welcome aboard', content: '<p>Gins of the coast.</p>' };
    const { storefront, asked } = fake(none, (operation) =>
      operation === 'CmsPage' ? { cmsPage } : { products: null },
    );
    const shadow = show(storefront, <Home />);
    await expect.element(page.getByText('Gins of the coast.')).toBeVisible();
    expect([...shadow.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      'Welcome aboard',
    ]);
    expect(asked.find(({ operation }) => operation === 'CmsPage')?.variables).toEqual({ identifier: 'home' });
    expect(shadow.querySelector('.welcome, .banners-waiting, .offers-waiting, .steps-waiting')).toBeNull();
  });

  it('has the name of the shop where they wrote none', async () => {
    const { storefront } = fake(none, (operation) =>
      operation === 'CmsPage' ? { cmsPage: null } : { products: null },
    );
    const shadow = show(storefront, <Home />);
    await expect.poll(() => shadow.querySelector('.welcome')?.textContent).toBe('Gins');
    expect(shadow.querySelectorAll('h1')).toHaveLength(1);
  });
});

describe('the banner carousel', () => {
  /** With what turns the banners, and no time gone since that came: `expect.poll` would move the clock. */
  const open = async () => {
    await userEvent.hover(corner);
    const { storefront } = usual();
    const shadow = show(storefront, <Banners />);
    for (const part of ['.banner', '.banners-controls button']) {
      await inFrames(() => shadow.querySelector(part) !== null && vi.getTimerCount() > 0);
      // The idle page, and Embla's word that it stands.
      vi.advanceTimersByTime(0);
    }
    // Its second look at how wide it is.
    await nextFrame();
    await nextFrame();
    return { shadow, ...slidesOf(shadow, '.banners-viewport') };
  };
  const corner = document.createElement('p');
  corner.style.cssText =
    'position: fixed; inset: auto 0 0 auto; inline-size: 9px; block-size: 9px; margin: 0; z-index: 1';
  beforeEach(() => {
    document.body.append(corner);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    document.documentElement.dir = '';
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('changes by itself on narrow screens, round and round, without dots', async () => {
    await page.viewport(500, 900);
    const { shadow, here, current } = await open();
    for (const expected of [1, 2, 0, 1]) {
      const before = current();
      vi.advanceTimersByTime(2999);
      await nextFrame();
      expect(current()).toBe(before);
      vi.advanceTimersByTime(1);
      await inFrames(() => here() === expected);
      expect(current()).toBe(expected);
    }
    expect(shadow.querySelectorAll('.banners-controls button')).toHaveLength(3);
  });

  it('stands still on wide screens, and under the hand', async () => {
    const { here } = await open();
    expect(vi.getTimerCount()).toBe(0);
    expect(page.getByRole('button', { name: 'Pause the banners' }).elements()).toHaveLength(0);
    await page.viewport(500, 900);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await userEvent.hover(page.getByRole('heading', { name: 'One' }));
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    await userEvent.click(page.getByRole('button', { name: 'Next banner' }));
    await expect.poll(here).toBe(1);
    await userEvent.hover(corner);
    // The button still has the focus.
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be paused, and does not change by itself for those who want less motion', async () => {
    await page.viewport(500, 900);
    await open();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    const pause = page.getByRole('button', { name: 'Pause the banners' });
    await userEvent.click(pause);
    const play = page.getByRole('button', { name: 'Play the banners' });
    await expect.element(play).toBeVisible();
    expect(vi.getTimerCount()).toBe(0);
    // Neither the pointer nor the focus, once gone, sets off what the button has stopped.
    (play.element() as HTMLElement).blur();
    await userEvent.hover(corner);
    await page.viewport(480, 900);
    expect(vi.getTimerCount()).toBe(0);
    await userEvent.click(play);
    await expect.element(pause).toBeVisible();
    (pause.element() as HTMLElement).blur();
    await userEvent.hover(corner);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    tidy();
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const media = real(query);
      if (query.includes('reduced-motion')) Object.defineProperty(media, 'matches', { value: true });
      return media;
    });
    const { here } = await open();
    expect(vi.getTimerCount()).toBe(0);
    expect(page.getByRole('button', { name: 'Pause the banners' }).elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Next banner' }));
    // At once, not in 500 ms.
    expect(here()).toBe(1);
  });

  it('ends at its ends on wide screens, and hides what is out of sight from keyboards', async () => {
    const { shadow, here } = await open();
    await userEvent.click(page.getByRole('button', { name: 'Previous banner' }));
    expect(here()).toBe(0);
    for (const expected of [1, 2, 2]) {
      await userEvent.click(page.getByRole('button', { name: 'Next banner' }));
      await expect.poll(here).toBe(expected);
    }
    const inert = [...shadow.querySelectorAll<HTMLElement>('.banner')].map((slide) => slide.inert);
    expect(inert).toEqual([true, true, false]);
  });

  it('follows the finger, and goes on changing when it has left', async () => {
    await page.viewport(500, 900);
    const { shadow, here } = await open();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    const [first] = shadow.querySelectorAll('.banner');
    await swipe(first!, -120);
    await expect.poll(here).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(3000);
    await expect.poll(here).toBe(2);
  });

  it('is turned by a swipe of more than 10 px, however slow, either way', async () => {
    await page.viewport(500, 900);
    const { shadow, here } = await open();
    const slides = shadow.querySelectorAll('.banner');
    await swipe(slides[0]!, -8, 30);
    await swipe(slides[0]!, 8, 30);
    expect(here()).toBe(0);
    await swipe(slides[0]!, 24, 30);
    await inFrames(() => here() === 2);
    await swipe(slides[2]!, -24, 30);
    await inFrames(() => here() === 0);
    await swipe(slides[0]!, -24, 30);
    await inFrames(() => here() === 1);
  });

  it('runs to the left where text does', async () => {
    document.documentElement.dir = 'rtl';
    await page.viewport(500, 900);
    const { shadow, here } = await open();
    await userEvent.click(page.getByRole('button', { name: 'Next banner' }));
    await expect.poll(here).toBe(1);
    await swipe(shadow.querySelectorAll('.banner')[1]!, 120);
    await expect.poll(here).toBe(2);
    await swipe(shadow.querySelectorAll('.banner')[2]!, -24, 30);
    await expect.poll(here).toBe(1);
    await swipe(shadow.querySelectorAll('.banner')[1]!, 24, 30);
    await expect.poll(here).toBe(2);
    await userEvent.click(page.getByRole('button', { name: 'Next banner' }));
    await expect.poll(here).toBe(0);
  });

  it('keeps the banner that is shown when its width changes', async () => {
    const { here } = await open();
    await userEvent.click(page.getByRole('button', { name: 'Next banner' }));
    await expect.poll(here).toBe(1);
    await page.viewport(900, 900);
    await expect.poll(here).toBe(1);
  });

  const loadingIn = (shadow: ShadowRoot) =>
    [...shadow.querySelectorAll<HTMLImageElement>('.banner img')].map(({ loading }) => loading);

  it('has the next picture before it turns by itself, and no other', async () => {
    await page.viewport(500, 900);
    const { shadow } = await open();
    expect(loadingIn(shadow)).toEqual(['eager', 'eager', 'lazy']);
  });

  it('has it on wide screens when somebody comes to turn', async () => {
    const { shadow } = await open();
    expect(loadingIn(shadow)).toEqual(['eager', 'lazy', 'lazy']);
    await userEvent.hover(page.getByRole('heading', { name: 'One' }));
    await expect.poll(() => loadingIn(shadow)).toEqual(['eager', 'eager', 'lazy']);
  });

  it('is a picture with words where there is one banner alone', async () => {
    await page.viewport(500, 900);
    const { storefront } = fake(answerOf({ data: { homePageBanner: [banner('One')] } }));
    const shadow = show(storefront, <Banners />);
    await expect.element(page.getByRole('link', { name: 'See One' })).toBeVisible();
    expect(shadow.querySelector('.banners-controls, .banner[inert]')).toBeNull();
  });

  it('has the narrow picture below 768 px and the buttons where the editor put them', async () => {
    await page.viewport(767, 900);
    const { shadow } = await open();
    const picture = shadow.querySelector('img')!;
    await expect.poll(() => picture.currentSrc).toContain('#narrow');
    await page.viewport(768, 900);
    await expect.poll(() => picture.currentSrc).not.toContain('#narrow');
    expect(shadow.querySelector('.banner')!.className).toBe('banner banner-end banner-beside');
  });
});

describe('the parts alone', () => {
  it('offers slide below 1199 px and stand side by side from there on', async () => {
    const { storefront } = usual();
    const shadow = show(storefront, <SpecialOffers heading="Only now" />);
    await expect.element(page.getByRole('heading', { name: 'Only now' })).toBeVisible();
    const list = shadow.querySelector<HTMLElement>('.offers-list')!;
    await page.viewport(1199, 900);
    await expect.poll(() => list.scrollWidth - list.clientWidth).toBe(0);
    await page.viewport(1000, 900);
    await expect.poll(() => list.scrollWidth - list.clientWidth).toBeGreaterThan(0);
    await userEvent.click(page.getByRole('button', { name: 'Next offers' }));
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(0);
  });

  it('a banner group is the one that was asked for, or nothing', async () => {
    const { storefront } = usual();
    const shadow = show(
      storefront,
      <>
        <BannerGroups number={2} />
        <BannerGroups number={9} />
      </>,
    );
    await expect.element(page.getByRole('heading', { name: 'Sweet' })).toBeVisible();
    expect(shadow.querySelectorAll('section')).toHaveLength(1);
    expect(page.getByRole('link', { name: 'Discover Sweet' }).element()).toBeTruthy();
  });

  it('brands without logos are the largest of the shop, by name', async () => {
    const options = [
      { label: 'Zeebrug', value: '3', count: 4 },
      { label: 'Altura', value: '1', count: 9 },
      { label: 'Small', value: '2', count: 1 },
    ];
    const { storefront, asked } = fake(answerOf({ data: { SpecialOffer: [] } }), () => ({
      products: { aggregations: [{ attribute_code: 'brand', options }] },
    }));
    const shadow = show(storefront, <BrandLogos limit={2} />);
    await expect.element(page.getByRole('link', { name: 'Zeebrug' })).toBeVisible();
    expect([...shadow.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://shop.example/brands/altura',
      'https://shop.example/brands/zeebrug',
    ]);
    expect(asked.map(({ operation }) => operation)).toEqual(['Brands']);
  });

  it('a backend without brands has no wall of them', async () => {
    const { storefront, asked } = fake(answerOf({ data: {} }));
    const shadow = show(storefront, <BrandLogos />);
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => shadow.querySelector('.brand-logos, .brand-logos-waiting')).toBeNull();
  });
});
