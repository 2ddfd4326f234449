// `npm run contact-sheet [-- part of a screen's name]`: every screen as each engine draws it, side by side on one page, to be looked at.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../../../demo-host/build';
import { escapeHtml } from '../../../server/http/html';
import { startServers } from '../../../demo-host/servers';
import { openChromium, openFirefox } from './by-puppeteer';
import { openWebKit } from './by-webdriver';
import { show, visits } from './screens';
import { Visitor } from './visitor';

const folder = resolve('dist/contact-sheet');
const [wanted = ''] = process.argv.slice(2);

/** Rows in the order in which they are drawn. */
const rows: { title: string; files: string[] }[] = [];

async function draw(
  width: number,
  who: string,
  shop: { shopUrl: string },
  visitors: Visitor[],
): Promise<void> {
  const { screens, come } = visits[who]!;
  await Promise.all(visitors.map(({ page }) => page.resize(width, 900)));
  for (const each of visitors) await come?.(each, shop);
  for (const screen of screens.filter(({ name }) => name.includes(wanted))) {
    const files: string[] = [];
    for (const [index, visitor] of visitors.entries()) {
      const file = `${rows.length}-${index}.png`;
      // A screen that does not come is seen as it is.
      await show(visitor, shop, screen, width).catch((error: unknown) =>
        console.error(screen.name, index, error),
      );
      writeFileSync(join(folder, file), await visitor.page.screenshot());
      files.push(file);
    }
    rows.push({ title: `${screen.name}, ${width} px`, files });
    console.log(rows.at(-1)!.title);
  }
}

const sheet = () => `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px system-ui;margin:16px}div{display:flex;gap:12px;align-items:start}img{flex:1;min-width:0;max-width:640px;border:1px solid #bbb}</style>
<h1>Chromium, Firefox, WebKit</h1>
${rows
  .map(
    ({ title, files }) =>
      `<h2>${escapeHtml(title)}</h2><div>${files.map((file) => `<img src="${file}" loading="lazy">`).join('')}</div>`,
  )
  .join('\n')}`;

await buildIfStale();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shop = await startServers({ history: true });
const engines = await Promise.all([openChromium(), openFirefox(), openWebKit()]);
try {
  for (const width of [360, 1280])
    for (const who of Object.keys(visits)) {
      const pages = await Promise.all(engines.map((engine) => engine.open()));
      await draw(
        width,
        who,
        shop,
        pages.map((page) => new Visitor(page)),
      );
      await Promise.all(pages.map((page) => page.close()));
    }
  writeFileSync(join(folder, 'index.html'), sheet());
  console.log(`\n${pathToFileURL(join(folder, 'index.html')).href}`);
} finally {
  await Promise.all(engines.map((engine) => engine.close()));
  await shop.close();
}
