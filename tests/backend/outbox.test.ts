// The outbox: what the shop mails, as pages and as JSON, with nothing in a mail that could run or lead elsewhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMail } from '../../demo-host/backend/outbox/mails';
import { linkText } from '../../demo-host/backend/outbox/link-text';
import { createSmallShop, pay, readyCart, type SmallShop } from './small-shop';

interface Listed {
  mails: { id: number; to: string; subject: string; body: string; time: string }[];
  older: string | null;
}

const get = (shop: SmallShop, path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  shop.backend.handle(new Request(`http://shop.test/_demo/outbox${path}`, { headers }));
const json = async (shop: SmallShop, path = '') =>
  (await (await get(shop, path, { accept: 'application/json' })).json()) as Listed;

const evil = {
  to: '"><b>x</b>@example.com',
  subject: '<img src=x onerror=alert(1)>',
  body: '</pre><script>1',
};

describe('the outbox', () => {
  let shop: SmallShop;
  beforeAll(async () => {
    shop = await createSmallShop({ origins: ['http://magazine.test'] });
    await pay(shop, await readyCart(shop));
    await shop.ask('mutation { requestPasswordResetEmail(email: "diana@example.com") }');
  });
  afterAll(() => shop.backend.close());

  it('has the mails of orders and forgotten passwords, newest first', async () => {
    const { mails, older } = await json(shop);
    expect(mails.map(({ to, subject, time }) => ({ to, subject, time }))).toEqual([
      { to: 'diana@example.com', subject: 'Set a new password', time: '2026-11-21T06:17:00Z' },
      { to: 'gita@example.com', subject: 'Your order 000000001', time: '2026-11-21T06:17:00Z' },
    ]);
    expect(older).toBeNull();
  });

  it('leads from the mail of an order to the order', async () => {
    const [, ofOrder] = (await json(shop)).mails;
    expect(ofOrder?.body).toContain('http://shop.test/guest-order?number=000000001');
  });

  it('says on its page what it is, and makes the reset link one to click', async () => {
    const html = await (await get(shop, '')).text();
    expect(html).toContain('Mails this demo would have sent.');
    expect(html).toContain('To diana@example.com');
    expect(html).toMatch(
      /<a href="http:\/\/shop\.test\/customer\/account\/createPassword\?token=[\w-]{32}&#38;email=diana%40example\.com">/,
    );
  });

  it('shows one mail by its id, and 404 for any other', async () => {
    const [newest] = (await json(shop)).mails;
    expect(await (await get(shop, `/${newest?.id}`)).text()).toContain('Set a new password');
    expect(await (await get(shop, `/${newest?.id}`, { accept: 'application/json' })).json()).toEqual(newest);
    for (const path of ['/999', '/1x', '/%2e'])
      expect({ path, status: (await get(shop, path)).status }).toEqual({ path, status: 404 });
  });

  describe('asked for over the network', () => {
    const key = 'a-key-nobody-guesses';
    const ask = (at: SmallShop, path: string, headers: Record<string, string> = {}) =>
      at.backend.handle(
        new Request(`http://localhost:4000/_demo/outbox${path}`, {
          headers: { accept: 'text/html', ...headers },
        }),
        { address: '127.0.0.1' },
      );
    let open: SmallShop;
    beforeAll(async () => void (open = await createSmallShop({ outboxKey: key })));
    afterAll(() => open.backend.close());

    it('is shut where nobody asked for it, even on this machine, and says how to open it', async () => {
      for (const path of ['', '/1', '?key=', `?key=${key}`]) {
        const refused = await ask(shop, path);
        expect(refused.status).toBe(403);
        const html = await refused.text();
        expect(html).toContain('--outbox');
        expect(html).not.toContain('diana@example.com');
      }
    });

    it.each(['', '?key=', '?key=another-key', `?key=${key}x`, '?KEY=x'])(
      'is shut without its key: %s',
      async (query) => {
        expect((await ask(open, query)).status).toBe(403);
        expect((await ask(open, query, { accept: 'application/json' })).status).toBe(403);
      },
    );

    it('opens with its key, which does not stay in the address', async () => {
      const first = await ask(open, `?to=gita&key=${key}`);
      expect(first.status).toBe(303);
      expect(first.headers.get('location')).toBe('/_demo/outbox?to=gita');
      const cookie = first.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/; Path=\/_demo\/outbox; HttpOnly; SameSite=Strict$/);
      const kept = { cookie: `other=1; ${cookie.split(';')[0]}` };
      expect((await ask(open, '', kept)).status).toBe(200);
      expect((await ask(open, '', { cookie: 'airside_outbox=another' })).status).toBe(403);
    });

    it('answers a program that brings the key', async () => {
      const answer = await ask(open, `?key=${key}`, { accept: 'application/json' });
      expect(await answer.json()).toMatchObject({ mails: [] });
    });
  });

  it('finds the mails of a recipient by a part of the address', async () => {
    expect((await json(shop, '?to=GITA')).mails).toHaveLength(1);
    const none = await (await get(shop, '?to=<i>nobody')).text();
    expect(none).toContain('No mail to “&#60;i&#62;nobody”');
    // No pattern language: a percent sign is a percent sign.
    expect((await json(shop, '?to=%25')).mails).toHaveLength(0);
  });

  it('can neither run, load, be framed, be cached nor be read from another origin', async () => {
    const { headers } = await get(shop, '', { accept: 'text/html', origin: 'http://magazine.test' });
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is only read', async () => {
    const answer = await shop.backend.handle(
      new Request('http://shop.test/_demo/outbox', { method: 'POST', body: 'x' }),
    );
    expect(answer.status).toBe(404);
  });
});

describe('an outbox', () => {
  it('says so when it is empty', async () => {
    const shop = await createSmallShop();
    expect(await (await get(shop, '')).text()).toContain('No mail yet.');
    shop.backend.close();
  });

  it('escapes everything, and leads to older mails page by page', async () => {
    const shop = await createSmallShop();
    const now = new Date('2026-11-21T06:17:00Z');
    for (let n = 1; n <= 60; n++)
      sendMail({ db: shop.db, now }, { to: `${n}@example.com`, subject: 's', body: 'b' });
    sendMail({ db: shop.db, now }, evil);
    const html = await (await get(shop, '')).text();
    expect(html).not.toMatch(/<img|<script|<b>/);
    expect(html).toContain('&#60;script&#62;1');
    const first = await json(shop);
    const rest = await json(shop, first.older?.replace('/_demo/outbox', ''));
    expect(first.mails).toHaveLength(50);
    expect(rest.mails.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(rest.older).toBeNull();
    shop.backend.close();
  });
});

describe('links in a mail', () => {
  const links = (text: string) =>
    [...linkText(text, 'https://shop.test').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

  it('are those of the shop', () => {
    expect(links('See https://shop.test/a?b=1 and HTTPS://SHOP.TEST/c.')).toEqual([
      'https://shop.test/a?b=1',
      'https://shop.test/c',
    ]);
  });

  it.each([
    'http://shop.test/a',
    'https://shop.test:8443/a',
    'https://shop.test.evil.example/a',
    'https://shop.test@evil.example/a',
    'https://user:secret@shop.test/a',
    'javascript:alert(1)//https',
    'data:text/html,https',
    'https://',
  ])('are not %s', (text) => {
    expect(links(text)).toEqual([]);
    expect(linkText(text, 'https://shop.test')).not.toContain('<a');
  });

  it('keep the text around them, escaped', () => {
    expect(linkText('<b> https://shop.test/?a="x" (https://shop.test/b).', 'https://shop.test')).toBe(
      '&#60;b&#62; <a href="https://shop.test/?a=">https://shop.test/?a=</a>&#34;x&#34; (<a href="https://shop.test/b">https://shop.test/b</a>).',
    );
  });
});
