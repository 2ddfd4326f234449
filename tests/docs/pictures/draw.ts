// `npm run docs:pictures [-- parts of tags]`: draws each element as its example in docs/elements.md, on the demo's own data.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { buildIfStale } from '../../../demo-host/build';
import { startServers } from '../../../demo-host/servers';
import { loadContracts } from '../../../elements/build/load-contracts';
import { pictureOf, type Picture } from '../../../elements/build/pictures';
import { chromiumArgs, chromiumMissing, findChromium } from '../../support/chromium';
import { ForeignSite } from '../../journeys/support/foreign-site';
import { pictureFolder } from './folder';
import { openHostPage } from './host-page';
import { clipOf } from './clip';
import { settled } from './settled';

/** Orders, events and what is new are as old as on every other day. */
const today = new Date('2026-06-03T12:00:00Z');

/** px: as wide as the pages of documents are. */
const widest = 880;

const wanted = process.argv.slice(2);
const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumMissing);

await buildIfStale();
const { contracts } = await loadContracts();
if (!wanted.length) rmSync(pictureFolder, { recursive: true, force: true });
mkdirSync(pictureFolder, { recursive: true });
const shop = await startServers({ history: true, now: () => today });
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

async function draw(tag: string, picture: Picture): Promise<void> {
  // Each has an origin of its own: browsers keep cart and session by it.
  const site = await ForeignSite.start();
  try {
    const page = await openHostPage({ browser, shop, site, today }, picture);
    await settled(page);
    const clip = await clipOf(page, tag, picture);
    const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
    const { size, width, height } = await sharp(png)
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 40, effort: 6 })
      .toFile(join(pictureFolder, `${tag}.webp`));
    console.log(`${tag}: ${width} × ${height}, ${(size / 1024).toFixed(1)} KiB`);
    await page.context().close();
  } catch (error) {
    console.error(tag, error);
    process.exitCode = 1;
  } finally {
    await site.close();
  }
}

const waiting = contracts.filter(({ tag }) => !wanted.length || wanted.some((part) => tag.includes(part)));

/** One after the other; a few lanes stand side by side. */
async function drawNext(): Promise<void> {
  for (let contract = waiting.shift(); contract; contract = waiting.shift()) {
    const picture = pictureOf(contract);
    if (picture) await draw(contract.tag, picture);
  }
}

try {
  await Promise.all([drawNext(), drawNext(), drawNext(), drawNext()]);
} finally {
  await browser.close();
  await shop.close();
}
