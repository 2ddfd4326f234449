// `npm run docs:screens`: every screen of the shop at three widths, light and in two themes: each by itself in dist/screens, and all
// of a width and theme side by side in docs/screens.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfStale } from '../../../demo-host/build';
import { startServers } from '../../../demo-host/servers';
import { openChromium } from '../../journeys/engines/by-puppeteer';
import { show, visits } from '../../journeys/engines/screens';
import { Visitor } from '../../journeys/engines/visitor';
import { chromiumMissing, findChromium } from '../../support/chromium';
import { putInPlace } from './put-in-place';
import { joined, type Shot } from './sheet';

/** Orders, events and what is new are as old as on every other day. */
const today = new Date('2026-06-03T12:00:00Z');
const widths = [360, 768, 1440];
const height = 900;
const looks = ['light', 'dark', 'market'];

const folders = { each: resolve('dist/screens'), all: resolve('docs/screens') };

/** As a host page's own sheet; the shop's pages allow no others. Without text they are as they come. */
const wear = ({ page }: Visitor, css: string): Promise<unknown> =>
  page.evaluate((text) => {
    const name = 'worn';
    const others = document.adoptedStyleSheets.filter((sheet) => !(name in sheet));
    const sheet = Object.assign(new CSSStyleSheet(), { [name]: true });
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...others, sheet];
  }, css);

const sheetOf = (look: string): string =>
  look === 'light' ? '' : readFileSync(`elements/themes/${look}.css`, 'utf8');

if (!findChromium()) throw new Error(chromiumMissing);

await buildIfStale();
rmSync(folders.each, { recursive: true, force: true });
mkdirSync(folders.each, { recursive: true });
const shop = await startServers({ history: true, now: () => today });
const browser = await openChromium();

/** Of docs/screens, by name. */
const sheets = new Map<string, Buffer>();
const missing: string[] = [];

async function drawWidth(width: number): Promise<void> {
  const shots = new Map(looks.map((look) => [look, [] as Shot[]]));
  for (const { screens, come } of Object.values(visits)) {
    const page = await browser.open({ width, height });
    const visitor = new Visitor(page);
    await come?.(visitor, shop);
    for (const screen of screens) {
      // A screen that does not come is seen as it is in dist/screens.
      await show(visitor, shop, screen, width).catch((error: unknown) => {
        console.error(screen.name, error);
        missing.push(`${screen.name} at ${width} px`);
      });
      for (const look of looks) {
        await wear(visitor, sheetOf(look));
        await visitor.rest();
        const png = await page.screenshot();
        writeFileSync(join(folders.each, `${screen.name.replace(/\W+/g, '-')}-${width}-${look}.png`), png);
        shots.get(look)!.push({ name: screen.name, png });
      }
      await wear(visitor, '');
    }
    await page.close();
  }
  for (const [look, all] of shots) {
    const file = `${look}-${width}.webp`;
    const sheet = await joined(all, { width, height });
    sheets.set(file, sheet);
    console.log(`${file}: ${all.length} screens, ${Math.round(sheet.length / 1024)} KiB`);
  }
}

try {
  for (const width of widths) await drawWidth(width);
} finally {
  await browser.close();
  await shop.close();
}
putInPlace(folders.all, sheets, missing);
