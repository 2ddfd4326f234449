// Chromium and Firefox, as puppeteer drives them: over the DevTools protocol, and over WebDriver BiDi.
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../../support/chromium';
import { findFirefox } from '../../support/firefox';
import {
  askOf,
  callOf,
  type EngineBrowser,
  type EngineElement,
  type EngineFrame,
  type EnginePage,
  type OpenOptions,
} from './driver';
import { locate } from './locate';

/** Preferences as in about:config. */
export async function openFirefox(preferences: Record<string, unknown> = {}): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: preferences,
  });
  return drive('firefox', browser);
}

export async function openChromium(): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: findChromium(),
    args: chromiumArgs,
    headless: 'shell',
  });
  return drive('chromium', browser);
}

function drive(engine: 'chromium' | 'firefox', browser: Browser): EngineBrowser {
  return {
    engine,
    async open({ width = 1280, height = 900, before }: OpenOptions = {}) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      if (before) await page.evaluateOnNewDocument(before);
      return { ...pageOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

const elementOf = (handle: ElementHandle): EngineElement => ({
  click: () => handle.click(),
  type: (text) => handle.type(text),
});

const frameOf = (frame: Page | Frame): EngineFrame => ({
  async find(query) {
    const handle = (await frame.evaluateHandle(callOf(locate, [query]))).asElement();
    return handle ? elementOf(handle as ElementHandle) : undefined;
  },
  ask: (query, run, ...args) => frame.evaluate(askOf(query, run, args)) as never,
});

function pageOf(page: Page): Omit<EnginePage, 'close'> {
  return {
    ...frameOf(page),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Where an answer is kept whole there is no load to wait for.
    back: async () => void (await page.evaluate('history.back()')),
    // Its own does not hear of history.pushState in Firefox.
    url: () => page.evaluate('location.href') as Promise<string>,
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) => page.evaluate(callOf(run, args)) as never,
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    async inFrame(address, run) {
      const frame = page.frames().find((one) => one.url().includes(address));
      if (!frame) throw new Error(`No frame has ${address} in its address.`);
      await run(frameOf(frame));
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
