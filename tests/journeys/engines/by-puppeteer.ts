// Chromium and Firefox, as puppeteer drives them: over the DevTools protocol, and over WebDriver BiDi.
import puppeteer, {
  ProtocolError,
  type Browser,
  type ElementHandle,
  type Frame,
  type Page,
} from 'puppeteer-core';
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
import { frameAt, locate } from './locate';

const usual = {
  // Beside the page, as in the other engines.
  'ui.useOverlayScrollbars': 1,
  // A mouse: fine, and able to hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // What it would ask the visitor takes the focus from the page.
  'extensions.formautofill.addresses.enabled': false,
  'extensions.formautofill.creditCards.enabled': false,
  'signon.rememberSignons': false,
};

/** Preferences as in about:config. */
export async function openFirefox(preferences: Record<string, unknown> = {}): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: { ...usual, ...preferences },
    protocolTimeout: 60_000,
  });
  return drive('firefox', browser);
}

/** Without windows it says that nobody has one. */
const withMouse = [
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

export async function openChromium(): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: findChromium(),
    args: [...chromiumArgs, ...withMouse],
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
      await page.bringToFront();
      if (before) await page.evaluateOnNewDocument(before);
      return { ...pageOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** What puppeteer does not say of its frames in Firefox. */
interface OverBidi {
  browsingContext?: { performActions(sources: object[]): Promise<void> };
}

const elementOf = (frame: Page | Frame, handle: ElementHandle): EngineElement => ({
  click: () => handle.click(),
  async type(text) {
    const { browsingContext } = frame as OverBidi;
    if (!browsingContext) return handle.type(text);
    // Its keys go to the page; to Firefox a frame is a page of its own.
    const strikes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await handle.focus();
    await browsingContext.performActions([{ type: 'key', id: 'keys', actions: strikes }]);
  },
});

const frameOf = (frame: Page | Frame): EngineFrame => ({
  async find(query) {
    const handle = (await frame.evaluateHandle(callOf(locate, [query]))).asElement();
    return handle ? elementOf(frame, handle as ElementHandle) : undefined;
  },
  ask: (query, run, ...args) => frame.evaluate(askOf(query, run, args)) as never,
});

const anew = (again: () => Promise<unknown>) => (error: unknown) => {
  if (error instanceof ProtocolError) return again();
  throw error;
};

function pageOf(page: Page): Omit<EnginePage, 'close'> {
  return {
    ...frameOf(page),
    // Once in some hundred times Firefox begins a navigation, and its driver never answers.
    goto: async (url) => void (await page.goto(url).catch(anew(() => page.goto(url)))),
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
      const found = await page.evaluateHandle(callOf(locate, [frameAt(address)]));
      const frame = await (found.asElement() as ElementHandle | null)?.contentFrame();
      if (!frame) throw new Error(`No frame has ${address} in its address.`);
      await run(frameOf(frame));
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
