// The card frames in a real Chromium: what they tell the page, and what they never tell it.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo-host/backend/database';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { createPayment } from '../../../demo-host/payment';
import { chromiumArgs, chromiumMissing, findChromium } from '../../support/chromium';

const executablePath = findChromium();

/** A shop's page, reduced to its side of the protocol; it keeps everything it is told in `log`. */
const shopPage = (
  paymentUrl: string,
) => `<!doctype html><title>Shop</title><div id="host"></div><script type="module">
const root = document.querySelector('#host').attachShadow({ mode: 'open' });
const base = ${JSON.stringify(paymentUrl)};
const { session } = await (await fetch(base + '/sessions', { method: 'POST', credentials: 'omit' })).json();
window.log = []; window.ports = {};
window.addEventListener('message', (event) => {
  window.log.push(event.data);
  if (event.origin !== base || event.data.type !== 'airside-card:hello') return;
  const { field } = event.data;
  const channel = new MessageChannel();
  window.ports[field] = channel.port1;
  channel.port1.onmessage = ({ data }) => window.log.push(data);
  event.source.postMessage({
    type: 'airside-card:init', dir: 'ltr', labels: { label: 'Label of ' + field, placeholder: '…' },
    theme: { color: 'rgb(1, 2, 3)', fontSize: '12px', fontFamily: 'url(x)', invalidColor: 'expression(1)' },
  }, base, [channel.port2]);
});
for (const field of ['number', 'expirationDate', 'cvv']) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.id = field;
  frame.src = base + '/field/' + field + '#' + session;
  root.append(frame);
}
</script>`;

interface Told {
  type: string;
  field?: string;
  state?: { empty: boolean; valid: boolean; potentiallyValid: boolean; focused: boolean };
  kind?: string;
  fields?: string[];
  result?: { nonce: string; brand: string; last4: string };
}

async function listen(answer: (request: Request) => Response | Promise<Response>): Promise<[Server, string]> {
  const listener = getRequestListener(answer);
  const server = createServer((...exchange) => void listener(...exchange));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
}

describe.skipIf(executablePath === undefined)(`card frames (else: ${chromiumMissing.split('\n')[0]})`, () => {
  const servers: Server[] = [];
  const requests: string[] = [];
  let browser: Browser;
  let db: Database;
  let shopUrl: string;
  let strangers: string;
  let page: Page;

  beforeAll(async () => {
    db = openDatabase(':memory:');
    const origins: string[] = [];
    const payment = createPayment({ db, shopOrigins: origins });
    const [cards, paymentUrl] = await listen(async (request) => {
      if (request.method === 'POST') requests.push(await request.clone().text());
      return payment.handle(request);
    });
    const html = () => new Response(shopPage(paymentUrl), { headers: { 'content-type': 'text/html' } });
    const [shop, url] = await listen(html);
    const [stranger, strangerUrl] = await listen(html);
    origins.push(url);
    shopUrl = url;
    servers.push(cards, shop, stranger);
    strangers = strangerUrl;
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
  });

  afterAll(async () => {
    await browser.close();
    for (const server of servers) server.close();
    db.close();
  });

  const told = () => page.evaluate(() => (window as unknown as { log: Told[] }).log);
  const tell = (field: string, message: object) =>
    page.evaluate(
      ([to, what]) =>
        (window as unknown as { ports: Record<string, MessagePort> }).ports[to]?.postMessage(what),
      [field, message] as const,
    );
  const frame = (field: string): FrameLocator => page.frameLocator(`#${field}`);
  const last = async (type: string, field?: string) =>
    (await told()).filter((message) => message.type === type && (!field || message.field === field)).at(-1);
  const type = async (field: string, text: string) => {
    await frame(field).locator('input').click();
    await page.keyboard.type(text);
  };
  const fill = async (number: string, cvv = '123') => {
    await type('number', number);
    await type('expirationDate', '1230');
    await type('cvv', cvv);
  };
  const tokenize = async () => {
    await tell('number', { type: 'tokenize', id: 'one' });
    await expect.poll(async () => (await last('tokenized')) ?? (await last('failed'))).toBeTruthy();
    return (await last('tokenized')) ?? (await last('failed'));
  };

  beforeEach(async () => {
    requests.length = 0;
    page = await browser.newPage();
    await page.goto(shopUrl);
    await expect
      .poll(async () => (await told()).filter((message) => message.type === 'state').length)
      .toBeGreaterThan(2);
    return () => page.close();
  });

  it('turn a test card into a nonce, and the page sees no digit of it but the last four', async () => {
    await fill('4111111111111111');
    expect(await tokenize()).toMatchObject({
      result: { nonce: expect.stringMatching(/^demo_/) as string, brand: 'Visa', last4: '1111' },
    });
    expect(JSON.stringify(await told())).not.toMatch(/4111 ?1111|1230|12 \/ 30|"123"/);
  });

  it('come up though somebody types into them and presses Enter before their script is there', async () => {
    let go = () => undefined as void;
    const typed = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/field.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(shopUrl, { waitUntil: 'commit' });
    await frame('number').locator('input').focus();
    await page.keyboard.type('41111111');
    await frame('cvv').locator('input').focus();
    await page.keyboard.type('123\n');
    go();
    const states = async () => (await told()).filter((message) => message.type === 'state');
    await expect.poll(async () => new Set((await states()).map(({ field }) => field)).size).toBe(3);
    expect(await last('state', 'cvv')).toMatchObject({ state: { empty: false, valid: true } });
    expect(await frame('number').locator('input').inputValue()).toBe('4111 1111');
  });

  it('never send any other number, however valid', async () => {
    await fill('4242424242424242');
    expect(await tokenize()).toMatchObject({ kind: 'rejected', fields: ['number'] });
    expect(requests.join()).not.toContain('4242');
  });

  it('say which fields are empty or wrong', async () => {
    await type('number', '4111');
    expect(await tokenize()).toMatchObject({ kind: 'empty', fields: ['expirationDate', 'cvv'] });
    await type('expirationDate', '1220');
    await type('cvv', '12');
    await tell('number', { type: 'tokenize', id: 'two' });
    await expect
      .poll(async () => (await last('failed'))?.fields)
      .toEqual(['number', 'expirationDate', 'cvv']);
    expect(await last('failed')).toMatchObject({ kind: 'invalid' });
    expect(requests.join()).not.toContain('4111');
  });

  it('know four digits of security code once the card is an American Express', async () => {
    await fill('378282246310005');
    const cvv = async () => (await last('state', 'cvv'))?.state;
    await expect.poll(cvv).toMatchObject({ valid: false, potentiallyValid: true });
    await type('cvv', '4');
    await expect.poll(cvv).toMatchObject({ valid: true });
    expect(await tokenize()).toMatchObject({ result: { brand: 'American Express', last4: '0005' } });
  });

  it('write the number in groups and keep the caret', async () => {
    const input = frame('number').locator('input');
    await type('number', '41111111111111');
    expect(await input.inputValue()).toBe('4111 1111 1111 11');
    await input.press('Home');
    for (let n = 0; n < 5; n++) await input.press('ArrowRight');
    await page.keyboard.type('5');
    expect(await input.inputValue()).toBe('4111 5111 1111 111');
    expect(await input.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(6);
    await input.press('Backspace');
    expect(await input.inputValue()).toBe('4111 1111 1111 11');
  });

  it('are named, say their error, and take colours but no nonsense', async () => {
    const input = frame('number').getByLabel('Label of number');
    await tell('number', { type: 'error', message: 'Not a card number' });
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    const described = await input.getAttribute('aria-describedby');
    expect(await frame('number').locator(`#${described}`).textContent()).toBe('Not a card number');
    await tell('number', { type: 'error', message: null });
    await expect.poll(() => input.getAttribute('aria-invalid')).toBeNull();
    const style = await input.evaluate((element) => {
      const { color, fontSize, borderTopWidth, fontFamily } = getComputedStyle(element);
      return { color, fontSize, borderTopWidth, fontFamily };
    });
    expect(style).toMatchObject({ color: 'rgb(1, 2, 3)', fontSize: '16px', borderTopWidth: '0px' });
    expect(style.fontFamily).not.toContain('url');
  });

  it('tell of Enter, take focus, and forget on request', async () => {
    await tell('cvv', { type: 'focus' });
    const input = frame('cvv').locator('input');
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await expect.poll(() => last('submit')).toBeTruthy();
    await tell('cvv', { type: 'clear' });
    await expect.poll(async () => (await last('state', 'cvv'))?.state?.empty).toBe(true);
    expect(await input.inputValue()).toBe('');
  });

  it('take one page’s port, once', async () => {
    const before = (await told()).length;
    await page.evaluate(() => {
      const root = document.querySelector('#host')?.shadowRoot;
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => (window as unknown as { log: unknown[] }).log.push(data);
      const target = root?.querySelector<HTMLIFrameElement>('#number')?.contentWindow;
      target?.postMessage({ type: 'airside-card:init', labels: {}, theme: {}, dir: 'ltr' }, '*', [
        channel.port2,
      ]);
    });
    // It still answers by the first port, and by that alone.
    await tell('number', { type: 'clear' });
    await expect.poll(async () => (await told()).length).toBeGreaterThan(before);
    expect((await told()).slice(before)).toMatchObject([{ type: 'state', field: 'number' }]);
  });

  it('do not show on a stranger’s page, which gets no session either', async () => {
    const other = await browser.newPage();
    const failures: string[] = [];
    other.on('pageerror', (error) => failures.push(error.message));
    await other.goto(strangers);
    await expect.poll(() => failures.join()).toContain('Failed to fetch');
    await other.close();
  });
});
