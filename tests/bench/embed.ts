// Times pages of another site with the Embed lines and without them: what its readers wait for, on a slow phone.
import { chromium, type Browser } from 'playwright';
import { buildIfStale } from '../../demo-host/build';
import { listen } from '../../server/http/listen';
import { loaderOf, runtimes, type Runtime } from '../../demo-host/runtimes';
import { startServers } from '../../demo-host/servers';
import { chromiumArgs } from '../support/chromium';
import { hostFile, hostPages, type HostPage } from './host-pages';
import { blockingTime, traceTasks } from './long-tasks';
import { median } from './median';

const rounds = 9;
/** ms that a page is watched after it has loaded: what we do when it is idle begins 1.5 s after the elements stand. */
const watched = 5500;

/** All in ms. */
export interface HostTimes {
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time, from the start to the end of the watch. */
  tbt: number;
  /** The longest task. */
  longest: number;
  /** When the bag of the mini cart, the field of the newsletter and the price of the card stood; 0 without. */
  badge: number;
  newsletter: number;
  card: number;
}

export type Variant = 'without' | Runtime;
export const variants: readonly Variant[] = ['without', ...runtimes];

const tags = `<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>
<airside-newsletter></airside-newsletter>`;

/** Runs in every document before its scripts. */
const watch = `
  window.times = { lcp: 0, badge: 0, newsletter: 0, card: 0 };
  new PerformanceObserver((list) => (times.lcp = list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });
  const awaited = { badge: ['mini-cart', 'button'], newsletter: ['newsletter', 'input'], card: ['product-card', '[part~=price]'] };
  const timer = setInterval(() => {
    for (const [name, [tag, part]] of Object.entries(awaited))
      if (document.querySelector('airside-' + tag)?.shadowRoot?.querySelector(part)) {
        times[name] = performance.now();
        delete awaited[name];
      }
    if (!Object.keys(awaited).length) clearInterval(timer);
  }, 20);
`;

async function loadOnce(browser: Browser, url: string): Promise<HostTimes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript({ content: watch });
    const endTrace = await traceTasks(browser, url);
    await page.goto(url);
    await page.waitForTimeout(watched);
    const times = await page.evaluate<Omit<HostTimes, 'tbt' | 'longest'>>('times');
    const tasks = await endTrace();
    return { ...times, tbt: blockingTime(tasks), longest: Math.max(0, ...tasks) };
  } finally {
    await context.close();
  }
}

/** What else the machine does can only add to the time on a clock: the lower quartile tells more of it than the median. */
function summary(list: readonly HostTimes[]): HostTimes {
  const sorted = (name: keyof HostTimes) => list.map((one) => one[name]).sort((a, b) => a - b);
  const quartile = (name: keyof HostTimes) => sorted(name)[Math.floor(list.length / 4)] ?? 0;
  return {
    tbt: median(sorted('tbt')),
    longest: median(sorted('longest')),
    lcp: quartile('lcp'),
    badge: quartile('badge'),
    newsletter: quartile('newsletter'),
    card: quartile('card'),
  };
}

/** Of interleaved page loads, each with an empty cache. */
export async function measureHost(
  executablePath: string,
  page: HostPage,
): Promise<Record<Variant, HostTimes>> {
  const host = await listen(0, 'PORT');
  await buildIfStale();
  const servers = await startServers({ embedOrigins: [host.url] });
  const html = (variant: Variant): string =>
    variant === 'without'
      ? hostPages[page]('', '')
      : hostPages[page](`<script type="module" src="${servers.shopUrl}${loaderOf(variant)}"></script>`, tags);
  host.answerWith({
    handler: (request) => {
      const path = new URL(request.url).pathname;
      const variant = variants.find((each) => path === `/${each}`) ?? 'without';
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return hostFile(path) ?? new Response(html(variant), { headers });
    },
  });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const times: Record<Variant, HostTimes[]> = { without: [], react: [], preact: [] };
    // The first of each warms up server and browser.
    for (let round = 0; round <= rounds; round += 1)
      for (const variant of round % 2 ? variants : variants.toReversed()) {
        const one = await loadOnce(browser, `${host.url}/${variant}`);
        if (round > 0) times[variant].push(one);
      }
    return { without: summary(times.without), react: summary(times.react), preact: summary(times.preact) };
  } finally {
    await browser.close();
    await servers.close();
    await host.close();
  }
}
