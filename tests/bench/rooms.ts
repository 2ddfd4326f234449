// Measures how high elements are with their usual content, by their own width, and prints it as their contracts say it (room):
// `npx tsx tests/bench/rooms.ts`, after a change of looks.
import { chromium, type Page } from 'playwright';
import { buildIfStale } from '../../demo-host/build';
import { listen } from '../../server/http/listen';
import { startServers } from '../../demo-host/servers';
import { chromiumArgs, findChromium } from '../support/chromium';

/** px of width that are looked at. */
const narrowest = 300;
const widest = 1440;
const step = 4;
/** px of height that nobody sees. */
const tolerance = 4;
/** px of height where editors' words are as long as they are. */
const ofWords = 40;

/** Tags with what follows them in a selector, and what such a tag says. */
const measured: Record<string, string> = {
  'special-offers': '',
  'banner-group': '',
  'banner-group[number]': 'number="1"',
  'brand-logos': '',
  'duty-free-steps': '',
  'cms-page': 'identifier="about-us"',
  newsletter: '',
  contact: '',
  event: 'event-id="1"',
  'product-list': 'category-uid="MjE="',
  'product-list:is([limit="1"],[limit="2"],[limit="3"]:not([skus]))': 'category-uid="MjE=" limit="2"',
  'product-list[skus]:is(:not([limit]),[limit="3"])': 'skus="WH-001 WH-002 WH-003"',
  'product-list:is([limit="4"],[limit="5"]):not([skus])': 'category-uid="MjE=" limit="4"',
  'product-card': 'sku="WH-017"',
  'product-card[add-to-cart]': 'sku="WH-017" add-to-cart',
  'cart-page': '',
  checkout: '',
  'sign-in': '',
  'create-account': '',
  'forgot-password': '',
  'guest-order': '',
  'error-view': '',
  footer: '',
  'order-history': '',
};

type Height = readonly [width: number, height: number];

/** The longest line from the first on that passes all by at most `within`: its slope, and how many lie on it. */
function line(heights: readonly Height[], within: number): { slope: number; count: number } {
  const [from, first] = heights[0]!;
  let [least, most] = [-Infinity, Infinity];
  let count = 1;
  for (; count < heights.length; count += 1) {
    const [width, height] = heights[count]!;
    const far = (width - from) / 100;
    const low = Math.max(least, (height - within - first) / far);
    const high = Math.min(most, (height + within - first) / far);
    if (low > high) break;
    [least, most] = [low, high];
  }
  return { slope: Math.round((least + most) * 5) / 10, count };
}

/** The fewest steps that the heights lie on, as build/rooms.ts reads them: flat ones, or slopes where those reach farther. */
function fit(heights: readonly Height[], within: number): string {
  const steps: string[] = [];
  for (let start = 0; start < heights.length;) {
    const rest = heights.slice(start);
    const [from, first] = rest[0]!;
    const beyond = rest.findIndex(([, height]) => Math.abs(height - first) > within);
    const flat = beyond < 0 ? rest.length : beyond;
    const { slope, count } = line(rest, within);
    const isSlope = count > Math.max(3, flat * 3);
    const size = isSlope
      ? `${Math.round(first - (slope * from) / 100)}${slope < 0 ? '' : '+'}${slope}`
      : first;
    steps.push(start === 0 ? `${size}` : `${from}:${size}`);
    start += isSlope ? count : flat;
  }
  return steps.join(' ');
}

async function heightsOf(page: Page, tag: string): Promise<Height[]> {
  const heights: Height[] = [];
  for (let width = narrowest; width <= widest; width += step) {
    await page.setViewportSize({ width, height: 900 });
    const height = await page.evaluate(
      `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
        done(document.querySelector('${tag}').getBoundingClientRect().height))))`,
    );
    heights.push([width, Math.round(height as number)]);
  }
  return heights;
}

async function open(page: Page, markup: string): Promise<void> {
  await page.goto(`${host.url}/?markup=${encodeURIComponent(markup)}`, { waitUntil: 'networkidle' });
}

/** A checkout is opened with something in the cart. */
async function addBottle(page: Page): Promise<void> {
  await open(page, '<airside-add-to-cart sku="GN-002"></airside-add-to-cart>');
  await page.evaluate("document.querySelector('airside-add-to-cart').add()");
}

await buildIfStale();
const host = await listen(0, 'PORT');
const servers = await startServers({ embedOrigins: [host.url] });
host.answerWith({
  handler: (request) => {
    const markup = new URL(request.url).searchParams.get('markup') ?? '';
    const html = `<!doctype html><html lang="en"><title>Rooms</title><link rel="icon" href="data:,"><style>body{margin:0}</style>
<script type="module" src="${servers.shopUrl}/airside.js"></script>${markup}`;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const asked = process.argv.slice(2);
try {
  for (const [name, attributes] of Object.entries(measured)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const [element = '', ...rest] = name.split(/(?=[:[])/);
    const tag = `airside-${element}`;
    const within = /^(cms-page|event)$/.test(name) ? ofWords : tolerance;
    const markup = `<${tag} ${attributes}></${tag}>`;
    if (/^(cart-page|checkout)$/.test(name)) await addBottle(page);
    await open(page, markup);
    console.log(`${tag}\n  '${rest.join('')}': '${fit(await heightsOf(page, tag), within)}',`);
    await page.close();
  }
} finally {
  await browser.close();
  await servers.close();
  await host.close();
}
