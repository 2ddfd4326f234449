// WebKit, as Debian's driver of WebKitGTK shows it: the older WebDriver protocol.
import WebDriver, { type Client } from 'webdriver';
import { startWebKitDriver, webKitCapabilities } from '../../support/webkit';
import {
  askOf,
  callOf,
  type EngineBrowser,
  type EngineElement,
  type EngineFrame,
  type EnginePage,
  type Key,
} from './driver';
import { frameAt, locate } from './locate';

/** As the protocol writes an element. */
type Reference = Record<'element-6066-11e4-a52e-4f735466cecf', string>;

const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Space: ' ',
};
const shift = '\uE008';

// It would have other commands than the protocol's.
process.env.DISABLE_WEBDRIVERIO_DEPRECATION_WARNINGS = 'true';

/** Each page has a session of its own: storage is kept as long as that. */
export async function openWebKit(): Promise<EngineBrowser> {
  let driver = await startWebKitDriver();
  const newSession = () =>
    WebDriver.newSession({
      hostname: '127.0.0.1',
      port: driver.port,
      logLevel: 'error',
      capabilities: webKitCapabilities as never,
      connectionRetryTimeout: 30_000,
      connectionRetryCount: 0,
    });
  /** A window that does not come is not waited for: its driver may never answer again. */
  const anew = async () => {
    driver.stop();
    driver = await startWebKitDriver();
    return newSession();
  };
  return {
    engine: 'webkit',
    async open({ width = 1280, height = 900 } = {}) {
      const session = await newSession().catch(anew);
      const page = pageOf(session);
      await page.resize(width, height);
      return page;
    },
    close: () => Promise.resolve(driver.stop()),
  };
}

/** Where the driver thinks that something lies over it, as it does in shadow roots at times. */
const pressMiddle = (session: Client, origin: Reference) =>
  session.performActions([
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', origin, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);

const elementOf = (session: Client, reference: Reference): EngineElement => {
  const id = Object.values(reference)[0]!;
  return {
    click: () => session.elementClick(id).catch(() => pressMiddle(session, reference)),
    type: (text) => session.elementSendKeys(id, text),
  };
};

const execute = (session: Client, call: string): Promise<unknown> =>
  session.executeScript(`return ${call}`, []);

/** Of the frame that the session is in. */
const frameOf = (session: Client): EngineFrame => ({
  async find(query) {
    const found = (await execute(session, callOf(locate, [query]))) as Reference | null;
    return found ? elementOf(session, found) : undefined;
  },
  ask: (query, run, ...args) => execute(session, askOf(query, run, args)) as Promise<never>,
});

function pageOf(session: Client): EnginePage {
  const strike = (...values: string[]) =>
    session.performActions([
      {
        type: 'key',
        id: 'keys',
        actions: [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.reverse().map((value) => ({ type: 'keyUp', value })),
        ],
      },
    ]);
  const evaluate: EnginePage['evaluate'] = (run, ...args) =>
    execute(session, callOf(run, args)) as Promise<never>;
  const frame = frameOf(session);
  return {
    ...frame,
    goto: async (url) => void (await session.navigateTo(url)),
    reload: async () => void (await session.refresh()),
    back: () => session.back(),
    url: () => session.getUrl(),
    async resize(width, height) {
      const outer = [width, height] as [number, number];
      // The window has a frame, and its page learns late how large it has become.
      for (let tries = 0; tries < 5; tries += 1) {
        await session.setWindowRect(null, null, ...outer);
        const inner = await evaluate(async () => {
          await new Promise((done) => setTimeout(done, 150));
          return [window.innerWidth, window.innerHeight] as const;
        });
        if (inner[0] === width && inner[1] === height) return;
        outer[0] = Math.max(1, outer[0] + width - inner[0]);
        outer[1] = Math.max(1, outer[1] + height - inner[1]);
      }
      throw new Error(`The window does not become ${width} px wide and ${height} px high.`);
    },
    evaluate,
    press: (key, modifier) => (modifier ? strike(shift, keys[key]) : strike(keys[key])),
    async type(text) {
      for (const letter of text) await strike(letter);
    },
    async inFrame(address, run) {
      const found = await execute(session, callOf(locate, [frameAt(address)]));
      if (!found) throw new Error(`No frame has ${address} in its address.`);
      await session.switchToFrame(found as Reference);
      try {
        await run(frame);
      } finally {
        await session.switchToFrame(null);
      }
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.deleteSession(),
  };
}
