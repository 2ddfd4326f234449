// Every screen stands as Chromium shows it: boxes, not pictures of letters; and what a phone's finger and eye need holds in each.
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { ShopProcess } from '../support/shop-process';
import { unnamedFields } from './autofill';
import { boxesOf, differences } from './boxes';
import { openChromium, openFirefox } from './by-puppeteer';
import type { EngineBrowser } from './driver';
import { test } from './engine-test';
import { oversizedPictures } from './pictures';
import {
  buyerScreens,
  comeSignedIn,
  comeWithBottle,
  guestScreens,
  payerScreens,
  show,
  visits,
} from './screens';
import { field, queryOf, Visitor } from './visitor';

let shop: ShopProcess;
let chromium: EngineBrowser;
test.beforeAll(async () => {
  [shop, chromium] = await Promise.all([ShopProcess.start({ history: true }), openChromium()]);
});
test.afterAll(async () => {
  await chromium?.close();
  await shop?.dispose();
});

for (const width of [360, 1280])
  for (const [who, { screens, come }] of Object.entries(visits))
    test(`what ${who} sees at ${width} px`, async ({ visitor }) => {
      test.slow();
      const inChromium = new Visitor(await chromium.open());
      const both = [inChromium, visitor];
      await Promise.all(both.map(({ page }) => page.resize(width, 900)));
      if (come) await Promise.all(both.map((each) => come(each, shop)));
      for (const screen of screens) {
        await Promise.all(both.map((each) => show(each, shop, screen, width)));
        expect.soft(await unnamedFields(visitor.page), screen.name).toEqual([]);
        expect.soft(await oversizedPictures(visitor.page), screen.name).toEqual([]);
        const [expected, found] = [await boxesOf(inChromium.page), await boxesOf(visitor.page)];
        expect(expected.length).toBeGreaterThan(3);
        expect.soft(differences(expected, found), screen.name).toEqual([]);
        expect
          .soft(await visitor.page.evaluate(() => document.documentElement.scrollWidth), screen.name)
          .toBe(width);
      }
      await inChromium.page.close();
    });

test('a day has the room that an engine needs to write it, at any width', async ({ visitor }) => {
  await comeSignedIn(visitor, shop, 'diana@example.com');
  await visitor.page.goto(`${shop.shopUrl}/order-history`);
  for (const width of [360, 768, 1000, 1280]) {
    await visitor.page.resize(width, 900);
    const day = field('Placed to');
    // On a phone the orders come first.
    if (width === 360) await visitor.click({ css: '.order-search-fold summary' });
    await visitor.see(day);
    const [needed, given] = await visitor.page.ask(queryOf(day), (element) => {
      const measured = () => element!.getBoundingClientRect().width;
      const before = measured();
      element!.style.inlineSize = 'max-content';
      const own = measured();
      element!.style.inlineSize = '';
      return [own, before] as const;
    });
    expect.soft(needed, `${width} px`).toBeLessThanOrEqual(given);
  }
});

test('a day looks empty until one is chosen', async ({ visitor, engine }) => {
  test.skip(engine.engine !== 'webkit', 'Others write no date into an empty one.');
  const { page } = visitor;
  const day = field('Placed to');
  /** How far the greys lie apart where the day stands. */
  const spread = async (search: string): Promise<number> => {
    await page.goto(`${shop.shopUrl}/order-history${search}`);
    await visitor.scrollTo(day);
    await visitor.rest();
    const place = await page.ask(queryOf(day), (element) => {
      const { left, top, width, height } = element!.getBoundingClientRect();
      const [aside, above] = [8, 6];
      return { left: left + aside, top: top + above, width: width / 2, height: height - 2 * above };
    });
    const [left, top, width, height] = [place.left, place.top, place.width, place.height].map(Math.round);
    const region = { left: left!, top: top!, width: width!, height: height! };
    // Its numbers are those of what it was given, whatever is done with that.
    const seen = await sharp(await page.screenshot())
      .extract(region)
      .greyscale()
      .toBuffer();
    const { channels } = await sharp(seen).stats();
    return channels[0]!.stdev;
  };
  await comeSignedIn(visitor, shop, 'diana@example.com');
  expect(await spread('')).toBeLessThan(3);
  expect(await spread('?to=2026-08-28')).toBeGreaterThan(10);
});

/** As a script before the page's: browsers from before 2023. */
const withoutPopover = `for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name];`;

test('sign-in, checkout and toasts look the same without @scope and popovers', async ({ engine }) => {
  test.skip(engine.engine !== 'firefox', 'WebKit’s driver runs no script before a page’s own.');
  test.slow();
  const older = await openFirefox({ 'layout.css.at-scope.enabled': false });
  const [expected, found] = [
    new Visitor(await chromium.open({ width: 360 })),
    new Visitor(await older.open({ width: 360, before: withoutPopover })),
  ];
  await Promise.all([expected, found].map((each) => comeWithBottle(each, shop)));
  const wanted = ['sign in', 'create account', 'checkout: contact', 'checkout: address', 'toast'];
  for (const screen of [...guestScreens, ...payerScreens, ...buyerScreens].filter(({ name }) =>
    wanted.includes(name),
  )) {
    await Promise.all([expected, found].map((each) => show(each, shop, screen, 360)));
    const boxes = [await boxesOf(expected.page), await boxesOf(found.page)] as const;
    expect.soft(differences(...boxes), screen.name).toEqual([]);
  }
  expect(await found.page.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false);
  await expected.page.close();
  await older.close();
});
