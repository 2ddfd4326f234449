// Times the mega menu of the built shop in Chromium: the bar from the answer on, and the opening of a submenu.
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { openDatabase } from '../../demo-host/backend/open-database';
import type { SeedCategory } from '../../demo-host/backend/seed/categories';
import { seedDatabase } from '../../demo-host/backend/seed/seed';
import { buildIfStale } from '../../demo-host/build';
import { startServers } from '../../demo-host/servers';
import { chromiumArgs } from '../support/chromium';
import { median } from './median';
import { timeMenu, type MenuTimes } from './menu-in-page';

const loads = 9;

/** Entries of the bar, below each of them, and below each of those. */
export interface MenuShape {
  tops: number;
  middles: number;
  leaves: number;
}

export const countOf = ({ tops, middles, leaves }: MenuShape) => tops * (1 + middles * (1 + leaves));

function* categoriesOf({ tops, middles, leaves }: MenuShape): Generator<SeedCategory> {
  for (let top = 1; top <= tops; top++) {
    yield { path: `top-${top}`, name: `Department ${top}` };
    for (let middle = 1; middle <= middles; middle++) {
      yield { path: `top-${top}/middle-${middle}`, name: `Shelf ${middle} of ${top}` };
      for (let leaf = 1; leaf <= leaves; leaf++)
        yield { path: `top-${top}/middle-${middle}/leaf-${leaf}`, name: `Range ${leaf} of ${middle}` };
    }
  }
}

async function loadOnce(browser: Browser, shopUrl: string, tops: number): Promise<MenuTimes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const html = '<!doctype html><script type="module" src="/airside.js"></script>';
    await page.route('**/menu-alone', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    // The compiler wraps named functions in a helper that the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    await page.goto(`${shopUrl}/menu-alone`);
    return await page.evaluate(timeMenu, tops);
  } finally {
    await page.close();
  }
}

/** Medians over page loads, each with an empty cache of its own. */
export async function measureMenu(executablePath: string, shape: MenuShape): Promise<MenuTimes> {
  const data = mkdtempSync(join(tmpdir(), 'airside-menu-'));
  const db = openDatabase(join(data, 'airside.db'));
  seedDatabase(db, new Date(), { assortment: { brands: [], categories: [...categoriesOf(shape)] } });
  db.close();
  const servers = await startServers({ data, prepare: buildIfStale });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    // The first load warms up server and browser.
    const warmUp = await loadOnce(browser, servers.shopUrl, shape.tops);
    const times: MenuTimes[] = [];
    for (let load = 0; load < loads; load++) times.push(await loadOnce(browser, servers.shopUrl, shape.tops));
    const names = Object.keys(warmUp) as (keyof MenuTimes)[];
    return Object.fromEntries(
      names.map((name) => [name, median(times.map((one) => one[name]))]),
    ) as unknown as MenuTimes;
  } finally {
    await browser.close();
    await servers.close();
    rmSync(data, { recursive: true, force: true });
  }
}
