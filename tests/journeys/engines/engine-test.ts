// Playwright's runner over the engines that it does not drive: its projects say which one.
import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { openChromium, openFirefox } from './by-puppeteer';
import { openWebKit } from './by-webdriver';
import type { Engine, EngineBrowser } from './driver';
import { Visitor } from './visitor';

export const openEngine: Record<Engine, () => Promise<EngineBrowser>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
};

interface Fixtures {
  /** On a page of its own, with storage of its own. */
  visitor: Visitor;
}

export const test = base.extend<Fixtures, { engine: EngineBrowser }>({
  engine: [
    async ({ browserName: _driven }, provide, { project }) => {
      const engine = await openEngine[(project.metadata as { engine: Engine }).engine]();
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  async visitor({ engine }, provide, info) {
    const page = await engine.open();
    await provide(new Visitor(page));
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('at-the-end.png'), await page.screenshot());
    await page.close();
  },
});
