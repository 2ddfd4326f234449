// Times a page of another site with the Embed lines and without them: what its readers wait for, on a slow phone.
import { chromium, type Browser } from 'playwright';
import { buildIfStale } from '../../demo-host/build';
import { listen } from '../../demo-host/listen';
import { startServers } from '../../demo-host/servers';
import { chromiumArgs } from '../support/chromium';
import { median } from './measure';

const rounds = 9;
/** ms that a page is watched from its start. */
const watched = 6000;

export interface HostTimes {
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time: what tasks take above 50 ms, summed up, ms. */
  tbt: number;
}

/** An article with a picture, as a magazine has it; `snippet` stands at its head, `tags` among its words. */
function article(snippet: string, tags: string): string {
  const words = 'Malt is dried over smoke, and what is dried slowly tastes of it for years. '.repeat(12);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${snippet}
<style>body{font:18px/1.5 Georgia,serif;margin:0 auto;max-width:40em}img{display:block;inline-size:100%;block-size:auto}</style></head>
<body><h1>Smoke</h1><img src="/picture.svg" width="800" height="450" alt=""><p>${words}</p>${tags}<p>${words.repeat(4)}</p>
<script>for (const end = performance.now() + 30; performance.now() < end; );</script></body></html>`;
}

/** 40 KiB that no server makes smaller. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><rect width="800" height="450" fill="#876"/>${Array.from(
  { length: 700 },
  (_, at) =>
    `<circle cx="${(at * 37) % 800}" cy="${(at * 91) % 450}" r="${at % 23}" fill="#${((at * 7919) % 4096).toString(16).padStart(3, '0')}"/>`,
).join('')}</svg>`;

/** Runs in every document before its scripts. */
const watch = `
  window.times = { lcp: 0, tbt: 0 };
  new PerformanceObserver((list) => (times.lcp = list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (times.tbt += Math.max(0, duration - 50))))
    .observe({ type: 'longtask', buffered: true });
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
    await page.goto(url);
    await page.waitForTimeout(watched);
    return await page.evaluate<HostTimes>('times');
  } finally {
    await context.close();
  }
}

export interface Compared {
  without: HostTimes;
  with: HostTimes;
}

/** Medians over interleaved page loads, each with an empty cache; `folder`: of the build below the shop's address. */
export async function measureHost(executablePath: string, folder: string): Promise<Compared> {
  const host = await listen(0, 'PORT');
  await buildIfStale();
  const servers = await startServers({ embedOrigins: [host.url] });
  const loader = `<script type="module" src="${servers.shopUrl}${folder}/airside.js"></script>`;
  const tags = `<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>
<airside-newsletter></airside-newsletter>`;
  host.answerWith({
    handler: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('.svg'))
        return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
      const html = pathname === '/with' ? article(loader, tags) : article('', '');
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const times: Record<'without' | 'with', HostTimes[]> = { without: [], with: [] };
    // The first of each warms up server and browser.
    for (let round = 0; round <= rounds; round += 1)
      for (const page of round % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
        const one = await loadOnce(browser, `${host.url}/${page}`);
        if (round > 0) times[page].push(one);
      }
    const medians = (list: readonly HostTimes[]): HostTimes => ({
      lcp: median(list.map(({ lcp }) => lcp)),
      tbt: median(list.map(({ tbt }) => tbt)),
    });
    return { without: medians(times.without), with: medians(times.with) };
  } finally {
    await browser.close();
    await servers.close();
    await host.close();
  }
}
