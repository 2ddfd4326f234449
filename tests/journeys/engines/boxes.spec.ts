// Every screen stands as Chromium shows it: boxes, not pictures of letters; and what a phone's finger and eye need holds in each.
import { expect } from '@playwright/test';
import { ShopProcess } from '../support/shop-process';
import { boxesOf, differences } from './boxes';
import { openChromium } from './by-puppeteer';
import type { EngineBrowser } from './driver';
import { test } from './engine-test';
import { show, visits } from './screens';
import { Visitor } from './visitor';

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
      await Promise.all(both.map((each) => come?.(each, shop)));
      for (const screen of screens) {
        await Promise.all(both.map((each) => show(each, shop, screen, width)));
        const [expected, found] = [await boxesOf(inChromium.page), await boxesOf(visitor.page)];
        expect(expected.length).toBeGreaterThan(3);
        expect.soft(differences(expected, found), screen.name).toEqual([]);
        expect
          .soft(await visitor.page.evaluate(() => document.documentElement.scrollWidth), screen.name)
          .toBe(width);
      }
      await inChromium.page.close();
    });
